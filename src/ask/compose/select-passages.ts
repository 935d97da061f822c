import { findOrdinal } from "../../citator/network/case-attributes.ts";
import { decodeFreshness, type Freshness } from "../../law/treatment.ts";
import type { AskContext } from "../context.ts";
import type { Interpretation } from "../interpret/interpret-question.ts";
import { type SourcePassage, toSourceKey } from "../passages/passage.ts";
import { computeSourceAuthority } from "./ask-sources.ts";

/** What a case's standing leaves of its worth. */
const STATUS_WEIGHTS: Readonly<Record<Freshness, number>> = {
  "Good Law": 1,
  Distinguished: 0.97,
  Questioned: 0.85,
  Overruled: 0.6,
};

/** Parts of a decision that state no law. */
const SECTION_WEIGHTS: Readonly<Record<string, number>> = {
  dissent: 0.5,
  concurrence: 0.85,
  concurrence_in_part: 0.85,
  arguments: 0.4,
};

/** What a named source counts more. */
const NAMED_SOURCE_BONUS = 1;
/** What is taken off for saying what is chosen already. */
const REDUNDANCY_PENALTY = 0.35;

/** How much a passage is worth to an answer: what it covers, how well, and with what authority. */
export function scorePassage(context: AskContext, passage: SourcePassage): number {
  const { ref, coverage, score, section, foundBy: found } = passage;
  const said = 0.6 * coverage + 0.25 * Math.min(1, score) + 0.15 * computeSourceAuthority(context, ref);
  const standing = ref.kind === "case" ? STATUS_WEIGHTS[readFreshness(context, ref.clusterId)] : 1;
  return said * standing * (SECTION_WEIGHTS[section ?? ""] ?? 1) + (found === "named" ? NAMED_SOURCE_BONUS : 0);
}

/** A source that covers less of the question than this part of what the best one does is left out, unless it is named. */
const MIN_COVERAGE_SHARE = 0.5;

/** Out of the index's columns: a hundred passages are weighed at a time. */
function readFreshness({ searcher: { index } }: AskContext, clusterId: number): Freshness {
  return decodeFreshness(index.columns.freshness[findOrdinal(index.columns.clusterIds, clusterId)]!);
}

/** The best passages, each of another source, and none that only repeats the ones before (maximal marginal relevance). */
export function selectPassages(
  context: AskContext,
  passages: readonly SourcePassage[],
  limit: number,
): SourcePassage[] {
  const least = MIN_COVERAGE_SHARE * Math.max(0, ...passages.map(({ coverage }) => coverage));
  const open = passages
    .filter(({ coverage, foundBy: found }) => found !== "words" || coverage >= least)
    .map((passage) => ({ passage, worth: scorePassage(context, passage), stems: collectStems(passage), same: 0 }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, 4 * limit + 12);
  const chosen: SourcePassage[] = [];
  const sources = new Set<string>();
  while (chosen.length < limit) {
    let best: (typeof open)[number] | undefined;
    for (const one of open) {
      if (sources.has(toSourceKey(one.passage.ref))) continue;
      if (best === undefined || computeMarginalRelevance(one) > computeMarginalRelevance(best)) best = one;
    }
    if (best === undefined) break;
    chosen.push(best.passage);
    sources.add(toSourceKey(best.passage.ref));
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

/** Less of the question's weight than this in any one passage is no answer. */
const MIN_COVERAGE = 0.53;
const MIN_COVERAGE_OF_NAMED_SOURCE = 0.3;

/** Whether what was found answers the question at all. */
export function isAnswered(
  { terms, cases, provisions, unknown, kind }: Interpretation,
  passages: readonly SourcePassage[],
): boolean {
  const best = Math.max(0, ...passages.map(({ coverage }) => coverage));
  const isSure =
    cases.some(({ namedBy: by }) => by !== "party") || provisions.some(({ ordinals }) => ordinals.length > 0);
  // What is named may lie outside what may be looked at.
  const isNamed = isSure && passages.some(({ foundBy: found }) => found === "named");
  if (isNamed) return terms.length < 2 || kind.id === "standing" || best >= MIN_COVERAGE_OF_NAMED_SOURCE;
  if (unknown.length > 0 && (terms.length === 0 || kind.id === "holding" || kind.id === "standing")) return false;
  return best >= MIN_COVERAGE;
}
