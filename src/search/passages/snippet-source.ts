import type { Plan } from "../../query/plan.ts";
import type { CaseIndex } from "../case-index.ts";
import { WORDS_PER_CHECKPOINT } from "../layout/text-layout.ts";
import type { QuerySession } from "../query-session.ts";
import { createHitFinder, findBestWindow, type HitFinder, listHitWords } from "./hits.ts";
import { makeSnippet, type SnippetSource } from "./snippet.ts";

/** Reads a part of a judgment: UTF-16 offsets into its `content`; an end behind the text's is the text's. */
export type ReadText = (clusterId: number, start: number, end: number) => string;

/** Words of a passage's surroundings on either side: more than a snippet can show. */
const SNIPPET_CONTEXT_WORDS = 30;
/** The most text that is read for a snippet, and what is read of a beginning. */
const MAX_SOURCE_CHARS = 8192;
const OPENING_CHARS = 1024;

/** The snippets of some cases, in their order. */
export function buildSnippets(
  index: CaseIndex,
  hitsOf: HitFinder,
  readText: ReadText,
  ordinals: Uint32Array,
): string[] {
  return Array.from(ordinals, (ordinal) => makeSnippet(readSnippetSource(index, hitsOf, readText, ordinal)));
}

/**
 * The best passages of cases, with text around them.
 * @param ownWords how many words of a case's text may be shown
 */
export function createSnippetSourceFinder(
  session: QuerySession,
  plan: Plan,
  readText: ReadText,
  ownWords: (ordinal: number) => number,
): (ordinal: number) => SnippetSource {
  const hitsOf = createHitFinder(session, plan);
  const shownOf: HitFinder = (ordinal) => {
    const shown = ownWords(ordinal);
    return hitsOf(ordinal).filter(({ end }) => end < shown);
  };
  return (ordinal) => readSnippetSource(session.index, shownOf, readText, ordinal);
}

function readSnippetSource(index: CaseIndex, hitsOf: HitFinder, readText: ReadText, ordinal: number): SnippetSource {
  const clusterId = index.columns.clusterIds[ordinal]!;
  const hits = hitsOf(ordinal);
  if (hits.length === 0) return toOpeningSource(readText(clusterId, 0, OPENING_CHARS));
  const { checkpoints } = index.readLayout(ordinal);
  const { first, last } = findBestWindow(hits);
  const from = Math.floor(Math.max(0, first - SNIPPET_CONTEXT_WORDS) / WORDS_PER_CHECKPOINT);
  const to = Math.floor((last + SNIPPET_CONTEXT_WORDS) / WORDS_PER_CHECKPOINT) + 1;
  const start = from === 0 ? 0 : checkpoints[from]!;
  const end = Math.min(checkpoints[to] ?? Number.MAX_SAFE_INTEGER, start + MAX_SOURCE_CHARS);
  const text = readText(clusterId, start, end);
  const base = from * WORDS_PER_CHECKPOINT;
  return {
    text,
    cutBefore: from > 0,
    cutAfter: text.length === end - start,
    hits: listHitWords(hits, base, base + (to - from) * WORDS_PER_CHECKPOINT),
    first: first - base,
    last: last - base,
  };
}

function toOpeningSource(text: string): SnippetSource {
  return { text, cutBefore: false, cutAfter: text.length === OPENING_CHARS, hits: [], first: 0, last: 0 };
}
