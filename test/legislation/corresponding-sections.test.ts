import { afterAll, describe, expect, it } from "vitest";
import { openEngine } from "../../src/engine/open-engine.ts";
import { openLegislation } from "../../src/legislation/legislation.ts";
import { openCorpus } from "../../src/store/corpus.ts";
import { openCorpusBytes } from "../../src/store/file/corpus-file.ts";
import { readStoredAct, readStoredActSection } from "../../src/store/legislation/acts.ts";
import { buildFromRecords, createAct } from "./jsonl-records.ts";

// The Acts are real, their words and the cases are not.
const sections = (...numbers: string[]) => ({
  sections: numbers.map((number) => ({ number, heading: `Of ${number}`, text: `Words of ${number}.` })),
});

function decided(sourceId: string, text: string): object[] {
  const court = { courtId: "in-sc", jurisdiction: "IN" };
  return [
    {
      kind: "case",
      case: { sourceId, name: `Anil ${sourceId} v. State`, dateFiled: "1990-02-01", citations: [], ...court },
    },
    { kind: "opinion", caseSourceId: sourceId, opinion: { text } },
  ];
}

const { bytes } = await buildFromRecords([
  {
    kind: "court",
    court: { id: "in-sc", name: "Supreme Court of India", jurisdiction: "IN", level: "supreme", citationString: "" },
  },
  createAct("ipc", { title: "The Indian Penal Code, 1860", year: 1860 }, sections("100", "302", "309")),
  createAct("bns", { title: "The Bharatiya Nyaya Sanhita, 2023", year: 2023 }, sections("38", "103", "111", "226")),
  createAct("crpc", { title: "The Code of Criminal Procedure, 1973", year: 1973 }, sections("482")),
  ...decided("1", "He was convicted under Section 302 IPC. Section 302 IPC is severe."),
  ...decided("2", "The charge under Section 103 of the Bharatiya Nyaya Sanhita, 2023 fails."),
  ...decided("3", "Quashed under Section 482 of the Code of Criminal Procedure, 1973."),
]);
const engine = await openEngine(bytes);
const corpus = await openCorpus(openCorpusBytes(bytes));
const { actSections } = openLegislation(corpus.database);
afterAll(async () => {
  corpus.close();
  await engine.close();
});

async function one(actId: string, section: string) {
  const { data } = await engine.acts.text({ actId, section });
  const [found] = data.sections;
  const names = (cases: readonly { caseName: string; mentions: number }[]) =>
    cases.map(({ caseName, mentions }) => `${caseName}: ${mentions}`);
  return {
    citedBy: found!.citedBy && names(found!.citedBy.cases),
    correspondsTo: found!.correspondsTo && {
      ...found!.correspondsTo,
      citedBy: found!.correspondsTo.citedBy && names(found!.correspondsTo.citedBy.cases),
    },
  };
}

describe("a section of the criminal laws that were replaced", () => {
  it("refers to the section that replaced it, and to the cases that cite that section", async () => {
    expect(await one("ipc", "302")).toEqual({
      citedBy: ["Anil 1 v. State: 2"],
      correspondsTo: {
        relation: "replaced_by",
        actId: "bns",
        title: "Bharatiya Nyaya Sanhita, 2023",
        sections: ["103(1)"],
        compare: null,
        citedBy: ["Anil 2 v. State: 1"],
      },
    });
  });

  it("leads from the new law to the old, and to the cases that cite that", async () => {
    expect(await one("bns", "103")).toMatchObject({
      citedBy: ["Anil 2 v. State: 1"],
      correspondsTo: { relation: "replaces", actId: "ipc", sections: ["302"], citedBy: ["Anil 1 v. State: 2"] },
    });
  });

  it("names the provisions to compare with an omitted section", async () => {
    expect((await one("ipc", "309")).correspondsTo).toEqual({
      relation: "replaced_by",
      actId: "bns",
      title: "Bharatiya Nyaya Sanhita, 2023",
      sections: [],
      compare: "226",
      citedBy: undefined,
    });
  });

  it("names a law that the corpus lacks", async () => {
    expect((await one("crpc", "482")).correspondsTo).toMatchObject({ actId: null, sections: ["528"] });
  });

  it("has nothing of a section that is new", async () => {
    expect(await one("bns", "111")).toEqual({ citedBy: [], correspondsTo: undefined });
  });

  it("lists the corresponding section of every section of an Act, without cases", async () => {
    const { data } = await engine.acts.text({ actId: "bns" });
    expect(data.sections.map(({ correspondsTo, citedBy }) => [correspondsTo?.sections, citedBy])).toEqual([
      [["100"], undefined],
      [["302"], undefined],
      [undefined, undefined],
      [undefined, undefined],
    ]);
    expect(data.sections[1]?.correspondsTo).not.toHaveProperty("citedBy");
  });

  it.each([
    ["Section 302 IPC", ["ipc 302", "bns 103"]],
    ["section 103 BNS", ["bns 103", "ipc 302"]],
    ["section 111 of the Bharatiya Nyaya Sanhita, 2023", ["bns 111"]],
    ["Section 482 of the Code of Criminal Procedure, 1973", ["crpc 482"]],
  ])("finds a section by %s, with its corresponding sections", (query, expected) => {
    const { hits } = actSections.search({ query, limit: 10 });
    const named = hits
      .filter(({ score }) => score === 1)
      .map(({ ordinal }) => {
        const section = readStoredActSection(corpus.database, ordinal);
        return `${readStoredAct(corpus.database, section.act).actId} ${section.number}`;
      });
    expect(named).toEqual(expected);
  });
});
