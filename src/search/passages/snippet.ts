import { escapeHtml } from "../../text/escape.ts";
import { visitWords } from "../../text/words.ts";

/** Maximum length of a snippet in UTF-16 code units, before marking and escaping. */
export const MAX_SNIPPET_CHARS = 300;

/** The part of a judgment's text from which a snippet is cut. */
export interface SnippetSource {
  readonly text: string;
  /** Whether text precedes and follows the part. */
  readonly cutBefore: boolean;
  readonly cutAfter: boolean;
  /** The matching words, by their index among the words of the part, ascending. */
  readonly hits: readonly number[];
  /** Index of the first and of the last word of the window to show. */
  readonly first: number;
  readonly last: number;
}

/**
 * Makes a snippet as HTML: at most {@link MAX_SNIPPET_CHARS} characters of text, whole words, matches in `<mark>`,
 * everything else escaped; an ellipsis, which counts, where text is omitted. White space is collapsed. Text around the
 * window is added on both sides alternately.
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

/** Formats `[start, end)` of a text as HTML, with the given ascending words in `<mark>` and white space collapsed. */
export function markWords(
  text: string,
  start: number,
  end: number,
  words: readonly { readonly start: number; readonly end: number }[],
): string {
  let at = start;
  let html = "";
  for (const word of words) {
    // Two words may come from one character, as 1 and 2 from "½".
    if (word.start < at) continue;
    html += escapeHtml(collapseWhitespace(text.slice(at, word.start)));
    html += `<mark>${escapeHtml(collapseWhitespace(text.slice(word.start, word.end)))}</mark>`;
    at = word.end;
  }
  return html + escapeHtml(collapseWhitespace(text.slice(at, end)));
}

/** Makes a snippet as {@link makeSnippet} does, but as plain text without marks. */
export function makeExcerpt(source: SnippetSource): string {
  const cut = cutPassage(source);
  if (cut === null) return collapseWhitespace(source.text).slice(0, MAX_SNIPPET_CHARS).trim();
  return cut.before + collapseWhitespace(source.text.slice(cut.start, cut.cutTo)).trim() + cut.after;
}

/** Returns the words and offsets to show; null for a text without words. */
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

/** Two characters are reserved for the ellipses. */
const MAX_SNIPPET_TEXT_CHARS = MAX_SNIPPET_CHARS - 2;

/** Selects the words that fit: those of the window, then words before and after it in turn. */
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
