import { beforeAll, describe, expect, it } from "vitest";
import { auditCorpus } from "../../../../src/audit/audit-corpus.ts";
import { answerOf } from "../../../../src/contract/answer-of.ts";
import type { Engine } from "../../../../src/contract/engine.ts";
import { openEngine } from "../../../../src/engine/open-engine.ts";
import { buildCorpusFile, type IngestOptions } from "../../../../src/ingest/build-corpus-file.ts";
import { courtlistenerBulk } from "../../../../src/ingest/importers/courtlistener-bulk/courtlistener-bulk.ts";
import { jsonl } from "../../../../src/ingest/importers/jsonl/jsonl.ts";
import type { BuildNote, BuildReport } from "../../../../src/ingest/report.ts";
import { openCorpus } from "../../../../src/store/corpus.ts";
import { createMemoryFile, openCorpusBytes } from "../../../../src/store/file/corpus-file.ts";
import { collectItems } from "../../../support/collect-items.ts";
import { createMemorySource } from "../../../support/ingest/memory-source.ts";
import { cluster, court, createExtraFiles, createFiles, docket, opinion } from "./bulk-export.ts";

/*
 * 5 Gum v. Holly (1925), overruled by 7 as a later decision says; 6 Ivy v. Juniper, of a court below a court whose id
 * shows no appeal; 7 Cedar v. Dogwood; 8 Elm v. Fir, which describes 7 and overrules 6.
 */
const CASES = [
  ["5", "Gum v. Holly", "1925-05-04", "50"],
  ["6", "Ivy v. Juniper", "1926-05-04", "51"],
  ["7", "Cedar v. Dogwood", "1931-05-04", "50"],
  ["8", "Elm v. Fir", "1993-02-03", "50"],
] as const;
const TEXTS: Readonly<Record<string, string>> = {
  "5": "A kite belongs to the wind.",
  "6": "A boat belongs to the tide.",
  "7": "The writ is refused, and nothing else is said here of kites.",
  "8": "We overrule Ivy v. Juniper, 6 F.2d 1 (1926). See Cedar v. Dogwood, 7 F.2d 1 (1931); Kapok v. Larch, 99 F.2d 1.",
};
const MAIN = createFiles({
  courts: [court, { ...court, id: "kitect", full_name: "Court of Kites", jurisdiction: "FS" }],
  dockets: [docket, { ...docket, id: "51", court_id: "kitect" }],
  clusters: CASES.map(([id, case_name, date_filed, docket_id]) => ({
    ...cluster,
    id,
    case_name,
    case_name_full: "",
    date_filed,
    docket_id,
  })),
  citations: CASES.map(([id]) => ({ id, volume: id, reporter: "F.2d", page: "1", type: "1", cluster_id: id })),
  opinions: CASES.map(([id]) => ({ ...opinion, id: `${id}0`, cluster_id: id, plain_text: TEXTS[id]! })),
});
const EXTRA = createExtraFiles({
  parentheticals: [
    "holding that a kite is flown by whoever holds its string",
    "overruling Gum v. Holly, 5 F.2d 1 (1925)",
    "citing Ivy v. Juniper, 6 F.2d 1 (1926)",
  ].map((text, id) => ({
    id: String(id),
    text,
    score: String(1 - id / 10),
    described_opinion_id: "70",
    describing_opinion_id: "80",
    group_id: null,
  })),
  unmatched: ["99", "98"].map((volume, id) => ({
    id: String(id),
    volume,
    reporter: "F.2d",
    page: "1",
    type: "1",
    status: "1",
    citation_string: `${volume} F.2d 1`,
    court_id: "ca9",
    year: null,
    citing_opinion_id: "80",
  })),
  appeals: [{ id: "1", from_court_id: "kitect", to_court_id: "ca9" }],
  citationMap: [
    ["80", "70"],
    ["70", "50"],
    ["70", "60"],
  ].map(([citing = "", cited = ""], id) => ({
    id: String(id),
    depth: "1",
    cited_opinion_id: cited,
    citing_opinion_id: citing,
  })),
});
/** A case that CourtListener lacks, from another source. */
const OTHER = [
  {
    kind: "case",
    case: {
      sourceId: "k",
      name: "Kapok v. Larch",
      courtId: "ca9",
      jurisdiction: "US",
      dateFiled: "1938-01-01",
      citations: ["99 F.2d 1"],
    },
  },
  { kind: "opinion", caseSourceId: "k", opinion: { text: "A kite ends where its string ends." } },
];

interface Built {
  readonly engine: Engine;
  readonly report: BuildReport;
  readonly notes: readonly BuildNote[];
  readonly bytes: Uint8Array<ArrayBuffer>;
}

async function build(files: Readonly<Record<string, string>>, options: Partial<IngestOptions> = {}): Promise<Built> {
  const file = createMemoryFile();
  const notes: BuildNote[] = [];
  const inputs = [
    { importer: courtlistenerBulk, source: createMemorySource(files, "bulk") },
    {
      importer: jsonl,
      source: createMemorySource({ "a.jsonl": OTHER.map((line) => JSON.stringify(line)).join("\n") }),
    },
  ];
  const report = await buildCorpusFile(options.into ? [] : inputs, file, {
    name: "kites",
    version: "1",
    builtBy: "test",
    onNote: (note) => notes.push(note),
    ...options,
  });
  const bytes = file.bytes().slice();
  return { engine: await openEngine(openCorpusBytes(bytes)), report, notes, bytes };
}

describe("a corpus with CourtListener's further tables", () => {
  let whole: Built;
  let plain: Built;
  beforeAll(async () => {
    [whole, plain] = [await build({ ...MAIN, ...EXTRA }), await build(MAIN)];
  });

  it("finds a case by the words of a later parenthetical, and shows them as a part of the case", async () => {
    const { data } = await whole.engine.research.search({ query: '"whoever holds its string"' });
    expect(data.results.map(({ id }) => id)).toEqual(["7"]);
    const { data: record } = await whole.engine.citations.case({ caseId: "7" });
    expect(record.opinions.map(({ kind }) => kind)).toEqual(["lead", "parentheticals"]);
    expect((await plain.engine.research.search({ query: '"whoever holds its string"' })).data.results).toEqual([]);
  });

  it("answers with what a later decision says of a case, and says whose words these are", async () => {
    const { data } = await answerOf(whole.engine.ask({ question: "Who flies a kite: the holder of its string?" }));
    expect(data.answer).toContain(
      "Described in Elm v. Fir (1993): holding that a kite is flown by whoever holds its string.",
    );
  });

  it("reads from a parenthetical what a case did to another, and not whom it cites", async () => {
    const { data } = await whole.engine.citations.citedBy({ caseId: "5" });
    expect(data.results.map(({ clusterId, treatment }) => [clusterId, treatment])).toEqual([[7, "negative"]]);
    expect((await plain.engine.citations.citedBy({ caseId: "5" })).data.results).toEqual([]);
    const { data: cited } = await whole.engine.citations.citedBy({ caseId: "6" });
    expect(cited.results.map(({ clusterId }) => clusterId)).toEqual([8]);
    expect((await whole.engine.citations.resolve({ citation: "5 F.2d 1" })).data.freshness).toBe("Overruled");
  });

  it("lets a court overrule the courts whose appeals it hears", async () => {
    const statusOf = async ({ engine }: Built) =>
      (await engine.citations.resolve({ citation: "6 F.2d 1" })).data.freshness;
    expect([await statusOf(whole), await statusOf(plain)]).toEqual(["Overruled", "Questioned"]);
  });

  it("does not take the words of a later decision for a quotation of the case", async () => {
    const text =
      'The court held that "a kite is flown by whoever holds its string." Cedar v. Dogwood, 7 F.2d 1 (1931).';
    const { data } = await whole.engine.citations.check({ text });
    expect(data.quotations.map(({ status }) => status)).toEqual(["not_found"]);
  });

  it("reports how its edges differ from those of the source, and which unmatched citations it resolves", () => {
    expect(whole.report.sourceEdges).toEqual({ agreed: 2, onlyStated: 1, onlyRead: 2 });
    expect(whole.report.unmatchedCitations).toEqual({ read: 1, missed: 0, unknown: 1 });
    expect(whole.notes.filter(({ kind }) => kind === "unmatched")).toMatchObject([
      { clusterId: 8, citation: "99 F.2d 1", isRead: true },
    ]);
    expect([plain.report.sourceEdges, plain.report.unmatchedCitations]).toEqual([null, null]);
  });

  it("keeps the edges that only the source states for an audit, also when it is built again", async () => {
    const into = await openCorpus(openCorpusBytes(whole.bytes));
    const again = await build({}, { into });
    for (const { bytes } of [whole, again]) {
      const corpus = await openCorpus(openCorpusBytes(bytes));
      const findings = await collectItems(auditCorpus(corpus, { today: "2026-01-31" }));
      expect(findings.filter(({ kind }) => kind === "source-edges")).toMatchObject([
        {
          cases: [{ clusterId: 7 }],
          proof: "Its source states that it cites 1 case that its text was not read to cite: 6.",
        },
      ]);
      expect(corpus.readCourts().get("kitect")!.appealsTo).toEqual(["ca9"]);
    }
  });
});
