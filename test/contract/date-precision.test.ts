import { toJsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";
import { describe, expect, it } from "vitest";
import { listEndpoints } from "../../src/contract/operations/operation.ts";
import { OPERATIONS, type OperationName } from "../../src/contract/operations/operations.ts";
import { getOperation } from "../support/contract/operations.ts";

interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly additionalProperties?: JsonSchema | boolean;
}

/** Names of fields that contain a date, or dates by country. */
const DATE_NAME = /^(?:date|at|asOf|versions|retrieved|since)$|Date$|^date|On$|At$|Through$|From$|To$|[Ss]ince$/;

/** Fields whose name is that of a date, and which are exact or no date, with the reason. */
const EXACT_FIELDS: Readonly<Record<string, string>> = {
  asOf: "the day that the request names, or that of a dated version",
  versions: "days on which a source published a version of the text",
  retrieved: "the day on which the data was fetched",
  at: "a point in time by a clock",
  since: "words: what has become of an authority; in a saved query, its last run",
  dateFrom: "the day that the request names",
  dateTo: "the day that the request names",
  yearFrom: "a year of the request",
  yearTo: "a year of the request",
  builtFrom: "inputs of a build",
  refersTo: "the index of a citation",
  correspondsTo: "sections of another Act",
  datePrecision: "the precision itself",
};

/** Returns the name of the field that states how much of a date is known. */
function namePrecision(field: string): string {
  return ["date", "dateFiled", "decisionDate"].includes(field) ? "datePrecision" : `${field}Precision`;
}

function hasText({ type, properties, anyOf }: JsonSchema): boolean {
  if (anyOf) return anyOf.some(hasText);
  return properties ? Object.values(properties).some(hasText) : type === "string" || type === "array";
}

/** Lists the date fields of a schema that have no precision beside them, by their path. */
function* listBareDates(schema: JsonSchema, path: string): Generator<string> {
  const fields = schema.properties ?? {};
  for (const [name, field] of Object.entries(fields)) {
    if (DATE_NAME.test(name) && !(name in EXACT_FIELDS) && hasText(field) && !(namePrecision(name) in fields))
      yield `${path}.${name}`;
    yield* listBareDates(field, `${path}.${name}`);
  }
  const inner = [schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  if (typeof schema.additionalProperties === "object") inner.push(schema.additionalProperties);
  for (const one of inner) if (one) yield* listBareDates(one, path);
}

function toSchema(name: OperationName): JsonSchema {
  const { response } = getOperation(name) as { readonly response: v.GenericSchema };
  return toJsonSchema(response, { errorMode: "ignore" }) as JsonSchema;
}

const names = listEndpoints(OPERATIONS).map(({ name }) => name as OperationName);

describe("the responses of the contract", () => {
  it.each(names)("state how much of each date is known: %s", (name) => {
    expect([...listBareDates(toSchema(name), "")]).toEqual([]);
  });

  it("contain every field that the list of exact fields names", () => {
    const known = new Set(names.flatMap((name) => [...listNames(toSchema(name))]));
    expect(Object.keys(EXACT_FIELDS).filter((name) => !known.has(name))).toEqual([]);
  });
});

function* listNames(schema: JsonSchema): Generator<string> {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    yield name;
    yield* listNames(field);
  }
  const inner = [schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  for (const one of inner) if (one) yield* listNames(one);
}
