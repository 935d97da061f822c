import type { CasePassage, PassageTerm } from "../../corpus/port/passage-search.ts";
import { computeCoverage } from "../interpret/terms/question-terms.ts";
import type { SourcePassage } from "./passage.ts";

/** Weight of a word near a passage, as a share of its weight inside the passage. */
const NEARBY_COVERAGE_SHARE = 0.8;

/**
 * Converts a passage of a case to a passage of a source, with its coverage of the question.
 * @param score 0 to 1
 */
export function toSourcePassage(
  terms: readonly PassageTerm[],
  { clusterId, citeCount, freshness, start, end, sentences, section, nearbyStems }: CasePassage,
  score: number,
  foundBy: SourcePassage["foundBy"],
): SourcePassage {
  const isInside = (stem: string) => sentences.some(({ stems }) => stems.has(stem));
  const own = computeCoverage(terms, isInside);
  const near = computeCoverage(terms, (stem) => isInside(stem) || nearbyStems.has(stem));
  return {
    source: { kind: "case", clusterId, citeCount, freshness },
    start,
    end,
    sentences,
    score,
    coverage: own + NEARBY_COVERAGE_SHARE * (near - own),
    section,
    foundBy,
  };
}
