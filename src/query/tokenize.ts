import { EngineError } from "../errors.ts";
import type { Nearness, Span } from "./ast.ts";
import type { CitedSpan } from "./citations.ts";
import { plainWords } from "./words.ts";

/** Fields that a query may name, with any capitals, before a colon. */
export const FIELDS = [
  "title",
  "court",
  "judge",
  "citation",
  "cites",
  "citedby",
  "year",
  "treatment",
  "freshness",
] as const;

export type Field = (typeof FIELDS)[number];

interface At {
  readonly span: Span;
  /** The token as written. */
  readonly raw: string;
}

/** One piece of a query. `words` may be empty: a piece of mere punctuation says nothing. */
export type Token =
  | ({ readonly kind: "words"; readonly words: readonly string[] } & At)
  | ({ readonly kind: "prefix"; readonly words: readonly string[]; readonly prefix: string } & At)
  | ({ readonly kind: "phrase"; readonly words: readonly string[]; readonly content: string } & At)
  | ({ readonly kind: "citation"; readonly key: string; readonly citationKind: string } & At)
  | ({ readonly kind: "field"; readonly field: Field } & At)
  | ({ readonly kind: "near"; readonly link: Nearness } & At)
  | ({ readonly kind: "and" | "or" | "butNot" } & At)
  | ({ readonly kind: "not" | "open" | "close" } & At);

/** How `&` and `%` are read: as text, or, between spaces, as AND and AND NOT. */
export type Syntax = "standard" | "connectors";

const SPACE = /\s/;
const QUOTE = /["\u201C\u201D\u201E\u201F\uFF02]/;
/** Ends a piece of running text. */
const DELIMITER = /[\s()"\u201C\u201D\u201E\u201F\uFF02]/;
const FIELD = new RegExp(`^(${FIELDS.join("|")}):`, "i");
const NEAR = /^(?:\/(\d{1,9}|[sp])|\+(\d{1,9}))$/i;
const PREFIX = /^(.*[\p{L}\p{M}\p{N}])\*[,;:.!?]*$/su;
/** As far apart as /n may reach, as in the services that have the operator. */
const FARTHEST = 255;

/**
 * Cuts a query into tokens, left to right. Quotation marks are read before citations (a citation that is quoted is
 * looked for word by word), citations before everything else (their parentheses group nothing).
 *
 * @throws EngineError `query_syntax` for a quotation mark without its partner or without words, a prefix of one
 * letter, a distance out of range.
 */
export function tokenize(text: string, citations: readonly CitedSpan[], syntax: Syntax): readonly Token[] {
  const tokens: Token[] = [];
  let next = 0;
  let at = 0;
  while (at < text.length) {
    const character = text[at] as string;
    while (next < citations.length && (citations[next] as CitedSpan).start < at) next++;
    const citation = citations[next];
    if (citation?.start === at) {
      tokens.push({
        kind: "citation",
        key: citation.key,
        citationKind: citation.kind,
        ...place(text, at, citation.end),
      });
      at = citation.end;
    } else if (SPACE.test(character)) {
      at++;
    } else if (character === "(" || character === ")") {
      tokens.push({ kind: character === "(" ? "open" : "close", ...place(text, at, at + 1) });
      at++;
    } else if (QUOTE.test(character)) {
      const token = phrase(text, at);
      tokens.push(token);
      at = token.span.end;
    } else {
      const token = piece(text, at, pieceEnd(text, at, citation?.start ?? text.length), syntax);
      tokens.push(token);
      at = token.span.end;
    }
  }
  return tokens;
}

/** Whether a query with these tokens is an expression; otherwise it is natural language. */
export function isBoolean(tokens: readonly Token[]): boolean {
  return tokens.some(({ kind }) => kind !== "words" && kind !== "citation");
}

function place(text: string, start: number, end: number): At {
  return { span: { start, end }, raw: text.slice(start, end) };
}

function pieceEnd(text: string, at: number, limit: number): number {
  let end = at + 1;
  while (end < limit && !DELIMITER.test(text[end] as string)) end++;
  return end;
}

function phrase(text: string, at: number): Token & { kind: "phrase" } {
  let end = at + 1;
  while (end < text.length && !QUOTE.test(text[end] as string)) end++;
  if (end === text.length) {
    throw syntaxError(text, at, "This quotation mark has no partner: close the phrase, or leave the mark out");
  }
  const content = text.slice(at + 1, end);
  const found = plainWords(content);
  if (found.length === 0) {
    throw syntaxError(text, at, "There is no word between these quotation marks: write the phrase, or leave them out");
  }
  return { kind: "phrase", words: found, content, ...place(text, at, end + 1) };
}

/** One piece without spaces: an operator, the name of a field (the rest is read anew), a prefix or words. */
function piece(text: string, start: number, end: number, syntax: Syntax): Token {
  const at = place(text, start, end);
  const written = syntax === "connectors" ? standardForm(at.raw) : at.raw;
  const field = FIELD.exec(at.raw)?.[1];
  if (field !== undefined) {
    return { kind: "field", field: field.toLowerCase() as Field, ...place(text, start, start + field.length + 1) };
  }
  if (isSpaced(text, start, end)) {
    const operator = OPERATORS[syntax].get(at.raw);
    if (operator !== undefined) return { kind: operator, ...at };
    const near = NEAR.exec(written);
    if (near !== null) return { kind: "near", link: nearness(text, start, near), ...at };
  }
  const stem = PREFIX.exec(written)?.[1];
  if (stem === undefined) return { kind: "words", words: plainWords(at.raw), ...at };
  const found = plainWords(stem);
  const prefix = found.pop() ?? "";
  if ([...prefix].length < 2) {
    throw syntaxError(text, start, `"${at.raw}" is too short a beginning: write at least two letters before *`);
  }
  return { kind: "prefix", words: found, prefix, ...at };
}

/** What the services write otherwise: `w/5` and `pre/5` for `/5` and `+5`, `bail!` for `bail*`. */
function standardForm(raw: string): string {
  return raw
    .replace(/^w(?=\/)/i, "")
    .replace(/^pre\//i, "+")
    .replace(/!$/, "*");
}

const STANDARD = new Map<string, "and" | "or" | "not" | "butNot">([
  ["AND", "and"],
  ["OR", "or"],
  ["NOT", "not"],
]);

const OPERATORS: Readonly<Record<Syntax, ReadonlyMap<string, "and" | "or" | "not" | "butNot">>> = {
  standard: STANDARD,
  connectors: new Map([...STANDARD, ["&", "and"], ["%", "butNot"]]),
};

/** Operators stand alone: between spaces, brackets, quotation marks or the ends of the query. */
function isSpaced(text: string, start: number, end: number): boolean {
  return (
    (start === 0 || DELIMITER.test(text[start - 1] as string)) &&
    (end === text.length || DELIMITER.test(text[end] as string))
  );
}

function nearness(text: string, at: number, [raw, reach, ordered]: RegExpExecArray): Nearness {
  const distance = (reach ?? ordered) as string;
  if (/s/i.test(distance)) return { within: "sentence", ordered: false };
  if (/p/i.test(distance)) return { within: "paragraph", ordered: false };
  const within = Number(distance);
  if (within < 1 || within > FARTHEST) {
    throw syntaxError(text, at, `"${raw}" is out of range: write a number of words from 1 to ${FARTHEST}`);
  }
  return { within, ordered: ordered !== undefined };
}

/** The one way a query is refused: a sentence with its remedy, and where reading stopped. */
export function syntaxError(text: string, offset: number, sentence: string): EngineError {
  const found = text.slice(offset, offset + 24).trim();
  return new EngineError("query_syntax", `${sentence} (at character ${offset + 1}: ${found}).`, { offset });
}
