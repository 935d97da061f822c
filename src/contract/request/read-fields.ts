import type * as v from "valibot";
import type { ValidationIssue } from "../../errors.ts";
import { toCamelCase, toSnakeCase } from "./field-name.ts";
import type { ReadOptions } from "./read-options.ts";

/** A schema of named fields, perhaps with further checks. */
export type RequestSchema = v.GenericSchema & { readonly entries: Readonly<Record<string, v.GenericSchema>> };

/** An input under the names of its schema, before validation. */
export interface RenamedFields {
  readonly fields: unknown;
  /** How the caller spelled a field, by its dotted path in the schema's names. */
  readonly spelling: ReadonlyMap<string, string>;
  /** Errors in the names themselves. */
  readonly issues: readonly ValidationIssue[];
}

/** Renames an input's fields as the schema does; drops absent and unknown fields; converts a query's text to values. */
export function readFields(schema: RequestSchema, input: unknown, options: ReadOptions): RenamedFields {
  const spelling = new Map<string, string>();
  const issues: ValidationIssue[] = [];
  const { where, path = {}, strict = false } = options;

  const readObject = (
    entries: RequestSchema["entries"],
    pairs: Iterable<readonly [string, unknown]>,
    at: readonly (string | number)[],
    into: Record<string, unknown> = {},
  ) => {
    const place = (given: string) => [where, ...at.map((_, i) => spelled(at.slice(0, i + 1))), given];
    const fixed = new Set(Object.keys(into));
    for (const [given, value] of pairs) {
      const name = findFieldName(entries, given);
      const entry = name === undefined || fixed.has(name) ? undefined : entries[name];
      if (name === undefined || entry === undefined) {
        if (strict) issues.push({ loc: place(given), msg: "is not a field of this request", type: "extra_forbidden" });
        continue;
      }
      if (isAbsent(value)) continue;
      const key = [...at, name].join(".");
      if (!spelling.has(key)) spelling.set(key, given);
      const read = readValue(entry, value, [...at, name]);
      if (Object.hasOwn(into, name) && !isSameJson(into[name], read)) {
        issues.push({ loc: place(given), msg: "is given twice with different values", type: "given_twice" });
      } else into[name] = read;
    }
    return into;
  };

  const readValue = (schema: v.GenericSchema, value: unknown, at: readonly (string | number)[]): unknown => {
    const inner = unwrap(schema);
    if (where === "query" && typeof value === "string") return parseQueryValue(inner, value);
    if (isObjectSchema(inner)) {
      return isPlainObject(value) ? readObject(inner.entries, Object.entries(value), at) : NOT_AN_OBJECT;
    }
    if (!isListSchema(inner) || !Array.isArray(value)) return value;
    // One item too many is enough for the schema to refuse the list.
    return value.slice(0, readMaxItems(inner) + 1).map((item, i) => readValue(inner.item, item, [...at, i]));
  };

  const isAbsent = (value: unknown) => value === null || value === undefined || (where === "query" && value === "");

  const spelled = (at: readonly (string | number)[]) => spelling.get(at.join(".")) ?? at.at(-1) ?? "";

  const pairs = toPairs(input, where);
  if (pairs === undefined) return { fields: NOT_AN_OBJECT, spelling, issues };
  const fromPath: Record<string, unknown> = {};
  for (const [given, value] of Object.entries(path)) {
    const name = findFieldName(schema.entries, given);
    if (name === undefined) continue;
    fromPath[name] = value;
    spelling.set(name, given);
  }
  return { fields: readObject(schema.entries, pairs, [], fromPath), spelling, issues };
}

/** Replaces a value that should be an object: valibot would accept a list, but not this. */
const NOT_AN_OBJECT = false;

function toPairs(input: unknown, where: ReadOptions["where"]): Iterable<readonly [string, unknown]> | undefined {
  if (input === undefined) return [];
  if (where === "query") return input as Iterable<readonly [string, string]>;
  return isPlainObject(input) ? Object.entries(input) : undefined;
}

/** Returns the schema's name of a field that the caller wrote in camelCase or snake_case. */
function findFieldName(entries: RequestSchema["entries"], given: string): string | undefined {
  if (Object.hasOwn(entries, given)) return given;
  if (given.length > MAX_FIELD_NAME_CHARS) return undefined;
  const camel = toCamelCase(given);
  return Object.hasOwn(entries, camel) && toSnakeCase(camel) === given ? camel : undefined;
}

/** No field has a longer name; converting a name of a megabyte would waste time. */
const MAX_FIELD_NAME_CHARS = 64;

/** Converts a query's text to the type of the schema; other text stays text, which the schema refuses. */
function parseQueryValue(schema: v.GenericSchema, text: string): unknown {
  if (schema.type === "number" && /^-?[0-9]{1,20}$/.test(text)) return Number(text);
  if (schema.type === "boolean" && (text === "true" || text === "false")) return text === "true";
  return text;
}

/** Returns the schema inside the wrapper of an optional field. */
function unwrap(schema: v.GenericSchema): v.GenericSchema {
  return "wrapped" in schema ? unwrap(schema.wrapped as v.GenericSchema) : schema;
}

function isObjectSchema(schema: v.GenericSchema): schema is RequestSchema {
  return "entries" in schema;
}

type ListSchema = v.GenericSchema & { readonly item: v.GenericSchema };

function isListSchema(schema: v.GenericSchema): schema is ListSchema {
  return "item" in schema;
}

function readMaxItems(schema: ListSchema): number {
  const actions = "pipe" in schema ? (schema.pipe as readonly { type: string; requirement?: unknown }[]) : [];
  return Number(actions.find(({ type }) => type === "max_length")?.requirement ?? Number.POSITIVE_INFINITY);
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Returns whether two values are equal as JSON. No field of a request is nested deeper than a few levels; deeper values
 * count as different.
 */
function isSameJson(one: unknown, other: unknown, depth = 8): boolean {
  if (Object.is(one, other)) return true;
  if (depth === 0 || typeof one !== "object" || typeof other !== "object" || one === null || other === null)
    return false;
  const names = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    names.length === Object.keys(other).length &&
    names.every((name) => isSameJson((one as JsonObject)[name], (other as JsonObject)[name], depth - 1))
  );
}

type JsonObject = Readonly<Record<string, unknown>>;
