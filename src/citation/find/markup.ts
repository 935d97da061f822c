import type { Span } from "../citation.ts";

/** Text that was read out of HTML, and where each of its characters came from. */
export interface MarkupText {
  readonly text: string;
  /** Stretches of the text that stand in `<blockquote>`, in its order. */
  readonly quotes: readonly Span[];
  /** Offset in the HTML of a span's beginning. */
  toSourceStart(offset: number): number;
  /** Offset in the HTML behind a span's end. */
  toSourceEnd(offset: number): number;
}

/** A mark in an HTML text: a comment, a tag, or an entity. Whatever is none of them is text. */
const MARK = /<!--|<(\/?)([A-Za-z][A-Za-z0-9:-]{0,30})|&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z]{2,8}));/y;

/**
 * Reads HTML as the text that a reader sees, in one pass and without a tree, so that every offset can be mapped back.
 * Blocks part paragraphs; inline tags (`<em>Roe</em> v. Wade`) leave no trace; star pages and footnote marks within a
 * citation are left out, scripts, styles and comments too. Never throws: what is no markup is text.
 */
export function readMarkup(html: string): MarkupText {
  const pieces: string[] = [];
  const origins = new Uint32Array(html.length + 1);
  const ends = new Uint32Array(html.length + 1);
  let length = 0;
  let last = "";
  let at = 0;
  let plain = 0;
  const quotes: Span[] = [];
  let quoteStart = -1;
  while (at < html.length) {
    const sign = html.charCodeAt(at);
    if (sign !== 60 && sign !== 38) {
      at++;
      continue;
    }
    MARK.lastIndex = at;
    const mark = MARK.exec(html);
    if (mark === null) {
      at++;
      continue;
    }
    copy(plain, at);
    const [whole, closing, name, decimal, hex, entity] = mark;
    if (whole === "<!--") at = findEndAfter("-->", at);
    else if (name !== undefined) at = readTag(name.toLowerCase(), closing === "/", at);
    else at = write(decodeEntity(decimal, hex, entity) ?? whole, at, at + whole.length);
    plain = at;
  }
  copy(plain, html.length);
  return {
    text: pieces.join(""),
    quotes,
    toSourceStart: (offset) => (offset < length ? origins[offset]! : html.length),
    toSourceEnd: (offset) => (offset > 0 ? ends[Math.min(offset, length) - 1]! : 0),
  };

  function copy(from: number, to: number): void {
    if (to <= from) return;
    for (let i = from; i < to; i++) {
      origins[length] = i;
      ends[length++] = i + 1;
    }
    pieces.push(html.slice(from, to));
    last = html[to - 1]!;
  }

  /** Text that stands for the HTML from `from` to `to`; never longer than that. */
  function write(text: string, from: number, to: number): number {
    for (let i = 0; i < text.length; i++) {
      origins[length] = from;
      ends[length++] = to;
    }
    pieces.push(text);
    if (text !== "") last = text.at(-1)!;
    return to;
  }

  function findEndAfter(closing: string, from: number): number {
    const end = html.indexOf(closing, from);
    return end === -1 ? html.length : end + closing.length;
  }

  function readTag(name: string, isClosing: boolean, from: number): number {
    const end = findTagEnd(html, from);
    if (!isClosing && HIDDEN_TAGS.has(name)) return findEndAfter(`</${name}>`, end);
    if (!isClosing && PAGE_MARK_TAGS.has(name)) {
      // Neither limit is met by what a reporter prints: a page number, a footnote's mark.
      const close = html.indexOf(`</${name}`, end);
      const content = close === -1 || close - end > 60 ? null : html.slice(end, close).replace(/<[^>]{0,60}>/g, "");
      const attributes = html.slice(from, Math.min(end, from + 300));
      if (content !== null && isPageOrNoteMark(name, attributes, content)) return findTagEnd(html, close);
    }
    if (name === "blockquote" && !isClosing && quoteStart === -1) quoteStart = length;
    else if (name === "blockquote" && isClosing && quoteStart !== -1) {
      quotes.push({ start: quoteStart, end: length });
      quoteStart = -1;
    }
    if (BLOCK_TAGS.has(name) && last !== "\n") return write("\n\n".slice(0, Math.min(2, end - from)), from, end);
    return name === "br" ? write("\n", from, end) : end;
  }
}

/** Behind the `>` of the tag that opens at `from`; quoted attributes may hold one. */
function findTagEnd(html: string, from: number): number {
  let quote = 0;
  const limit = Math.min(html.length, from + MAX_TAG_CHARS);
  for (let i = from + 1; i < limit; i++) {
    const sign = html.charCodeAt(i);
    if (quote !== 0) quote = sign === quote ? 0 : quote;
    else if (sign === 34 || sign === 39) quote = sign;
    else if (sign === 62) return i + 1;
  }
  // No tag after all, or one that does not end: its sign alone is passed over.
  return from + 1;
}

/** No tag of a judgment is longer; a bound keeps a text of open brackets linear. */
const MAX_TAG_CHARS = 2_000;

function isPageOrNoteMark(name: string, attributes: string, content: string): boolean {
  if (/class=["']?[^"'>]{0,80}(?:star-pag|page-?num|pagenum|page-label|footnote|fnref|note-?ref)/i.test(attributes))
    return true;
  if (name === "page-number") return true;
  return name === "sup" && /^[\s\d*†‡§[\]]{1,6}$/.test(content);
}

function decodeEntity(decimal?: string, hex?: string, entity?: string): string | null {
  if (entity !== undefined) return ENTITIES[entity] ?? null;
  const code = Number.parseInt(decimal ?? hex ?? "", decimal === undefined ? 16 : 10);
  return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : null;
}

const HIDDEN_TAGS = new Set(["script", "style", "head", "template"]);
const PAGE_MARK_TAGS = new Set(["span", "a", "sup", "page-number"]);
const BLOCK_TAGS = new Set(
  "p div blockquote h1 h2 h3 h4 h5 h6 li ul ol table tr td th section article header footer pre hr dd dt center".split(
    " ",
  ),
);

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
  sect: "§",
  para: "¶",
  ldquo: "“",
  rdquo: "”",
  lsquo: "‘",
  rsquo: "’",
  mdash: "—",
  ndash: "–",
  hellip: "…",
  shy: "\u00ad",
  ensp: " ",
  emsp: " ",
  thinsp: " ",
  eacute: "é",
  copy: "©",
  reg: "®",
};
