import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { openEngine } from "../../../src/engine/open-engine.ts";
import { findImporter } from "../../../src/ingest/importers/importers.ts";
import type { SourceRecord } from "../../../src/ingest/records/source-record.ts";
import { buildCorpus } from "../../../src/node/build-corpus.ts";
import { openCorpusFile } from "../../../src/node/files/corpus-file.ts";
import { openSource } from "../../../src/node/sources/open-source.ts";
import { WORK } from "../../support/paths.ts";
import { reportFigure } from "../../support/report-figure.ts";
import { findSharedFile } from "../../support/shared-data.ts";

// Acts that two or three sources have, in Markdown, in Links Notation and in JSON: each is stored once, whole.
type Act = Extract<SourceRecord, { kind: "act" }>;

const SOURCES = [
  { format: "india-code", path: findSharedFile("data/in-central-acts.tar.gz") },
  { format: "in-lino", path: findSharedFile("data/in-act-metadata-lino.tar.gz") },
  { format: "in-civictech", path: findSharedFile("data/in-civictech-acts.tar.gz") },
] as const;
const isHere = SOURCES.every(({ path }) => path !== null);
const OUTPUT = resolve(WORK, "acts.sqlite");

/** The Acts of the JSON files, whose names are abbreviations. */
const ABBREVIATED: Readonly<Record<string, string>> = {
  "MVA.json": "the-motor-vehicles-act-1988",
  "hma.json": "the-hindu-marriage-act-1955",
  "ida.json": "the-divorce-act-1869",
  "nia.json": "the-negotiable-instruments-act-1881",
};

/** Which Acts each source has, told by the names of its files alone. */
async function readActNames(path: string): Promise<Set<string>> {
  const source = await openSource(path);
  const names = new Set<string>();
  for await (const { path: file } of source.entries()) {
    const [, folder, base = ""] = /([^/]+)\/([^/]+)$/.exec(file) ?? [];
    if (base.endsWith(".lino")) names.add(base.slice(0, -".lino".length));
    else if (base.endsWith(".json")) names.add(ABBREVIATED[base] ?? base);
    else if (folder !== undefined) names.add(folder);
  }
  await source.close();
  return names;
}

async function readActs({ format, path }: (typeof SOURCES)[number]): Promise<Act[]> {
  const source = await openSource(path!);
  const acts: Act[] = [];
  for await (const record of findImporter(format)!.records(source)) if (record.kind === "act") acts.push(record);
  await source.close();
  return acts;
}

/** Three merges as a reader of all their sources finds them: sections, footnotes, day of enactment, last section. */
const READ = [
  ["motor-vehicles-act-1988", 257, 304, "1988-10-14", "217A"],
  ["divorce-act-1869", 64, 57, "1869-02-26", "62"],
  ["hindu-marriage-act-1955", 37, 55, "1955-05-18", "30"],
] as const;

const FIELDS = ["longTitle", "department", "enactmentDate", "actNumber"] as const;

describe.skipIf(!isHere)("Acts that several sources contain (maintainer data)", async () => {
  mkdirSync(resolve(OUTPUT, ".."), { recursive: true });
  const inputs = SOURCES.map(({ format, path }) => ({ format, path: path! }));
  const { stored, mergedActs } = await buildCorpus({ output: OUTPUT, inputs });
  const read = await Promise.all(SOURCES.map(readActs));
  const names = await Promise.all(inputs.map(({ path }) => readActNames(path)));
  const engine = await openEngine(openCorpusFile(OUTPUT));
  afterAll(() => engine.close());

  it("are merged, all of them and no others", () => {
    const [central, lino, json] = names;
    const alike = [
      ...[...lino!].filter((name) => central!.has(name)),
      ...[...json!].filter((name) => central!.has(name) || lino!.has(name)),
    ];
    reportFigure("Acts that another source has too", mergedActs.length, `${alike.length}, by names of files`);
    expect(mergedActs.map(({ actId }) => `the-${actId}`).toSorted()).toEqual(alike.toSorted());
  });

  it("are counted once", async () => {
    const given = read.flat().length;
    reportFigure(
      "Acts read, stored, merged",
      `${given}, ${stored.acts}, ${mergedActs.length}`,
      "first = second + third",
    );
    expect(stored.acts + mergedActs.length).toBe(given);
    expect((await engine.acts.list({ pageSize: 1 })).total).toBe(stored.acts);
  });

  it("have the text of the fullest source and every field that any source has", async () => {
    for (const actId of new Set(mergedActs.map((note) => note.actId))) {
      const versions = read.flat().filter(({ act }) => act.id === actId);
      const [fullest] = versions.toSorted(
        (a, b) => b.footnotes.length - a.footnotes.length || b.sections.length - a.sections.length,
      );
      const { data } = await engine.acts.text({ actId });
      const { totalFootnotes } = await engine.acts.amendments({ actId });
      expect(data.sections.map(({ sectionNumber }) => sectionNumber)).toEqual(
        fullest!.sections.map(({ number }) => number),
      );
      expect(totalFootnotes).toBe(fullest!.footnotes.length);
      const first = (field: (typeof FIELDS)[number]) =>
        versions.map(({ act }) => act[field]).find((value) => value !== "") ?? "";
      for (const field of FIELDS) expect(data[field]).toBe(first(field));
    }
  });

  it.each(READ)("%s is as its sources have it", async (actId, sections, footnotes, enacted, last) => {
    const { data } = await engine.acts.text({ actId });
    expect(data.sections).toHaveLength(sections);
    expect(data.sections.at(-1)!.sectionNumber).toBe(last);
    expect(data).toMatchObject({ enactmentDate: enacted, actStatus: "in_force" });
    expect((await engine.acts.amendments({ actId })).totalFootnotes).toBe(footnotes);
  });
});
