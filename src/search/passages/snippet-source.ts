import type { Plan } from "../../query/plan/plan.ts";
import type { CaseIndex } from "../case-index.ts";
import { WORDS_PER_CHECKPOINT } from "../layout/text-layout.ts";
import type { QuerySession } from "../query-session.ts";
import { createHitFinder, findBestWindow, type HitFinder, listHitWords } from "./hits.ts";
import { makeSnippet, type SnippetSource } from "./snippet.ts";

/** Reads `[start, end)` of a judgment's `content`, in UTF-16 code units, cut off at its end. */
export type ReadText = (clusterId: number, start: number, end: number) => string;

/** Words read on either side of a window: more than a snippet can show. */
const SNIPPET_CONTEXT_WORDS = 30;
/** Maximum text that is read for a snippet, in UTF-16 code units. */
const MAX_SOURCE_CHARS = 8192;
/** Text that is read of a judgment without matches. */
const OPENING_CHARS = 1024;

/** Builds the snippets of some cases, in their order; yields after each. */
export function* buildSnippetsInSlices(
  index: CaseIndex,
  findHits: HitFinder,
  readText: ReadText,
  ordinals: Uint32Array,
): Generator<void, string[]> {
  const snippets: string[] = [];
  for (const ordinal of ordinals) {
    snippets.push(makeSnippet(readSnippetSource(index, findHits, readText, ordinal)));
    yield;
  }
  return snippets;
}

/**
 * Creates a function that finds the best window of a case, with the text around it.
 * @param ownWords returns how many words of a case's text may be shown
 */
export function createSnippetSourceFinder(
  session: QuerySession,
  plan: Plan,
  readText: ReadText,
  ownWords: (ordinal: number) => number,
): (ordinal: number) => SnippetSource {
  const findHits = createHitFinder(session, plan);
  const findShownHits: HitFinder = (ordinal) => {
    const shown = ownWords(ordinal);
    return findHits(ordinal).filter(({ end }) => end < shown);
  };
  return (ordinal) => readSnippetSource(session.index, findShownHits, readText, ordinal);
}

function readSnippetSource(index: CaseIndex, findHits: HitFinder, readText: ReadText, ordinal: number): SnippetSource {
  const clusterId = index.columns.clusterIds[ordinal]!;
  const hits = findHits(ordinal);
  if (hits.length === 0) return toOpeningSource(readText(clusterId, 0, OPENING_CHARS));
  const { checkpoints } = index.readLayout(ordinal);
  const window = findBestWindow(hits);
  const first = Math.floor(Math.max(0, window.from - SNIPPET_CONTEXT_WORDS) / WORDS_PER_CHECKPOINT);
  const last = Math.floor((window.to + SNIPPET_CONTEXT_WORDS) / WORDS_PER_CHECKPOINT) + 1;
  const start = first === 0 ? 0 : checkpoints[first]!;
  const end = Math.min(checkpoints[last] ?? Number.MAX_SAFE_INTEGER, start + MAX_SOURCE_CHARS);
  const text = readText(clusterId, start, end);
  const base = first * WORDS_PER_CHECKPOINT;
  return {
    text,
    cutBefore: first > 0,
    cutAfter: text.length === end - start,
    hits: listHitWords(hits, base, base + (last - first) * WORDS_PER_CHECKPOINT),
    first: window.from - base,
    last: window.to - base,
  };
}

function toOpeningSource(text: string): SnippetSource {
  return { text, cutBefore: false, cutAfter: text.length === OPENING_CHARS, hits: [], first: 0, last: 0 };
}
