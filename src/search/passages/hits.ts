import { listPlanEvidence, type NearOperandPlan, type PhrasePlan, type Plan, type TermPlan } from "../../query/plan.ts";
import type { CaseIndex } from "../case-index.ts";
import type { Matcher } from "../matchers/matcher.ts";
import { openMatcher } from "../matchers/open-matcher.ts";
import { gallop } from "../postings/gallop.ts";

/** A place in a judgment's text, in its own word numbers, and what stands there. */
export interface Hit {
  readonly start: number;
  readonly end: number;
  readonly matcher: number;
  readonly weight: number;
}

/** Gives, case by case, where its text has what is looked for: ascending. */
export type HitFinder = (ordinal: number) => Hit[];

/** @param among the cases that will be asked for, ascending: their postings are read in one pass; default each by itself */
export function createHitFinder(index: CaseIndex, plan: Plan, among?: Uint32Array): HitFinder {
  const opened = listTextPlans(plan).map((shown) => openMatcher(index, shown));
  const matchers = plan.kind === "natural" ? selectRareMatchers(index, opened) : opened;
  const found = among && matchers.map((matcher) => matcher.findSpans(among));
  return (ordinal) => {
    const textStart = index.columns.nameWords[ordinal]! + 1;
    const hits: Hit[] = [];
    matchers.forEach(({ weight, findSpans: places }, matcher) => {
      const { cases, from, to, starts, ends } = found?.[matcher] ?? places(Uint32Array.of(ordinal));
      const at = gallop(cases, ordinal);
      if (cases[at] !== ordinal) return;
      for (let i = from[at]!; i < to[at]!; i++) {
        if (starts[i]! < textStart) continue;
        hits.push({ start: starts[i]! - textStart, end: ends[i]! - textStart, matcher, weight });
      }
    });
    return hits.sort((a, b) => a.start - b.start || a.end - b.end);
  };
}

/** In a question, words that most cases have are not worth showing if there are others. */
function selectRareMatchers(index: CaseIndex, matchers: readonly Matcher[]): readonly Matcher[] {
  const rarer = matchers.filter((matcher) => matcher.estimate * 2 <= index.columns.count);
  return rarer.some((matcher) => matcher.estimate > 0) ? rarer : matchers;
}

/** What a plan's evidence shows of itself in a text; of a citation, its words. */
function listTextPlans(plan: Plan): (TermPlan | PhrasePlan)[] {
  return listPlanEvidence(plan)
    .flatMap((part): readonly NearOperandPlan[] => {
      if (part.kind === "near") return part.operands;
      return part.kind === "citation" ? [{ kind: "phrase", words: part.words, rarestFirst: [], field: "any" }] : [part];
    })
    .flatMap((part) => (part.kind === "or" ? part.operands : [part]));
}

/** A stretch of a judgment, by its first and last word, and what the hits within it are worth. */
export interface HitWindow {
  readonly first: number;
  readonly last: number;
  readonly worth: number;
}

/** Words of a window at most. */
const MAX_WINDOW_WORDS = 40;

/**
 * The words from which to which the hits, of which there are some, are worth most: different ones first, then many,
 * then the earliest.
 * @param cuts words that no window runs across from what stands before them, ascending
 */
export function findBestWindow(hits: readonly Hit[], cuts: readonly number[] = []): HitWindow {
  const inside = new Map<number, number>();
  let worth = 0;
  let from = 0;
  let cut = 0;
  let limit = 0;
  let best: { worth: number; count: number; from: number; to: number } | undefined;
  for (let to = 0; to < hits.length; to++) {
    const hit = hits[to]!;
    const others = inside.get(hit.matcher) ?? 0;
    inside.set(hit.matcher, others + 1);
    if (others === 0) worth += hit.weight;
    while (cut < cuts.length && cuts[cut]! <= hit.start) limit = cuts[cut++]!;
    while ((hit.end - hits[from]!.start >= MAX_WINDOW_WORDS || hits[from]!.start < limit) && from < to) {
      const left = hits[from++]!;
      const rest = inside.get(left.matcher)! - 1;
      inside.set(left.matcher, rest);
      if (rest === 0) worth -= left.weight;
    }
    const count = to - from;
    if (!best || worth > best.worth || (worth === best.worth && count > best.count)) best = { worth, count, from, to };
  }
  return { first: hits[best!.from]!.start, last: hits[best!.to]!.end, worth: best!.worth };
}

/** The words from `base` to `end` that hits cover, each once, ascending, counted from `base`. */
export function listHitWords(hits: readonly Hit[], base: number, end: number): number[] {
  const words = new Set<number>();
  for (const hit of hits) {
    if (hit.end < base || hit.start >= end) continue;
    for (let word = Math.max(base, hit.start); word <= Math.min(hit.end, end - 1); word++) words.add(word - base);
  }
  return [...words].sort((a, b) => a - b);
}
