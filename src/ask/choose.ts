import { ordinalOf } from "../citator/facts.ts";
import type { Freshness } from "../law/treatment.ts";
import { FRESHNESS } from "../search/columns.ts";
import type { Interpretation } from "./interpret.ts";
import type { Library } from "./library.ts";
import { type Passage, sourceKey } from "./passages/passage.ts";
import { authorityOf } from "./sources.ts";

/** What a case's standing leaves of its worth. */
const WORTH: Readonly<Record<Freshness, number>> = {
  "Good Law": 1,
  Distinguished: 0.97,
  Questioned: 0.85,
  Overruled: 0.6,
};

/** Parts of a decision that state no law. */
const SIDE: Readonly<Record<string, number>> = {
  dissent: 0.5,
  concurrence: 0.85,
  concurrence_in_part: 0.85,
  arguments: 0.4,
};

/** What a named source counts more. */
const NAMED = 1;
/** What is taken off for saying what is chosen already. */
const SAMENESS = 0.35;

/** How much a passage is worth to an answer: what it covers, how well, and with what authority. */
export function worthOf(library: Library, passage: Passage): number {
  const { ref, coverage, score, section, found } = passage;
  const said = 0.6 * coverage + 0.25 * Math.min(1, score) + 0.15 * authorityOf(library, ref);
  const standing = ref.kind === "case" ? WORTH[freshnessOf(library, ref.clusterId)] : 1;
  return said * standing * (SIDE[section ?? ""] ?? 1) + (found === "named" ? NAMED : 0);
}

/** A source that covers less of the question than this part of what the best one does is left out, unless it is named. */
const WORTH_SHOWING = 0.5;

/** Out of the index's columns: a hundred passages are weighed at a time. */
function freshnessOf({ searcher: { index } }: Library, clusterId: number): Freshness {
  return FRESHNESS[index.columns.freshness[ordinalOf(index.columns.clusterIds, clusterId)]!]!;
}

/** The best passages, each of another source, and none that only repeats the ones before (maximal marginal relevance). */
export function choose(library: Library, passages: readonly Passage[], limit: number): Passage[] {
  const least = WORTH_SHOWING * Math.max(0, ...passages.map(({ coverage }) => coverage));
  const open = passages
    .filter(({ coverage, found }) => found !== "words" || coverage >= least)
    .map((passage) => ({ passage, worth: worthOf(library, passage), stems: stemsOf(passage), same: 0 }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, 4 * limit + 12);
  const chosen: Passage[] = [];
  const sources = new Set<string>();
  while (chosen.length < limit) {
    let best: (typeof open)[number] | undefined;
    for (const one of open) {
      if (sources.has(sourceKey(one.passage.ref))) continue;
      if (best === undefined || marginal(one) > marginal(best)) best = one;
    }
    if (best === undefined) break;
    chosen.push(best.passage);
    sources.add(sourceKey(best.passage.ref));
    for (const one of open) one.same = Math.max(one.same, overlap(one.stems, best.stems));
  }
  return chosen;
}

function marginal({ worth, same }: { readonly worth: number; readonly same: number }): number {
  return worth - SAMENESS * same;
}

function stemsOf({ sentences }: Passage): Set<string> {
  return new Set(sentences.slice(0, 12).flatMap(({ stems }) => [...stems]));
}

function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let both = 0;
  for (const stem of a) if (b.has(stem)) both++;
  return both / Math.max(1, a.size + b.size - both);
}

/** Less of the question's weight than this in any one passage is no answer. */
const ENOUGH = 0.53;
const ENOUGH_OF_NAMED = 0.3;

/** Whether what was found answers the question at all. */
export function isAnswered(
  { terms, cases, provisions, unknown, kind }: Interpretation,
  passages: readonly Passage[],
): boolean {
  const best = Math.max(0, ...passages.map(({ coverage }) => coverage));
  const isSure = cases.some(({ by }) => by !== "party") || provisions.some(({ ordinals }) => ordinals.length > 0);
  // What is named may lie outside what may be looked at.
  const isNamed = isSure && passages.some(({ found }) => found === "named");
  if (isNamed) return terms.length < 2 || kind.id === "standing" || best >= ENOUGH_OF_NAMED;
  if (unknown.length > 0 && (terms.length === 0 || kind.id === "holding" || kind.id === "standing")) return false;
  return best >= ENOUGH;
}
