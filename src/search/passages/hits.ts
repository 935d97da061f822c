import {
  listPlanEvidence,
  type NearOperandPlan,
  type PhrasePlan,
  type Plan,
  type TermPlan,
} from "../../query/plan/plan.ts";
import type { Matcher } from "../matchers/matcher.ts";
import { selectRare } from "../matchers/select-rare.ts";
import type { MatchSpans } from "../matchers/spans/match-spans.ts";
import { gallop } from "../postings/gallop.ts";
import type { QuerySession } from "../query-session.ts";
import type { WordRange } from "./text-excerpt.ts";

/** A match in a judgment's text, by the numbers of its first and last word in the judgment. */
export interface Hit {
  readonly start: number;
  readonly end: number;
  readonly matcher: number;
  readonly weight: number;
}

/** Returns the matches in the judgment of a case, ascending. */
export type HitFinder = (ordinal: number) => Hit[];

/** Creates a finder of a query's matches in the texts of cases, which reads the postings of each case by itself. */
export function createHitFinder(session: QuerySession, plan: Plan): HitFinder {
  return openHitFinder(session, plan, undefined).findHits;
}

/**
 * Creates a finder as {@link createHitFinder} does; yields after the postings of every word are read.
 * @param among the cases that will be requested, ascending, whose postings are read in one pass
 */
export function* createHitFinderInSlices(
  session: QuerySession,
  plan: Plan,
  among: Uint32Array,
): Generator<void, HitFinder> {
  const found: MatchSpans[] = [];
  const { matchers, findHits } = openHitFinder(session, plan, found);
  for (const matcher of matchers) {
    yield;
    found.push(matcher.findSpans(among, session.budget));
  }
  return findHits;
}

/** @param found the spans of each matcher in the cases that will be requested; if absent, each case is read by itself */
function openHitFinder(session: QuerySession, plan: Plan, found: readonly MatchSpans[] | undefined) {
  const { index, budget } = session;
  const opened = listTextPlans(plan).map((part) => session.openMatcher(part));
  const matchers = plan.kind === "natural" ? selectRareMatchers(opened, index.columns.count) : opened;
  const findHits: HitFinder = (ordinal) => {
    const textStart = index.columns.nameWords[ordinal]! + 1;
    const hits: Hit[] = [];
    const alone = Uint32Array.of(ordinal);
    for (const [number, matcher] of matchers.entries()) {
      const { weight } = matcher;
      const { cases, from, to, starts, ends } = found?.[number] ?? matcher.findSpans(alone, budget);
      const at = gallop(cases, ordinal);
      if (cases[at] !== ordinal) continue;
      for (let i = from[at]!; i < to[at]!; i++) {
        if (starts[i]! < textStart) continue;
        hits.push({ start: starts[i]! - textStart, end: ends[i]! - textStart, matcher: number, weight });
      }
    }
    return hits.sort((a, b) => a.start - b.start || a.end - b.end);
  };
  return { matchers, findHits };
}

/** Of the words of a question, shows those that are in at most half of the cases, if any case contains one of them. */
function selectRareMatchers(matchers: readonly Matcher[], caseCount: number): readonly Matcher[] {
  const rare = selectRare(matchers, caseCount);
  return rare.some((matcher) => matcher.estimate > 0) ? rare : matchers;
}

/** Lists the terms and phrases of a plan that a text can show; of a citation, its words. */
function listTextPlans(plan: Plan): (TermPlan | PhrasePlan)[] {
  return listPlanEvidence(plan)
    .flatMap((part): readonly NearOperandPlan[] => {
      if (part.kind === "near") return part.operands;
      return part.kind === "citation" ? [{ kind: "phrase", words: part.words, rarestFirst: [], field: "any" }] : [part];
    })
    .flatMap((part) => (part.kind === "or" ? part.operands : [part]));
}

/** A range of a judgment, by its first and last word, and the total weight of the different matchers in it. */
export interface HitWindow extends WordRange {
  readonly worth: number;
}

const MAX_WINDOW_WORDS = 40;

/**
 * Returns the window of at most {@link MAX_WINDOW_WORDS} words with the best hits: by the weight of different matchers,
 * then the number of hits, then the earliest.
 * @param hits ascending, at least one
 * @param cuts words that a window may begin with but not run across, ascending
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
  return { from: hits[best!.from]!.start, to: hits[best!.to]!.end, worth: best!.worth };
}

/** Lists the words from `base` to before `end` that hits cover, without duplicates, ascending, counted from `base`. */
export function listHitWords(hits: readonly Hit[], base: number, end: number): number[] {
  const words = new Set<number>();
  for (const hit of hits) {
    if (hit.end < base || hit.start >= end) continue;
    for (let word = Math.max(base, hit.start); word <= Math.min(hit.end, end - 1); word++) words.add(word - base);
  }
  return [...words].sort((a, b) => a - b);
}
