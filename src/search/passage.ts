import type { EvidencePlan, NearPlace, PhrasePlan, Plan, TermPlan } from "../query/plan.ts";
import type { CaseIndex } from "./case-index.ts";
import { CHECKPOINT_WORDS } from "./layout.ts";
import type { Matcher } from "./matchers/matcher.ts";
import { openMatcher } from "./matchers/open.ts";
import type { Places } from "./matchers/places.ts";
import { gallop } from "./postings/gallop.ts";
import { makeSnippet, type SnippetSource } from "./snippet.ts";

/** Reads a part of a judgment: UTF-16 offsets into its `content`; an end behind the text's is the text's. */
export type ReadText = (clusterId: number, start: number, end: number) => string;

/** Words of a passage, and of its surroundings on either side: more than a snippet can show. */
const PASSAGE_WORDS = 40;
const CONTEXT_WORDS = 30;
/** The most text that is read for a snippet, and what is read of a beginning. */
const PIECE_CHARACTERS = 8192;
const OPENING_CHARACTERS = 1024;

/** The snippets of some cases, which ascend, in their order. */
export function snippetsOf(index: CaseIndex, plan: Plan, readText: ReadText, ordinals: Uint32Array): string[] {
  const passageOf = passageFinder(index, plan, readText, undefined, ordinals);
  return Array.from(ordinals, (ordinal) => makeSnippet(passageOf(ordinal)));
}

/**
 * The best passages of cases, with text around them.
 * @param ownWords how many words of a case's text may be shown; default all
 * @param among the cases that will be asked for, ascending: their postings are read in one pass; default each by itself
 */
export function passageFinder(
  index: CaseIndex,
  plan: Plan,
  readText: ReadText,
  ownWords: (ordinal: number) => number = () => Number.POSITIVE_INFINITY,
  among?: Uint32Array,
): (ordinal: number) => SnippetSource {
  const opened = shownOf(plan).map((shown) => openMatcher(index, shown));
  const matchers = plan.kind === "natural" ? telling(index, opened) : opened;
  const found = among && matchers.map((matcher) => matcher.places(among));
  return (ordinal) => {
    const clusterId = index.columns.clusterIds[ordinal]!;
    const shown = ownWords(ordinal);
    const hits = hitsOf(index, matchers, ordinal, found).filter(({ end }) => end < shown);
    if (hits.length === 0) return opening(readText(clusterId, 0, OPENING_CHARACTERS));
    const { checkpoints } = index.layout(ordinal);
    const [first, last] = bestPassage(hits);
    const from = Math.floor(Math.max(0, first - CONTEXT_WORDS) / CHECKPOINT_WORDS);
    const to = Math.floor((last + CONTEXT_WORDS) / CHECKPOINT_WORDS) + 1;
    const start = from === 0 ? 0 : checkpoints[from]!;
    const end = Math.min(checkpoints[to] ?? Number.MAX_SAFE_INTEGER, start + PIECE_CHARACTERS);
    const text = readText(clusterId, start, end);
    const base = from * CHECKPOINT_WORDS;
    return {
      text,
      cutBefore: from > 0,
      cutAfter: text.length === end - start,
      hits: wordsOfHits(hits, base, base + (to - from) * CHECKPOINT_WORDS),
      first: first - base,
      last: last - base,
    };
  };
}

/** In a question, words that most cases have are not worth showing if there are others. */
function telling(index: CaseIndex, matchers: readonly Matcher[]): readonly Matcher[] {
  const rarer = matchers.filter((matcher) => matcher.estimate * 2 <= index.columns.count);
  return rarer.some((matcher) => matcher.estimate > 0) ? rarer : matchers;
}

function opening(text: string): SnippetSource {
  return { text, cutBefore: false, cutAfter: text.length === OPENING_CHARACTERS, hits: [], first: 0, last: 0 };
}

/** A place in a judgment, in its own word numbers, and what stands there. */
interface Hit {
  readonly start: number;
  readonly end: number;
  readonly matcher: number;
  readonly weight: number;
}

/** What a plan's evidence shows of itself in a text; of a citation, its words. */
function shownOf(plan: Plan): (TermPlan | PhrasePlan)[] {
  const evidence: readonly EvidencePlan[] =
    plan.kind === "citation"
      ? [plan.citation]
      : plan.kind === "natural"
        ? [...plan.terms, ...plan.citations]
        : plan.evidence;
  return evidence
    .flatMap((part): readonly NearPlace[] => {
      if (part.kind === "near") return part.operands;
      return part.kind === "citation" ? [{ kind: "phrase", words: part.words, rarestFirst: [], field: "any" }] : [part];
    })
    .flatMap((part) => (part.kind === "or" ? part.operands : [part]));
}

function hitsOf(
  index: CaseIndex,
  matchers: readonly Matcher[],
  ordinal: number,
  found: readonly Places[] | undefined,
): Hit[] {
  const textStart = index.columns.nameWords[ordinal]! + 1;
  const hits: Hit[] = [];
  matchers.forEach(({ weight, places }, matcher) => {
    const { cases, from, to, starts, ends } = found?.[matcher] ?? places(Uint32Array.of(ordinal));
    const at = gallop(cases, ordinal);
    if (cases[at] !== ordinal) return;
    for (let i = from[at]!; i < to[at]!; i++) {
      if (starts[i]! < textStart) continue;
      hits.push({ start: starts[i]! - textStart, end: ends[i]! - textStart, matcher, weight });
    }
  });
  return hits.sort((a, b) => a.start - b.start || a.end - b.end);
}

/** The words from which to which the hits are worth most: different ones first, then many, then the earliest. */
function bestPassage(hits: readonly Hit[]): [first: number, last: number] {
  const inside = new Map<number, number>();
  let worth = 0;
  let from = 0;
  let best: { worth: number; count: number; from: number; to: number } | undefined;
  for (let to = 0; to < hits.length; to++) {
    const hit = hits[to]!;
    const others = inside.get(hit.matcher) ?? 0;
    inside.set(hit.matcher, others + 1);
    if (others === 0) worth += hit.weight;
    while (hit.end - hits[from]!.start >= PASSAGE_WORDS && from < to) {
      const left = hits[from++]!;
      const rest = inside.get(left.matcher)! - 1;
      inside.set(left.matcher, rest);
      if (rest === 0) worth -= left.weight;
    }
    const count = to - from;
    if (!best || worth > best.worth || (worth === best.worth && count > best.count)) best = { worth, count, from, to };
  }
  return [hits[best!.from]!.start, hits[best!.to]!.end];
}

/** The words from `base` to `end` that hits cover, each once, ascending, counted from `base`. */
function wordsOfHits(hits: readonly Hit[], base: number, end: number): number[] {
  const words = new Set<number>();
  for (const hit of hits) {
    if (hit.end < base || hit.start >= end) continue;
    for (let word = Math.max(base, hit.start); word <= hit.end; word++) words.add(word - base);
  }
  return [...words].sort((a, b) => a - b);
}
