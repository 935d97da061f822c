import fc from "fast-check";
import { expect, it } from "vitest";
import { type Engine, openEngine } from "../../src/engine/open-engine.ts";
import { assertProperty } from "../support/assert-property.ts";
import { findReachableCases } from "../support/citator/reachable-cases.ts";
import type { SmallCase } from "../support/corpora/small-cases.ts";
import { buildSmallCorpus } from "../support/corpora/small-corpus.ts";

const NAMES = ["Alder", "Birch", "Cedar", "Dogwood", "Elder", "Fir", "Gorse"];
const SAYINGS = [
  (cited: string) => `We overrule ${cited}.`,
  (cited: string) => `${cited}, is overruled in part.`,
  (cited: string) => `We decline to follow ${cited}.`,
  (cited: string) => `${cited}, is distinguishable.`,
  (cited: string) => `We follow ${cited}.`,
  (cited: string) => `We explained ${cited}.`,
  (cited: string) => `Petitioner asks us to overrule ${cited}.`,
  (cited: string) => `See ${cited}.`,
  (cited: string) => `${cited}, was overruled by Dogwood v. Roe, 704 U.S. 10.`,
];

interface Said {
  readonly cited: number;
  readonly saying: number;
  readonly dissent: boolean;
}
interface Drawn {
  readonly year: number;
  readonly supreme: boolean;
  readonly says: readonly Said[];
}

/** Up to seven cases that treat each other in every way, also later ones: sources contain wrong dates. */
const corpus = fc.array(
  fc.record({
    year: fc.integer({ min: 1901, max: 1910 }),
    supreme: fc.boolean(),
    says: fc.array(
      fc.record({
        cited: fc.nat({ max: NAMES.length - 1 }),
        saying: fc.nat({ max: SAYINGS.length - 1 }),
        dissent: fc.boolean(),
      }),
      { maxLength: 5 },
    ),
  }),
  { minLength: 4, maxLength: NAMES.length },
);

const silent: Drawn = { year: 1901, supreme: false, says: [] };
/** "Alder …, is overruled in part." and, in the next paragraph, a case that was decided later. */
const PARTIAL_THEN_NEXT: Drawn[] = [
  silent,
  silent,
  { ...silent, year: 1902 },
  silent,
  {
    ...silent,
    says: [
      { cited: 0, saying: 1, dissent: false },
      { cited: 2, saying: 0, dissent: false },
    ],
  },
];

const citation = (at: number) => `70${at + 1} U.S. 10`;

function smallCases(drawn: readonly Drawn[]): SmallCase[] {
  return drawn.map(({ year, supreme, says }, at) => ({
    case: {
      clusterId: 100 + at,
      name: `${NAMES[at]} v. Roe`,
      nameFull: `${NAMES[at]} v. Roe`,
      courtId: supreme ? "scotus" : "ca9",
      jurisdiction: "US",
      dateFiled: `${year}-06-01`,
      datePrecision: "day",
      docketNumber: `No. ${at}`,
      judges: ["Harlow"],
      citations: [citation(at)],
    },
    opinions: (["lead", "dissent"] as const).map((kind) => ({
      kind,
      author: "",
      text: says
        .filter(({ cited, dissent }) => cited < drawn.length && dissent === (kind === "dissent"))
        .map(({ cited, saying }) => SAYINGS[saying]!(`${NAMES[cited]} v. Roe, ${citation(cited)}`))
        .join("\n\n")
        .padEnd(20, " The rent is due."),
      pages: [],
      footnotes: [],
    })),
  }));
}

async function opened<Result>(cases: readonly SmallCase[], use: (engine: Engine) => Promise<Result>): Promise<Result> {
  const engine = await openEngine((await buildSmallCorpus(cases)).bytes);
  try {
    return await use(engine);
  } finally {
    await engine.close();
  }
}

/** Reads the status of each case, by its id. */
async function readStatuses(engine: Engine, cases: readonly SmallCase[], asOf?: string) {
  const answers = new Map<number, unknown>();
  for (const { case: row } of cases) {
    const caseId = String(row.clusterId);
    const { data } = await engine.citations.explain({ caseId, ...(asOf === undefined ? {} : { asOf }) });
    expect(data.freshnessDetail.asOf).toBe(asOf ?? null);
    answers.set(row.clusterId!, { ...data.freshnessDetail, asOf: null });
  }
  return answers;
}

it("keeps counts, hops and statuses consistent for generated corpora, in any order and with later cases", async () => {
  let reasons = 0;
  await assertProperty(
    fc.asyncProperty(corpus, fc.integer({ min: 1901, max: 1910 }), async (drawn, lastYear) => {
      const cases = smallCases(drawn);
      const dated = new Map(cases.map((small) => [small.case.clusterId!, small.case.dateFiled]));
      const asOf = `${lastYear}-12-31`;
      const past = cases.filter(({ case: row }) => row.dateFiled <= asOf);

      const forwards = await opened(cases, async (engine) => {
        let cited = 0;
        let citing = 0;
        for (const clusterId of dated.keys()) {
          const caseId = String(clusterId);
          const { data: record } = await engine.citations.case({ caseId });
          const { data: citers } = await engine.citations.citedBy({ caseId });
          const { data: network } = await engine.citations.network({ clusterId, depth: 3, limit: 100 });
          const { counts } = network;
          expect(counts.total).toBe(counts.cited + counts.citingBy);
          expect(counts.positive + counts.negative + counts.neutral + counts.unknown).toBe(counts.total);
          expect(citers.total).toBe(counts.citingBy);
          expect(record.citeCount).toBe(counts.citingBy);
          cited += counts.cited;
          citing += counts.citingBy;

          expect(findReachableCases(clusterId, network.edges, 3)).toEqual(
            new Set([clusterId, ...network.nodes.map((node) => node.clusterId)]),
          );

          const reason = record.freshnessDetail.reason;
          if (reason === null) continue;
          reasons++;
          expect(dated.get(reason.clusterId!)! >= dated.get(clusterId)!).toBe(true);
        }
        expect(cited).toBe(citing);
        return { now: await readStatuses(engine, cases), past: await readStatuses(engine, past, asOf) };
      });

      expect(await opened([...cases].reverse(), (engine) => readStatuses(engine, cases))).toEqual(forwards.now);
      expect(await opened(past, (engine) => readStatuses(engine, past))).toEqual(forwards.past);
    }),
    { numRuns: 12, seed: 17, examples: [[PARTIAL_THEN_NEXT, 1901]] },
  );
  // The property must have been tested on cases with a reason.
  expect(reasons).toBeGreaterThan(10);
});
