import { findStoredCase } from "../../store/cases/cases.ts";
import { listCitationsOfCase } from "../../store/citations/case-citations.ts";
import { readNeighbours } from "../../store/citations/edges.ts";
import type { Corpus } from "../../store/corpus.ts";
import type { CaseAttributes } from "../network/case-attributes.ts";
import {
  decideStatus,
  type PrecedentDecision,
  type StatusDetail,
  type WeighedTreatment,
  weighTreatments,
} from "./determine-status.ts";
import { createExternalTreatmentReader } from "./external-treatments.ts";
import { type DecisionLookup, readNegativeTreatments, toDecision } from "./negative-treatments.ts";

/** A case's standing with everything that was weighed for it. */
export interface StatusExplanation {
  readonly decision: PrecedentDecision;
  readonly detail: StatusDetail;
  /** Newest first, also those that count for nothing. */
  readonly weighed: readonly WeighedTreatment[];
}

/**
 * Weighs anew, out of the corpus, whether a case stands: the same rules as at build time.
 * @param asOf `YYYY-MM-DD`: only what was decided by then counts; `null` is now
 * @returns `null` where the corpus does not hold the case
 */
export function createStatusExplainer(
  corpus: Corpus,
  facts: CaseAttributes,
  asOf: string | null,
): (clusterId: number) => StatusExplanation | null {
  const { database } = corpus;
  const notes = createExternalTreatmentReader(database);
  const decisions = createDecisionLookup(corpus, facts);
  const overruled = new Map<number, boolean>();
  const isPast = (date: string) => asOf === null || date <= (date.length === 4 ? asOf.slice(0, 4) : asOf);

  function explain(clusterId: number): StatusExplanation | null {
    const ordinal = facts.ordinal(clusterId);
    if (ordinal < 0) return null;
    const decision = decisions.byOrdinal(ordinal);
    const edges = readNeighbours(database, ordinal, "citing");
    const weighed = weighTreatments({
      decision,
      citing: readNegativeTreatments(database, edges, decisions).filter(({ citing }) => isPast(citing.dateFiled)),
      citingDates: [],
      external: notes(clusterId).filter(({ year }) => isPast(String(year))),
      isOverruled,
    });
    const dates = Array.from(edges.ordinals, (citing) => facts.dateFiled(citing)).filter(isPast);
    return { decision, detail: decideStatus(weighed, dates), weighed };
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
function createDecisionLookup({ database, readCourts: courts }: Corpus, facts: CaseAttributes): DecisionLookup {
  const read = new Map<number, PrecedentDecision>();
  function of(clusterId: number): PrecedentDecision {
    let decision = read.get(clusterId);
    if (decision === undefined) {
      const preferred = listCitationsOfCase(database, clusterId)[0]?.text ?? "";
      decision = toDecision(findStoredCase(database, clusterId)!, courts(), preferred);
      read.set(clusterId, decision);
    }
    return decision;
  }
  return { byClusterId: of, byOrdinal: (ordinal) => of(facts.clusterId(ordinal)) };
}
