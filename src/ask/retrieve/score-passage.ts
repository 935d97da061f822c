import type { Freshness } from "../../law/treatment.ts";
import type { PassageSource, SourcePassage } from "../passages/passage.ts";

/** Weight of a passage by the status of its case. */
const STATUS_WEIGHTS: Readonly<Record<Freshness, number>> = {
  "Good Law": 1,
  Distinguished: 0.97,
  Questioned: 0.85,
  Overruled: 0.6,
};

/** Weights of the parts of a decision that do not state its law; other parts have 1. */
const SECTION_WEIGHTS: Readonly<Record<string, number>> = {
  dissent: 0.5,
  concurrence: 0.85,
  concurrence_in_part: 0.85,
  arguments: 0.4,
};

/** Boost for a source that the question names. */
const NAMED_SOURCE_BONUS = 1;

/** Scores a passage by its coverage, its match, and the authority and status of its source; 0 to 2. */
export function scorePassage({ source, coverage, score, section, foundBy }: SourcePassage): number {
  const content = 0.6 * coverage + 0.25 * Math.min(1, score) + 0.15 * computeSourceAuthority(source);
  const status = source.kind === "case" ? STATUS_WEIGHTS[source.freshness] : 1;
  return content * status * (SECTION_WEIGHTS[section ?? ""] ?? 1) + (foundBy === "named" ? NAMED_SOURCE_BONUS : 0);
}

/** Returns the authority of a source, 0 to 1: of a case by the number of cases that cite it. */
function computeSourceAuthority(source: PassageSource): number {
  if (source.kind !== "case") return 0.5;
  return Math.min(1, Math.log1p(source.citeCount) / Math.log1p(100));
}
