import { describe, expect, it } from "vitest";
import { createRefusal, createRepair, type SourceRecord } from "../../../src/ingest/records/source-record.ts";
import { type CaseFilter, createCaseSelection } from "../../../src/ingest/selection/case-selection.ts";
import { omitLeftOutNotes } from "../../../src/ingest/selection/omit-left-out-notes.ts";

const at = (record: string) => ({ file: "a.txt", record });

function createCase(sourceId: string): SourceRecord {
  const row = { namespace: "test", sourceId, name: sourceId, nameFull: sourceId, courtId: "wash", citations: [] };
  const known = { jurisdiction: "US", dateFiled: "1990-05-04", datePrecision: "day", docketNumber: "" } as const;
  return { kind: "case", case: { ...row, ...known, judges: [] }, location: at(sourceId) };
}

function createOpinion(caseSourceId: string, record: string): SourceRecord {
  const opinion = { kind: "lead", author: "", text: "A toll.", pages: [], footnotes: [] } as const;
  return { kind: "opinion", namespace: "test", caseSourceId, opinion, location: at(record) };
}

/** A case with a note of each kind, at its location and at that of its opinion. */
const createRecords = (id: string): SourceRecord[] => [
  createRepair("case", `${id} repaired`, at(id)),
  createRefusal("citation", `${id} citation`, at(id)),
  createCase(id),
  createRepair("opinion", `${id} opinion repaired`, at(`${id} lead`)),
  createOpinion(id, `${id} lead`),
  createRefusal("opinion", `${id} opinion refused`, at(id)),
];

/** Takes the cases as a build does. @returns the reasons of the notes that are passed on */
async function listNotes(records: readonly SourceRecord[], filter: CaseFilter) {
  const selection = createCaseSelection(filter);
  const reasons: string[] = [];
  async function* read() {
    yield* records;
  }
  for await (const record of omitLeftOutNotes(read(), selection)) {
    if (record.kind === "case" && selection.mayTake(record.case)) selection.countTaken();
    if (record.kind === "refused" || record.kind === "repaired") reasons.push(record.reason);
  }
  return { reasons, leftOutOpinions: selection.leftOut.opinions };
}

const NOTES = ["repaired", "citation", "opinion repaired", "opinion refused"];

describe("omitLeftOutNotes", () => {
  it("passes on what concerns the cases that are taken", async () => {
    const records = ["a", "b", "c"].flatMap(createRecords);
    const { reasons, leftOutOpinions } = await listNotes(records, { maxCases: 1 });
    expect(reasons).toEqual(NOTES.map((note) => `a ${note}`));
    expect(leftOutOpinions).toBe(2);
  });

  it("passes everything on without a filter", async () => {
    const { reasons } = await listNotes(["a", "b"].flatMap(createRecords), {});
    expect(reasons).toEqual(["a", "b"].flatMap((id) => NOTES.map((note) => `${id} ${note}`)));
  });

  it("passes on refused cases and notes that concern no case", async () => {
    const records = [
      createRefusal("case", "no text", at("x")),
      createRepair("file", "fields", at("fields")),
      createRefusal("opinion", "without a case", at("y")),
      createRefusal("case", "no id", at("z")),
      createRefusal("citation", "at the end", at("end")),
    ];
    const { reasons } = await listNotes([...createRecords("a"), ...records], { courts: ["scotus"] });
    expect(reasons).toEqual(["no text", "fields", "without a case", "no id", "at the end"]);
  });
});
