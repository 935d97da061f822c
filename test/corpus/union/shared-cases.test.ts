import { describe, expect, it } from "vitest";
import type { Engine } from "../../../src/contract/engine.ts";
import { openEngine } from "../../../src/engine/open-engine.ts";
import type { SourceRecord } from "../../../src/ingest/records/source-record.ts";
import { SMALL_CASES, type SmallCase } from "../../support/corpora/small-cases.ts";
import { buildFromRecords } from "../../support/corpora/split-corpus.ts";
import { answerAsJson } from "../../support/union/compare-answers.ts";
import { toCaseRecords, toSectionRecords } from "../../support/union/small-records.ts";

const select = (...ids: number[]) => SMALL_CASES.filter((small) => ids.includes(small.case.clusterId!));
const [MARLOW] = select(1001) as [SmallCase];

/** Opens corpora of some records as one, and one corpus of all of them. */
async function openBoth(...inputs: (readonly SourceRecord[])[]): Promise<{ union: Engine; whole: Engine }> {
  const parts: Uint8Array[] = [];
  for (const [at, records] of inputs.entries()) parts.push(await buildFromRecords(`corpus ${at + 1}`, [records]));
  return { union: await openEngine(parts), whole: await openEngine(await buildFromRecords("whole", inputs)) };
}

async function expectSameAnswers(
  { union, whole }: { union: Engine; whole: Engine },
  calls: readonly (readonly [area: string, verb: string, request: object])[],
) {
  for (const [area, verb, request] of calls) {
    const call = { area, verb, request: request as Record<string, unknown> };
    expect(await answerAsJson(union, call), JSON.stringify(call)).toBe(await answerAsJson(whole, call));
  }
}

const CALLS = [
  ["research", "search", { query: "ferry tolls", facets: true }],
  ["research", "search", { query: "marlow v ferry company" }],
  ["research", "search", { query: '"public way" OR harbor' }],
  ["research", "search", { query: "NOT harbor" }],
  ["research", "suggest", { query: "Mar" }],
  ["citations", "resolve", { citation: "701 U.S. 10" }],
  ["citations", "citedBy", { caseId: "1001" }],
  ["citations", "explain", { caseId: "1001" }],
  ["citations", "network", { citation: "701 U.S. 10", depth: 2 }],
] as const;

describe("several corpora as one", () => {
  it("lets a decision of one corpus overrule a case of another", async () => {
    const both = await openBoth(toCaseRecords(select(1001)), toCaseRecords(select(1003)));
    const { data } = await both.union.citations.case({ caseId: "1001" });
    expect(data).toMatchObject({ freshness: "Overruled", citeCount: 1, corpora: ["corpus 1"] });
    await expectSameAnswers(both, CALLS);
  });

  it("shows a case of two corpora once and names both", async () => {
    const both = await openBoth(toCaseRecords(select(1001, 1002)), toCaseRecords(select(1001, 1003)));
    const { data, meta } = await both.union.research.search({ query: "ferry", facets: true });
    expect(meta.total).toBe(3);
    const shared = data.results.find(({ id }) => id === "1001")!;
    expect(shared.metadata.corpora).toEqual(["corpus 1", "corpus 2"]);
    expect(data.facets!.corpus).toEqual([
      { value: "corpus 1", label: "corpus 1", count: 2 },
      { value: "corpus 2", label: "corpus 2", count: 2 },
    ]);
    const { counts, corpora } = (await both.union.corpus.manifest()).data;
    expect(counts).toMatchObject({ cases: 3, edges: 3, opinions: 4 });
    expect(corpora).toEqual([
      { name: "corpus 1", version: "1", cases: 2 },
      { name: "corpus 2", version: "1", cases: 2 },
    ]);
  });

  it("ranks a case of two corpora as one file that has it once", async () => {
    const first = toCaseRecords(select(1001, 1002));
    const second = toCaseRecords(select(1001, 1003));
    const union = await openEngine([await buildFromRecords("a", [first]), await buildFromRecords("b", [second])]);
    const whole = await openEngine(await buildFromRecords("whole", [toCaseRecords(select(1001, 1002, 1003))]));
    await expectSameAnswers({ union, whole }, CALLS);
  });

  it("merges the record of another source as a build does", async () => {
    const other: SmallCase = {
      case: { ...MARLOW.case, clusterId: 9001, citations: ["701 U.S. 10", "777 F. Supp. 12"] },
      opinions: [{ ...MARLOW.opinions[0]!, text: "Another reporter's text of the ferry case." }],
    };
    const both = await openBoth(toCaseRecords(select(1001, 1002)), toCaseRecords([other], "other"));
    const { data } = await both.union.citations.resolve({ citation: "777 F. Supp. 12" });
    expect(data).toMatchObject({ clusterId: 1001, corpora: ["corpus 1", "corpus 2"] });
    await expectSameAnswers(both, CALLS);
    await expectSameAnswers(both, [["research", "search", { query: "another reporter" }]]);
  });

  it("keeps two decisions apart that have the same id in their corpora", async () => {
    const other: SmallCase = {
      case: { ...MARLOW.case, name: "Zane v. Quarry", citations: ["799 U.S. 1"], dateFiled: "1999-01-01" },
      opinions: [{ ...MARLOW.opinions[0]!, text: "The quarry is closed." }],
    };
    const { union } = await openBoth(toCaseRecords(select(1001)), toCaseRecords([other], "other"));
    const { data: first } = await union.citations.resolve({ citation: "701 U.S. 10" });
    const { data: second } = await union.citations.resolve({ citation: "799 U.S. 1" });
    expect([first.caseName, second.caseName]).toEqual(["Marlow v. Ferry Company", "Zane v. Quarry"]);
    expect(second.clusterId).not.toBe(first.clusterId);
    expect(second.corpora).toEqual(["corpus 2"]);
    const { data } = await union.research.search({ query: "quarry" });
    expect(data.results[0]).toMatchObject({ id: String(second.clusterId), content: "The quarry is closed." });
  });

  it("names a case by the name under which another corpus cites it", async () => {
    const nameless: SmallCase = {
      case: { ...MARLOW.case, name: "701 U.S. 10", nameFull: "701 U.S. 10" },
      opinions: MARLOW.opinions,
    };
    const both = await openBoth(toCaseRecords([nameless]), toCaseRecords(select(1002, 1003)));
    const { data } = await both.union.citations.case({ caseId: "1001" });
    expect(data.caseName).toBe("Marlow v. Ferry Company");
    await expectSameAnswers(both, CALLS);
    await expectSameAnswers(both, [["research", "search", { query: "title:marlow" }]]);
  });

  it("finds the cases of one corpus that cite a law of another", async () => {
    const citing: SmallCase = {
      case: MARLOW.case,
      opinions: [{ ...MARLOW.opinions[0]!, text: "The toll was not posted, as 91 U.S.C. § 102 requires." }],
    };
    const both = await openBoth(toCaseRecords([citing]), toSectionRecords());
    const { data } = await both.union.statutes.section({ actId: "usc-91-102" });
    expect(JSON.stringify(data)).toContain("Marlow v. Ferry Company");
    await expectSameAnswers(both, [
      ["statutes", "section", { actId: "usc-91-102" }],
      ["statutes", "search", { query: "toll of a ferry" }],
      ["statutes", "search", { query: "91 U.S.C. § 102" }],
      ["statutes", "codes", { state: "federal" }],
    ]);
  });

  it("stores a law of two corpora once, and shows its newest version", async () => {
    const isTolls = (id: string) => id === "usc-91-102";
    const newer = toSectionRecords((id) => (isTolls(id) ? { asOf: "2024-01-01", text: "Every toll is free." } : null));
    const both = await openBoth(toSectionRecords(), [...newer], toSectionRecords());
    const alone = await openEngine(await buildFromRecords("laws", [toSectionRecords()]));
    const { counts } = (await both.union.corpus.manifest()).data;
    expect(counts.sections).toBe((await alone.corpus.manifest()).data.counts.sections);
    expect(JSON.stringify(await both.union.statutes.section({ actId: "usc-91-102" }))).toContain("Every toll is free.");
    await expectSameAnswers(both, [
      ["statutes", "search", { query: "toll free" }],
      ["statutes", "search", { query: "posted toll" }],
    ]);
  });

  it("names corpora of one name apart", async () => {
    const [first, second] = [
      await buildFromRecords("cases", [toCaseRecords(select(1001))]),
      await buildFromRecords("cases", [toCaseRecords(select(1002))]),
    ];
    const { corpus, research } = await openEngine([first, second]);
    const { corpora } = (await corpus.manifest()).data;
    expect(corpora!.map(({ name }) => name)).toEqual(["cases", "cases (2)"]);
    const find = (name: string) => research.search({ query: "ferry", filters: { corpus: name } });
    expect((await find("cases (2)")).data.results.map(({ id }) => id)).toEqual(["1002"]);
    await expect(find("cases (3)")).rejects.toThrow('"cases (3)". It must be one of "cases", "cases (2)".');
  });

  it("refuses an empty list of corpora", async () => {
    await expect(openEngine([])).rejects.toMatchObject({ code: "validation_failed" });
  });
});
