import type { Plan } from "../query/plan.ts";
import type { CaseIndex } from "./case-index.ts";
import { bestWindow, type HitFinder, hitFinder, wordsOfHits } from "./hits.ts";
import { CHECKPOINT_WORDS } from "./layout.ts";
import { makeSnippet, type SnippetSource } from "./snippet.ts";

/** Reads a part of a judgment: UTF-16 offsets into its `content`; an end behind the text's is the text's. */
export type ReadText = (clusterId: number, start: number, end: number) => string;

/** Words of a passage's surroundings on either side: more than a snippet can show. */
const CONTEXT_WORDS = 30;
/** The most text that is read for a snippet, and what is read of a beginning. */
const PIECE_CHARACTERS = 8192;
const OPENING_CHARACTERS = 1024;

/** The snippets of some cases, in their order. */
export function snippetsOf(index: CaseIndex, hitsOf: HitFinder, readText: ReadText, ordinals: Uint32Array): string[] {
  return Array.from(ordinals, (ordinal) => makeSnippet(snippetSource(index, hitsOf, readText, ordinal)));
}

/**
 * The best passages of cases, with text around them.
 * @param ownWords how many words of a case's text may be shown
 */
export function passageFinder(
  index: CaseIndex,
  plan: Plan,
  readText: ReadText,
  ownWords: (ordinal: number) => number,
): (ordinal: number) => SnippetSource {
  const hitsOf = hitFinder(index, plan);
  const shownOf: HitFinder = (ordinal) => {
    const shown = ownWords(ordinal);
    return hitsOf(ordinal).filter(({ end }) => end < shown);
  };
  return (ordinal) => snippetSource(index, shownOf, readText, ordinal);
}

function snippetSource(index: CaseIndex, hitsOf: HitFinder, readText: ReadText, ordinal: number): SnippetSource {
  const clusterId = index.columns.clusterIds[ordinal]!;
  const hits = hitsOf(ordinal);
  if (hits.length === 0) return opening(readText(clusterId, 0, OPENING_CHARACTERS));
  const { checkpoints } = index.layout(ordinal);
  const { first, last } = bestWindow(hits);
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
}

function opening(text: string): SnippetSource {
  return { text, cutBefore: false, cutAfter: text.length === OPENING_CHARACTERS, hits: [], first: 0, last: 0 };
}
