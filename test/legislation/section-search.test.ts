import { afterAll, describe, expect, it } from "vitest";
import { openLegislation } from "../../src/legislation/legislation.ts";
import { openCorpus } from "../../src/store/corpus.ts";
import { openCorpusBytes } from "../../src/store/file/corpus-file.ts";
import { readStoredAct, readStoredActSection } from "../../src/store/legislation/acts.ts";
import { buildFromRecords, createAct } from "./jsonl-records.ts";

const { bytes } = await buildFromRecords([
  createAct(
    "ipc",
    { title: "The Indian Penal Code, 1860", year: 1860 },
    {
      sections: [
        { number: "299", heading: "Culpable ferrying", text: "Whoever ferries recklessly commits culpable ferrying." },
        {
          number: "302",
          heading: "Punishment for night ferrying",
          text: "Night ferrying is punished under section 299 too.",
        },
      ],
    },
  ),
  createAct(
    "boats",
    { title: "The Boats Act, 1951", year: 1951 },
    {
      sections: [
        { number: "2A", heading: "Register of boats", text: "Every boat is registered. See Section 302 IPC." },
      ],
    },
  ),
]);
const corpus = await openCorpus(openCorpusBytes(bytes));
const { actSections } = openLegislation(corpus.database);
afterAll(() => corpus.close());

function found(query: string, among?: readonly string[]) {
  return actSections.search({ query, among, limit: 10 }).hits.map(({ ordinal, score }) => {
    const section = readStoredActSection(corpus.database, ordinal);
    return [readStoredAct(corpus.database, section.act).actId, section.number, score === 1];
  });
}

describe("sections of Acts", () => {
  it.each([
    [
      "Section 302 IPC",
      [
        ["ipc", "302", true],
        ["boats", "2A", false],
      ],
    ],
    ["section 302 of the indian penal code", [["ipc", "302", true]]],
    ["section 2A of the Boats Act, 1951", [["boats", "2A", true]]],
    ["culpable ferrying", [["ipc", "299", false]]],
    ["boats register", [["boats", "2A", false]]],
    ["xylophone", []],
  ])("finds the sections of Acts for the query: %s", (query, expected) => {
    expect(found(query)).toEqual(expected);
  });

  it("of one Act only", () => {
    expect(found("ferrying", ["boats"])).toEqual([]);
    expect(found("Section 302 IPC", ["boats"])).toEqual([["boats", "2A", false]]);
  });
});
