import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { openEngine } from "../../src/engine/open-engine.ts";
import { buildCorpus } from "../../src/node/build-corpus.ts";
import { openCorpusFile } from "../../src/node/files/corpus-file.ts";

const folder = mkdtempSync(join(tmpdir(), "headnote-acts-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function source(name: string, ...records: object[]): { path: string } {
  const path = join(folder, name);
  writeFileSync(path, records.map((record) => JSON.stringify({ kind: "act", ...record })).join("\n"));
  return { path };
}

const lamps = { id: "lamps-act-1950", title: "The Lamps Act, 1950", year: 1950 };
const section = (number: string, text: string) => ({ number, heading: `Of ${number}`, text });
const footnote = {
  id: 1,
  type: "omission",
  text: "Omitted by Act 9 of 1990.",
  sectionNumber: "2",
  byAct: "Act 9 of 1990",
};

it("merges an Act of several sources into one and reports every record", async () => {
  const inputs = [
    source("a.jsonl", { act: lamps, sections: [section("1", "Lamps are lit.")], footnotes: [] }),
    source(
      "b.jsonl",
      {
        act: { ...lamps, actNumber: "9 of 1950" },
        sections: [section("1", "Lit."), section("2", "[***]")],
        footnotes: [footnote],
      },
      {
        act: { ...lamps, id: "wicks-act-1951", title: "The Wicks Act, 1951", year: 1951 },
        sections: [section("1", "Trim.")],
      },
    ),
    source("c.jsonl", { act: { ...lamps, status: "repealed", enactmentDate: "1950-02-03" } }, { act: lamps }),
  ];
  const output = join(folder, "acts.sqlite");
  const report = await buildCorpus({ inputs, output });
  expect(report.stored).toMatchObject({ acts: 2, footnotes: 1 });
  expect(report.mergedActs.map(({ source: from, actId, taken }) => [from, actId, taken])).toEqual([
    ["b.jsonl", "lamps-act-1950", ["actNumber", "sections and footnotes"]],
    ["c.jsonl", "lamps-act-1950", ["enactmentDate", "status"]],
  ]);
  expect(report.refused.map(({ reason }) => reason)).toEqual(['another Act has the id "lamps-act-1950"']);
  expect(report.stored.acts + report.mergedActs.length + report.refused.length).toBe(5);

  const engine = await openEngine(openCorpusFile(output));
  const { data } = await engine.acts.text({ actId: "lamps-act-1950" });
  expect(data).toMatchObject({ actNumber: "9 of 1950", actStatus: "repealed", enactmentDate: "1950-02-03" });
  expect(data.sections.map(({ sectionNumber, text }) => [sectionNumber, text])).toEqual([
    ["1", "Lit."],
    ["2", "[***]"],
  ]);
  expect((await engine.acts.amendments({ actId: "lamps-act-1950" })).totalFootnotes).toBe(1);
  await engine.close();
});
