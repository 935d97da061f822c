import { formatCount } from "../text/plural.ts";
import { createFinding, type Finding, type FindingCase } from "./finding.ts";

/** Cluster ids that a proof lists. */
const MAX_LISTED_IDS = 10;

/**
 * Compares the cases that a case cites according to its source alone with those that it cites now.
 * @param stated cluster ids that the source states and the build did not read
 * @param cited cluster ids of the edges of the corpus
 */
export function* checkStatedEdges(
  subject: FindingCase,
  stated: readonly number[],
  cited: ReadonlySet<number>,
): Generator<Finding> {
  const missed = stated.filter((clusterId) => !cited.has(clusterId));
  if (missed.length === 0) return;
  const listed = missed.slice(0, MAX_LISTED_IDS).join(", ");
  const more = missed.length > MAX_LISTED_IDS ? " and others" : "";
  yield createFinding(
    "source-edges",
    [subject],
    `Its source states that it cites ${formatCount(missed.length, "case")} that its text was not read to cite: ${listed}${more}.`,
  );
}
