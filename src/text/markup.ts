import type { Span } from "./span.ts";

/** The text of an HTML document, with a map back to the document. Offsets are UTF-16 code units. */
export interface MarkupText {
  readonly text: string;
  /** Parts of the text inside `<blockquote>`, in text order. */
  readonly quotes: readonly Span[];
  /** Returns the offset in the HTML at which a span that starts at `offset` starts. */
  toSourceStart(offset: number): number;
  /** Returns the offset in the HTML at which a span that ends at `offset` ends. */
  toSourceEnd(offset: number): number;
}

/**
 * Reads HTML as the text that a reader sees, in one pass and without a tree, so that every offset can be mapped back.
 * Block tags separate paragraphs; inline tags (`<em>Roe</em> v. Wade`) leave no trace; star pages and footnote marks
 * within a citation are omitted, as are scripts, styles and comments. Never throws: a sign that opens no markup is text.
 */
export function readMarkup(html: string): MarkupText {
  const reader: MarkupReader = {
    html,
    pieces: [],
    origins: new Uint32Array(html.length + 1),
    ends: new Uint32Array(html.length + 1),
    length: 0,
    last: "",
    quotes: [],
    quoteStart: -1,
  };
  let plain = 0;
  for (let at = findMarkupSign(html, 0); at < html.length; at = findMarkupSign(html, at)) {
    MARK.lastIndex = at;
    const mark = MARK.exec(html);
    if (mark === null) {
      at++;
      continue;
    }
    copyText(reader, plain, at);
    at = readMark(reader, mark, at);
    plain = at;
  }
  copyText(reader, plain, html.length);
  const { pieces, origins, ends, length, quotes } = reader;
  return {
    text: pieces.join(""),
    quotes,
    toSourceStart: (offset) => (offset < length ? origins[offset]! : html.length),
    toSourceEnd: (offset) => (offset > 0 ? ends[Math.min(offset, length) - 1]! : 0),
  };
}

/** The state of one pass over one document. */
interface MarkupReader {
  readonly html: string;
  readonly pieces: string[];
  /** Per unit of the text the offset in the HTML at which its source starts. */
  readonly origins: Uint32Array;
  /** Per unit of the text the offset in the HTML at which its source ends. */
  readonly ends: Uint32Array;
  /** Length of the text so far. */
  length: number;
  /** Last unit of the text so far. */
  last: string;
  readonly quotes: Span[];
  /** Offset in the text at which the open `<blockquote>` started; -1 if none is open. */
  quoteStart: number;
}

/** A mark in an HTML text: a comment, a tag, or an entity. */
const MARK = /<!--|<(\/?)([A-Za-z][A-Za-z0-9:-]{0,30})|&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z]{2,8}));/y;

/** Returns the offset of the next `<` or `&`; the length of the HTML if there is none. */
function findMarkupSign(html: string, from: number): number {
  let at = from;
  while (at < html.length && html.charCodeAt(at) !== 60 && html.charCodeAt(at) !== 38) at++;
  return at;
}

/** Reads a comment, tag or entity; returns where to continue. */
function readMark(reader: MarkupReader, mark: RegExpExecArray, at: number): number {
  const [whole, closing, name, decimal, hex, entity] = mark;
  if (whole === "<!--") return findEndAfter(reader.html, "-->", at);
  if (name !== undefined) return readTag(reader, name.toLowerCase(), closing === "/", at);
  return writeText(reader, decodeEntity(decimal, hex, entity) ?? whole, at, at + whole.length);
}

/** Appends the HTML from `from` to `to` as it is. */
function copyText(reader: MarkupReader, from: number, to: number): void {
  if (to <= from) return;
  const { html, pieces, origins, ends } = reader;
  let { length } = reader;
  for (let i = from; i < to; i++) {
    origins[length] = i;
    ends[length++] = i + 1;
  }
  reader.length = length;
  pieces.push(html.slice(from, to));
  reader.last = html[to - 1]!;
}

/** Appends text in place of the HTML from `from` to `to`, which is at least as long; returns `to`. */
function writeText(reader: MarkupReader, text: string, from: number, to: number): number {
  for (let i = 0; i < text.length; i++) {
    reader.origins[reader.length] = from;
    reader.ends[reader.length++] = to;
  }
  reader.pieces.push(text);
  if (text !== "") reader.last = text.at(-1)!;
  return to;
}

function findEndAfter(html: string, closing: string, from: number): number {
  const end = html.indexOf(closing, from);
  return end === -1 ? html.length : end + closing.length;
}

/** Reads the tag that opens at `from`; returns where to continue. */
function readTag(reader: MarkupReader, name: string, isClosing: boolean, from: number): number {
  const { html } = reader;
  const end = findTagEnd(html, from);
  if (!isClosing && HIDDEN_TAGS.has(name)) return findEndAfter(html, `</${name}>`, end);
  if (!isClosing && PAGE_MARK_TAGS.has(name)) {
    const close = html.indexOf(`</${name}`, end);
    if (close !== -1 && isPageMark(html, name, from, end, close)) return findTagEnd(html, close);
  }
  if (name === "blockquote" && !isClosing && reader.quoteStart === -1) reader.quoteStart = reader.length;
  else if (name === "blockquote" && isClosing && reader.quoteStart !== -1) {
    reader.quotes.push({ start: reader.quoteStart, end: reader.length });
    reader.quoteStart = -1;
  }
  if (BLOCK_TAGS.has(name) && reader.last !== "\n") {
    return writeText(reader, "\n\n".slice(0, Math.min(2, end - from)), from, end);
  }
  return name === "br" ? writeText(reader, "\n", from, end) : end;
}

/** Longest content of a page or note mark and longest attributes that are examined, in UTF-16 code units. */
const MAX_MARK_CHARS = 60;
const MAX_ATTRIBUTE_CHARS = 300;

/** Returns whether an element is a printed page number or a footnote mark. */
function isPageMark(html: string, name: string, from: number, end: number, close: number): boolean {
  if (close - end > MAX_MARK_CHARS) return false;
  const content = html.slice(end, close).replace(/<[^>]{0,60}>/g, "");
  return isPageOrNoteMark(name, html.slice(from, Math.min(end, from + MAX_ATTRIBUTE_CHARS)), content);
}

/** Returns the offset after the `>` of the tag that opens at `from`; quoted attributes may contain one. */
function findTagEnd(html: string, from: number): number {
  let quote = 0;
  const limit = Math.min(html.length, from + MAX_TAG_CHARS);
  for (let i = from + 1; i < limit; i++) {
    const sign = html.charCodeAt(i);
    if (quote !== 0) quote = sign === quote ? 0 : quote;
    else if (sign === 34 || sign === 39) quote = sign;
    else if (sign === 62) return i + 1;
  }
  // No tag, or one that does not end: only its sign is skipped.
  return from + 1;
}

/** No tag of a judgment is longer; the bound keeps a text of open brackets linear. */
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
