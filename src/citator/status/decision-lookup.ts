import type { Court } from "../../law/court.ts";
import { readStoredDecision } from "../../store/cases/cases.ts";
import { readPreferredCitation } from "../../store/citations/case-citations.ts";
import { readEdgeNotes, readEdgeWindows } from "../../store/citations/edges.ts";
import { keepRecent } from "../../store/keep-recent.ts";
import type { Database } from "../../store/sqlite/database.ts";
import type { CaseAttributes } from "../network/case-attributes.ts";
import { type DecisionLookup, toDecision } from "./citing-treatments.ts";
import type { PrecedentDecision } from "./precedent-decision.ts";

/** What a lookup of decisions reads. */
export interface DecisionSource {
  readonly database: Database;
  readonly attributes: Pick<CaseAttributes, "clusterId">;
  /** Returns the courts of the corpus by id. */
  readCourts(): ReadonlyMap<string, Court>;
}

/** Number of citing cases whose texts are kept: those of neighbouring cases are read again and again. */
const MAX_KEPT_TEXTS = 256;

/** Creates a lookup that reads each decision once, on first use, and keeps the texts of the citing cases last read. */
export function createDecisionLookup({ database, attributes, readCourts }: DecisionSource): DecisionLookup {
  const read = new Map<number, PrecedentDecision>();
  function byClusterId(clusterId: number): PrecedentDecision {
    let decision = read.get(clusterId);
    if (decision === undefined) {
      const row = readStoredDecision(database, clusterId)!;
      decision = toDecision(clusterId, row, readCourts(), readPreferredCitation(database, clusterId));
      read.set(clusterId, decision);
    }
    return decision;
  }
  return {
    byClusterId,
    byOrdinal: (ordinal) => byClusterId(attributes.clusterId(ordinal)),
    readNotes: keepRecent(MAX_KEPT_TEXTS, (ordinal) => readEdgeNotes(database, ordinal)),
    readWindows: keepRecent(MAX_KEPT_TEXTS, (ordinal) => readEdgeWindows(database, ordinal)),
  };
}
