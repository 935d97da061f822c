import { computeEditDistance } from "../text/spelling/edit-distance.ts";
import { findCitedSpans } from "./cited-spans.ts";
import type { ParseOptions } from "./parse.ts";
import { QUERY_FIELDS, type QueryField, tokenizeQuery } from "./tokenize-query.ts";

/** A term of a query that is written like a field with its value, but is read as words. */
export interface UnknownField {
  /** The word before the colon, as written. */
  readonly name: string;
  /** The field that was probably meant; `null` if none is near. */
  readonly nearest: QueryField | null;
}

/** Names that other services and readers use for a field. */
const OTHER_NAMES: Readonly<Record<string, QueryField>> = {
  name: "title",
  case: "title",
  casename: "title",
  caption: "title",
  party: "title",
  parties: "title",
  date: "year",
  decided: "year",
  filed: "year",
  author: "judge",
  bench: "judge",
  coram: "judge",
  justice: "judge",
  cite: "citation",
  citing: "cites",
  cited: "citedby",
  status: "freshness",
};

const NAMES = new Map<string, QueryField>([
  ...QUERY_FIELDS.map((field) => [field, field] as const),
  ...Object.entries(OTHER_NAMES),
]);

const MAX_DISTANCE = 2;

/** A word, a colon, and a value at once: a word, a phrase or a group. Another colon belongs to a number or an address. */
const FIELD_FORM = /^(\p{L}+):(?=["\u201C-\u201F\uFF02(]|[\p{L}\p{N}][^\s:]*(?:\s|$))/u;

/** Finds the terms that name a field which does not exist, each name once. The query must be one that can be parsed. */
export function findUnknownFields(text: string, options: ParseOptions = {}): readonly UnknownField[] {
  const { findCitations = () => [], syntax = "standard" } = options;
  const names = tokenizeQuery(text, findCitedSpans(text, findCitations), syntax).flatMap(({ kind, span }) => {
    const isTerm = kind === "words" || kind === "prefix";
    if (!isTerm || !/^$|[\s(]/.test(text.slice(Math.max(0, span.start - 1), span.start))) return [];
    return FIELD_FORM.exec(text.slice(span.start))?.[1] ?? [];
  });
  return [...new Set(names)].map((name) => ({ name, nearest: findNearestField(name.toLowerCase()) }));
}

function findNearestField(name: string): QueryField | null {
  // Most words of three letters are near each other.
  const max = Math.min(MAX_DISTANCE, Math.floor(name.length / 3));
  let nearest: QueryField | null = null;
  let least = max + 1;
  for (const [known, field] of NAMES) {
    const distance = computeEditDistance(name, known, max);
    if (distance < least) [nearest, least] = [field, distance];
  }
  return nearest;
}
