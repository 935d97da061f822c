import type { Interpretation } from "../interpret/interpret-question.ts";
import { type SourcePassage, toSourceKey } from "../passages/passage.ts";
import { scorePassage } from "../retrieve/score-passage.ts";

/** Penalty for the similarity to passages that are already selected. */
const REDUNDANCY_PENALTY = 0.35;

/** Minimum coverage of a passage that was found by its words only, as a share of the best coverage. */
const MIN_COVERAGE_SHARE = 0.5;

/** Selects the best passages, each of another source and none that repeats the others (maximal marginal relevance). */
export function selectPassages(passages: readonly SourcePassage[], limit: number): SourcePassage[] {
  const minCoverage = MIN_COVERAGE_SHARE * Math.max(0, ...passages.map(({ coverage }) => coverage));
  const open = passages
    .filter(({ coverage, foundBy }) => foundBy !== "words" || coverage >= minCoverage)
    .map((passage) => ({ passage, worth: scorePassage(passage), stems: collectStems(passage), same: 0 }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, 4 * limit + 12);
  const chosen: SourcePassage[] = [];
  const sources = new Set<string>();
  while (chosen.length < limit) {
    let best: (typeof open)[number] | undefined;
    for (const one of open) {
      if (sources.has(toSourceKey(one.passage.source))) continue;
      if (best === undefined || computeMarginalRelevance(one) > computeMarginalRelevance(best)) best = one;
    }
    if (best === undefined) break;
    chosen.push(best.passage);
    sources.add(toSourceKey(best.passage.source));
    for (const one of open) one.same = Math.max(one.same, computeJaccardSimilarity(one.stems, best.stems));
  }
  return chosen;
}

function computeMarginalRelevance({ worth, same }: { readonly worth: number; readonly same: number }): number {
  return worth - REDUNDANCY_PENALTY * same;
}

function collectStems({ sentences }: SourcePassage): Set<string> {
  return new Set(sentences.slice(0, 12).flatMap(({ stems }) => [...stems]));
}

function computeJaccardSimilarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let both = 0;
  for (const stem of a) if (b.has(stem)) both++;
  return both / Math.max(1, a.size + b.size - both);
}

/** Minimum coverage of the best passage for an answer, and if the question names its source. */
const MIN_COVERAGE = 0.53;
const MIN_COVERAGE_OF_NAMED_SOURCE = 0.3;

/** Returns whether the passages answer the question. */
export function isAnswered(
  { terms, cases, provisions, missing, kind }: Interpretation,
  passages: readonly SourcePassage[],
): boolean {
  const best = Math.max(0, ...passages.map(({ coverage }) => coverage));
  const isSure =
    cases.some(({ namedBy }) => namedBy !== "party") || provisions.some((one) => one.provisions.length > 0);
  // The named source may lie outside the scope.
  const isNamed = isSure && passages.some(({ foundBy }) => foundBy === "named");
  if (isNamed) return terms.length < 2 || kind.id === "standing" || best >= MIN_COVERAGE_OF_NAMED_SOURCE;
  if (missing.length > 0 && (terms.length === 0 || kind.id === "holding" || kind.id === "standing")) return false;
  return best >= MIN_COVERAGE;
}
