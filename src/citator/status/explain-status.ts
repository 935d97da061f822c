import { readCaseHeader } from "../../store/cases/cases.ts";
import { readPreferredCitation } from "../../store/citations/case-citations.ts";
import { readNeighbours } from "../../store/citations/edges.ts";
import type { OpenCorpusFile } from "../../store/corpus.ts";
import type { CaseAttributes } from "../network/case-attributes.ts";
import { decideStatus, type StatusDetail } from "./determine-status.ts";
import { createExternalTreatmentReader } from "./external-treatments.ts";
import { type DecisionLookup, readNegativeTreatments, toDecision } from "./negative-treatments.ts";
import type { PrecedentDecision } from "./precedent-decision.ts";
import { type WeighedTreatment, weighTreatments } from "./weigh-treatments.ts";

/** The status of a case with every treatment that was weighed for it. */
export interface ExplainedStatus {
  readonly decision: PrecedentDecision;
  readonly detail: StatusDetail;
  /** Newest first, including those that do not count. */
  readonly weighed: readonly WeighedTreatment[];
}

/**
 * Creates a function that determines the status of a case from the corpus, by the rules of the build.
 * @param asOf `YYYY-MM-DD`: later decisions are ignored; `null` ignores none
 * @returns a function that returns `null` if the corpus does not contain the case
 */
export function createStatusExplainer(
  corpus: OpenCorpusFile,
  facts: CaseAttributes,
  asOf: string | null,
): (clusterId: number) => ExplainedStatus | null {
  const { database } = corpus;
  const notes = createExternalTreatmentReader(database);
  const decisions = createDecisionLookup(corpus, facts);
  const overruled = new Map<number, boolean>();
  const isPast = (date: string) => asOf === null || date <= (date.length === 4 ? asOf.slice(0, 4) : asOf);

  function explain(clusterId: number): ExplainedStatus | null {
    const ordinal = facts.ordinal(clusterId);
    if (ordinal < 0) return null;
    const decision = decisions.byOrdinal(ordinal);
    const edges = readNeighbours(database, ordinal, "citing");
    const weighed = weighTreatments({
      decision,
      citing: readNegativeTreatments(database, edges, decisions).filter(({ citing }) => isPast(citing.dateFiled)),
      external: notes(clusterId).filter(({ year }) => isPast(String(year))),
      isOverruled,
    });
    const dates = Array.from(edges.ordinals, (citing) => facts.dateFiled(citing)).filter(isPast);
    return { decision, detail: decideStatus(weighed, dates), weighed };
  }

  /** Whether a decision is wholly overruled. If two decisions overrule each other, the one under examination is not. */
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

/** Creates a lookup that reads each decision once, on first use. */
function createDecisionLookup({ database, readCourts: courts }: OpenCorpusFile, facts: CaseAttributes): DecisionLookup {
  const read = new Map<number, PrecedentDecision>();
  function of(clusterId: number): PrecedentDecision {
    let decision = read.get(clusterId);
    if (decision === undefined) {
      const header = readCaseHeader(database, clusterId)!;
      decision = toDecision(clusterId, header, courts(), readPreferredCitation(database, clusterId));
      read.set(clusterId, decision);
    }
    return decision;
  }
  return { byClusterId: of, byOrdinal: (ordinal) => of(facts.clusterId(ordinal)) };
}
