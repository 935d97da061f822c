import { caseById } from "../store/cases.ts";
import { citationsOfCase } from "../store/citations.ts";
import type { Corpus } from "../store/corpus.ts";
import { neighboursOf } from "../store/edges.ts";
import type { CaseFacts } from "./adjacency.ts";
import { type Decisions, decidingTreatments, decisionOf } from "./deciding.ts";
import { externalTreatments } from "./external.ts";
import { type Decision, decide, type FreshnessDetail, type WeighedTreatment, weigh } from "./freshness.ts";

/** A case's standing with everything that was weighed for it. */
export interface Explanation {
  readonly decision: Decision;
  readonly detail: FreshnessDetail;
  /** Newest first, also those that count for nothing. */
  readonly weighed: readonly WeighedTreatment[];
}

/**
 * Weighs anew, out of the corpus, whether a case stands: the same rules as at build time.
 * @param asOf `YYYY-MM-DD`: only what was decided by then counts; `null` is now
 * @returns `null` where the corpus does not hold the case
 */
export function explainer(
  corpus: Corpus,
  facts: CaseFacts,
  asOf: string | null,
): (clusterId: number) => Explanation | null {
  const { database } = corpus;
  const notes = externalTreatments(database);
  const decisions = readDecisions(corpus, facts);
  const overruled = new Map<number, boolean>();
  const isPast = (date: string) => asOf === null || date <= (date.length === 4 ? asOf.slice(0, 4) : asOf);

  function explain(clusterId: number): Explanation | null {
    const ordinal = facts.ordinal(clusterId);
    if (ordinal < 0) return null;
    const decision = decisions.at(ordinal);
    const edges = neighboursOf(database, ordinal, "citing");
    const weighed = weigh({
      decision,
      citing: decidingTreatments(database, edges, decisions).filter(({ citing }) => isPast(citing.dateFiled)),
      citingDates: [],
      external: notes(clusterId).filter(({ year }) => isPast(String(year))),
      isOverruled,
    });
    const dates = Array.from(edges.ordinals, (citing) => facts.dateFiled(citing)).filter(isPast);
    return { decision, detail: decide(weighed, dates), weighed };
  }

  /** Two decisions of one day may overrule each other: the one that is being asked about stands meanwhile. */
  function isOverruled(clusterId: number): boolean {
    const known = overruled.get(clusterId);
    if (known !== undefined) return known;
    overruled.set(clusterId, false);
    const detail = explain(clusterId)?.detail;
    const found = detail?.status === "Overruled" && !detail.partial;
    overruled.set(clusterId, found);
    return found;
  }

  return explain;
}

/** Decisions read one by one, as they are asked for. */
function readDecisions({ database, courts }: Corpus, facts: CaseFacts): Decisions {
  const read = new Map<number, Decision>();
  function of(clusterId: number): Decision {
    let decision = read.get(clusterId);
    if (decision === undefined) {
      const preferred = citationsOfCase(database, clusterId)[0]?.text ?? "";
      decision = decisionOf(caseById(database, clusterId)!, courts(), preferred);
      read.set(clusterId, decision);
    }
    return decision;
  }
  return { of, at: (ordinal) => of(facts.clusterId(ordinal)) };
}
