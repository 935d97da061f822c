import { EngineError } from "../errors.ts";
import type { Span } from "../text/span.ts";
import { splitWords } from "../text/words.ts";
import type { ProximityConstraint } from "./ast.ts";
import type { CitedSpan } from "./cited-spans.ts";

/** Fields that a query may name, with any capitals, before a colon. */
export const QUERY_FIELDS = [
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

/** Name of a field. */
export type QueryField = (typeof QUERY_FIELDS)[number];

interface TokenPosition {
  readonly span: Span;
  /** The token as written. */
  readonly raw: string;
}

/** A token of a query. `words` is empty for a piece that consists of punctuation. */
export type Token =
  | ({ readonly kind: "words"; readonly words: readonly string[] } & TokenPosition)
  | ({ readonly kind: "prefix"; readonly words: readonly string[]; readonly prefix: string } & TokenPosition)
  | ({ readonly kind: "phrase"; readonly words: readonly string[]; readonly content: string } & TokenPosition)
  | ({ readonly kind: "citation"; readonly key: string; readonly citationKind: string } & TokenPosition)
  | ({ readonly kind: "field"; readonly field: QueryField } & TokenPosition)
  | ({ readonly kind: "near"; readonly link: ProximityConstraint } & TokenPosition)
  | ({ readonly kind: "and" | "or" | "butNot" } & TokenPosition)
  | ({ readonly kind: "not" | "open" | "close" } & TokenPosition);

/** Whether `&` and `%` are text or, between spaces, AND and AND NOT. */
export type QuerySyntax = "standard" | "connectors";

const SPACE = /\s/;
const QUOTE = /["\u201C\u201D\u201E\u201F\uFF02]/;
/** Ends a piece of running text. */
const DELIMITER = /[\s()"\u201C\u201D\u201E\u201F\uFF02]/;
const FIELD = new RegExp(`^(${QUERY_FIELDS.join("|")}):`, "i");
const NEAR = /^(?:\/(\d{1,9}|[sp])|\+(\d{1,9}))$/i;
const PREFIX = /^(.*[\p{L}\p{M}\p{N}])\*[,;:.!?]*$/su;
/** Largest distance of /n, as in the services that have the operator. */
const MAX_PROXIMITY_WORDS = 255;

/**
 * Splits a query into tokens. Quotation marks are read before citations (a quoted citation is a phrase), citations
 * before everything else (their parentheses are no groups).
 *
 * @throws EngineError `query_syntax` for a quotation mark without its partner or without words, a prefix of one letter,
 * a distance out of range
 */
export function tokenizeQuery(text: string, citations: readonly CitedSpan[], syntax: QuerySyntax): readonly Token[] {
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
        ...createPosition(text, at, citation.end),
      });
      at = citation.end;
    } else if (SPACE.test(character)) {
      at++;
    } else if (character === "(" || character === ")") {
      tokens.push({ kind: character === "(" ? "open" : "close", ...createPosition(text, at, at + 1) });
      at++;
    } else if (QUOTE.test(character)) {
      const token = readPhrase(text, at);
      tokens.push(token);
      at = token.span.end;
    } else {
      const token = readPiece(text, at, findPieceEnd(text, at, citation?.start ?? text.length), syntax);
      tokens.push(token);
      at = token.span.end;
    }
  }
  return tokens;
}

/** Returns whether a query with these tokens is an expression; otherwise it is natural language. */
export function isBoolean(tokens: readonly Token[]): boolean {
  return tokens.some(({ kind }) => kind !== "words" && kind !== "citation");
}

function createPosition(text: string, start: number, end: number): TokenPosition {
  return { span: { start, end }, raw: text.slice(start, end) };
}

function findPieceEnd(text: string, at: number, limit: number): number {
  let end = at + 1;
  while (end < limit && !DELIMITER.test(text[end] as string)) end++;
  return end;
}

function readPhrase(text: string, at: number): Token & { kind: "phrase" } {
  let end = at + 1;
  while (end < text.length && !QUOTE.test(text[end] as string)) end++;
  if (end === text.length) {
    throw createSyntaxError(text, at, "This quotation mark has no partner: close the phrase, or leave the mark out");
  }
  const content = text.slice(at + 1, end);
  const found = splitWords(content);
  if (found.length === 0) {
    throw createSyntaxError(
      text,
      at,
      "There is no word between these quotation marks: write the phrase, or leave them out",
    );
  }
  return { kind: "phrase", words: found, content, ...createPosition(text, at, end + 1) };
}

/** Reads a piece without spaces: an operator, a field name (the rest is read again), a prefix or words. */
function readPiece(text: string, start: number, end: number, syntax: QuerySyntax): Token {
  const at = createPosition(text, start, end);
  const written = syntax === "connectors" ? toStandardForm(at.raw) : at.raw;
  const field = FIELD.exec(at.raw)?.[1];
  if (field !== undefined) {
    return {
      kind: "field",
      field: field.toLowerCase() as QueryField,
      ...createPosition(text, start, start + field.length + 1),
    };
  }
  if (isSpaced(text, start, end)) {
    const operator = OPERATORS[syntax].get(at.raw);
    if (operator !== undefined) return { kind: operator, ...at };
    const near = NEAR.exec(written);
    if (near !== null) return { kind: "near", link: parseProximity(text, start, near), ...at };
  }
  const stem = PREFIX.exec(written)?.[1];
  if (stem === undefined) return { kind: "words", words: splitWords(at.raw), ...at };
  const found = splitWords(stem);
  const prefix = found.pop() ?? "";
  if ([...prefix].length < 2) {
    throw createSyntaxError(text, start, `"${at.raw}" is too short a beginning: write at least two letters before *`);
  }
  return { kind: "prefix", words: found, prefix, ...at };
}

/** Converts the syntax of other services: `w/5` and `pre/5` to `/5` and `+5`, `bail!` to `bail*`. */
function toStandardForm(raw: string): string {
  return raw
    .replace(/^w(?=\/)/i, "")
    .replace(/^pre\//i, "+")
    .replace(/!$/, "*");
}

const STANDARD_OPERATORS = new Map<string, "and" | "or" | "not" | "butNot">([
  ["AND", "and"],
  ["OR", "or"],
  ["NOT", "not"],
]);

const OPERATORS: Readonly<Record<QuerySyntax, ReadonlyMap<string, "and" | "or" | "not" | "butNot">>> = {
  standard: STANDARD_OPERATORS,
  connectors: new Map([...STANDARD_OPERATORS, ["&", "and"], ["%", "butNot"]]),
};

/**
 * Returns whether a piece is delimited by spaces, brackets, quotation marks or the ends of the query, as operators are.
 */
function isSpaced(text: string, start: number, end: number): boolean {
  return (
    (start === 0 || DELIMITER.test(text[start - 1] as string)) &&
    (end === text.length || DELIMITER.test(text[end] as string))
  );
}

function parseProximity(text: string, at: number, [raw, reach, ordered]: RegExpExecArray): ProximityConstraint {
  const distance = (reach ?? ordered) as string;
  if (/s/i.test(distance)) return { within: "sentence", ordered: false };
  if (/p/i.test(distance)) return { within: "paragraph", ordered: false };
  const within = Number(distance);
  if (within < 1 || within > MAX_PROXIMITY_WORDS) {
    throw createSyntaxError(
      text,
      at,
      `"${raw}" is out of range: write a number of words from 1 to ${MAX_PROXIMITY_WORDS}`,
    );
  }
  return { within, ordered: ordered !== undefined };
}

/** Returns the one way a query is refused: a sentence with its remedy, and where reading stopped. */
export function createSyntaxError(text: string, offset: number, sentence: string): EngineError {
  const found = text.slice(offset, offset + 24).trim();
  return new EngineError("query_syntax", `${sentence} (at character ${offset + 1}: ${found}).`, { offset });
}
