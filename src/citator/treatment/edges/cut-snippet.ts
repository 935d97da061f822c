import type { Span } from "../../../citation/citation.ts";
import { foldWhitespace } from "../../../text/fold-whitespace.ts";
import { findSentenceIndex, splitSentences } from "../../../text/sentences/sentences.ts";

const MAX_SNIPPET_CHARS = 300;

/**
 * Cuts the words around a mention and its signal out of a text: whole sentences if they fit into 300 UTF-16 code units,
 * else as many words as fit. White space is collapsed.
 */
export function cutSnippet(text: string, mention: Span, signal: Span | null): string {
  const near = signal !== null && Math.abs(signal.start - mention.start) < MAX_SNIPPET_CHARS - 60 ? signal : mention;
  const core = { start: Math.min(mention.start, near.start), end: Math.max(mention.end, near.end) };
  const from = Math.max(0, core.start - MAX_SNIPPET_CHARS);
  const area = text.slice(from, Math.min(text.length, core.end + MAX_SNIPPET_CHARS));
  const spans = splitSentences(area);
  const first = spans[findSentenceIndex(spans, core.start - from)]!;
  const last = spans[findSentenceIndex(spans, Math.max(core.start, core.end - 1) - from)]!;
  let start = from + first.start;
  let end = from + last.end;
  if (end - start > MAX_SNIPPET_CHARS) {
    const slack = Math.max(0, MAX_SNIPPET_CHARS - (core.end - core.start));
    start = Math.max(start, core.start - Math.floor(slack / 2));
    end = Math.min(end, start + MAX_SNIPPET_CHARS);
    if (start > from + first.start) start = alignStartToWord(text, start, core.start);
    if (end < from + last.end) end = alignEndToWord(text, end, core.end);
  }
  return foldWhitespace(text.slice(start, end)).trim().slice(0, MAX_SNIPPET_CHARS);
}

function alignStartToWord(text: string, start: number, limit: number): number {
  const space = text.indexOf(" ", start);
  return space >= 0 && space < limit ? space + 1 : start;
}

function alignEndToWord(text: string, end: number, limit: number): number {
  const space = text.lastIndexOf(" ", end);
  return space > limit ? space : end;
}
