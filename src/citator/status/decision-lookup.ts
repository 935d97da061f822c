import type { Court } from "../../law/court.ts";
import { readStoredDecision } from "../../store/cases/cases.ts";
import { readPreferredCitation } from "../../store/citations/case-citations.ts";
import { readEdgeNotes, readEdgeWindows } from "../../store/citations/edges.ts";
import { keepRecent } from "../../store/keep-recent.ts";
import type { Database } from "../../store/sqlite/database.ts";
import { copyText } from "../../text/code-points.ts";
import type { CaseAttributes } from "../network/case-attributes.ts";
import { type DecisionLookup, toDecision } from "./citing-treatments.ts";

/** What a lookup of decisions reads. */
export interface DecisionSource {
  readonly database: Database;
  readonly attributes: Pick<CaseAttributes, "clusterId">;
  /** Returns the courts of the corpus by id. */
  readCourts(): ReadonlyMap<string, Court>;
}

/** Number of decisions that are kept. */
const MAX_KEPT_DECISIONS = 4096;
/** Number of citing cases whose texts are kept: those of neighbouring cases are read again and again. */
const MAX_KEPT_TEXTS = 256;

/** Creates a lookup that keeps the decisions, and the texts of the citing cases, that were used last. */
export function createDecisionLookup({ database, attributes, readCourts }: DecisionSource): DecisionLookup {
  const byClusterId = keepRecent(MAX_KEPT_DECISIONS, (clusterId) =>
    toDecision(
      clusterId,
      readStoredDecision(database, clusterId)!,
      readCourts(),
      readPreferredCitation(database, clusterId),
    ),
  );
  const windowsOf = keepRecent(MAX_KEPT_TEXTS, (ordinal) => readEdgeWindows(database, ordinal));
  return {
    byClusterId,
    byOrdinal: (ordinal) => byClusterId(attributes.clusterId(ordinal)),
    readNotes: keepRecent(MAX_KEPT_TEXTS, (ordinal) => readEdgeNotes(database, ordinal)),
    // Whoever keeps one window must not keep those of all edges.
    readWindow: (ordinal, position) => copyText(windowsOf(ordinal)[position] ?? ""),
  };
}
