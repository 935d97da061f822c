import { escapeHtml } from "../../text/escape.ts";
import { visitWords } from "../../text/words.ts";

/** Most characters (UTF-16 units) of a snippet, before marking and escaping. */
export const MAX_SNIPPET_CHARS = 300;

/** A piece of a judgment's text that a snippet is cut out of. */
export interface SnippetSource {
  readonly text: string;
  /** Whether text stands before and behind the piece. */
  readonly cutBefore: boolean;
  readonly cutAfter: boolean;
  /** The words that were searched for, by their place among the words of the piece, from 0, ascending. */
  readonly hits: readonly number[];
  /** The place of the word that the passage begins with, and of the one that it ends with. */
  readonly first: number;
  readonly last: number;
}

/**
 * A passage as HTML: at most 300 characters of text, whole words, hits in `<mark>`, everything else escaped; an
 * ellipsis (counted) where the text goes on. White space is one space. What is left of the 300 characters beside the
 * passage is shared between both sides.
 */
export function makeSnippet(source: SnippetSource): string {
  const cut = cutPassage(source);
  if (cut === null) return escapeHtml(collapseWhitespace(source.text).slice(0, MAX_SNIPPET_CHARS));
  const { starts, ends, from, to, cutTo, before, after } = cut;
  const marked = source.hits
    .filter((hit) => hit >= from && hit <= to)
    .map((hit) => ({ start: starts[hit]!, end: Math.min(ends[hit]!, cutTo) }));
  return before + markWords(source.text, cut.start, cutTo, marked) + after;
}

/** A part of a text as HTML, with the given words, which ascend, in `<mark>`; white space is one space. */
export function markWords(
  text: string,
  start: number,
  end: number,
  words: readonly { readonly start: number; readonly end: number }[],
): string {
  let at = start;
  let html = "";
  for (const word of words) {
    // Two words may come from one character, as 1 and 2 do from one half.
    if (word.start < at) continue;
    html += escapeHtml(collapseWhitespace(text.slice(at, word.start)));
    html += `<mark>${escapeHtml(collapseWhitespace(text.slice(word.start, word.end)))}</mark>`;
    at = word.end;
  }
  return html + escapeHtml(collapseWhitespace(text.slice(at, end)));
}

/** As {@link makeSnippet}, but as plain text, without marks. */
export function makeExcerpt(source: SnippetSource): string {
  const cut = cutPassage(source);
  if (cut === null) return collapseWhitespace(source.text).slice(0, MAX_SNIPPET_CHARS).trim();
  return cut.before + collapseWhitespace(source.text.slice(cut.start, cut.cutTo)).trim() + cut.after;
}

/** Where a passage is cut out, by its words from `from` to `to`; null for a text without words. */
function cutPassage(source: SnippetSource) {
  const starts: number[] = [];
  const ends: number[] = [];
  visitWords(source.text, (_, start, end) => {
    starts.push(start);
    ends.push(end);
  });
  if (starts.length === 0) return null;
  const [from, to] = selectExtent(source, starts, ends);
  const before = source.cutBefore || from > 0 ? "…" : "";
  const after = source.cutAfter || to < starts.length - 1 ? "…" : "";
  const start = before ? starts[from]! : 0;
  // A single word may be longer than a snippet.
  const cutTo = Math.min(after ? ends[to]! : source.text.length, start + MAX_SNIPPET_TEXT_CHARS);
  return { starts, ends, from, to, start, cutTo, before, after };
}

/** Two characters are kept for the ellipses. */
const MAX_SNIPPET_TEXT_CHARS = MAX_SNIPPET_CHARS - 2;

/** The words that fit: the passage, as far as it does, then words on its left and right in turn. */
function selectExtent(source: SnippetSource, starts: readonly number[], ends: readonly number[]): [number, number] {
  const lastWord = starts.length - 1;
  let from = Math.min(source.first, lastWord);
  let to = from;
  const fits = (a: number, b: number) =>
    (b === lastWord ? source.text.length : ends[b]!) - (a === 0 ? 0 : starts[a]!) <= MAX_SNIPPET_TEXT_CHARS;
  while (to < Math.min(source.last, lastWord) && fits(from, to + 1)) to++;
  for (let grew = true; grew; ) {
    grew = false;
    if (from > 0 && fits(from - 1, to)) {
      from--;
      grew = true;
    }
    if (to < lastWord && fits(from, to + 1)) {
      to++;
      grew = true;
    }
  }
  return [from, to];
}

function collapseWhitespace(text: string): string {
  return text.replace(/\s+/g, " ");
}
