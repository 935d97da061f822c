import { type ConversionConfig, type JsonSchema, toJsonSchema, toJsonSchemaDefs } from "@valibot/to-json-schema";
import type { Operation } from "../../contract/operations/operations.ts";
import * as acts from "../../contract/schemas/acts.ts";
import * as ask from "../../contract/schemas/ask.ts";
import * as citator from "../../contract/schemas/citations/explain.ts";
import * as network from "../../contract/schemas/citations/network.ts";
import * as citations from "../../contract/schemas/citations/resolve.ts";
import * as cases from "../../contract/schemas/common/case.ts";
import { countryCode, jurisdiction } from "../../contract/schemas/common/country.ts";
import * as meta from "../../contract/schemas/common/meta.ts";
import * as pricing from "../../contract/schemas/credits.ts";
import * as problem from "../../contract/schemas/problem.ts";
import * as batch from "../../contract/schemas/research/batch.ts";
import * as conditions from "../../contract/schemas/research/conditions.ts";
import * as resultExport from "../../contract/schemas/research/export.ts";
import * as savedQuery from "../../contract/schemas/research/new-since.ts";
import * as research from "../../contract/schemas/research/search.ts";
import * as statutes from "../../contract/schemas/statutes.ts";

type Schema = Operation["response"];

/** Schemas of the contract that have a name of their own in the document. */
const NAMED_SCHEMAS: Readonly<Record<string, Schema>> = {
  ...collectSchemas(
    acts,
    ask,
    batch,
    cases,
    citations,
    citator,
    conditions,
    meta,
    network,
    pricing,
    problem,
    research,
    resultExport,
    savedQuery,
    statutes,
  ),
  CountryCode: countryCode,
  Jurisdiction: jurisdiction,
};

/** The exported schemas of modules, without `Schema` at the end of their names. */
function collectSchemas(...modules: readonly Readonly<Record<string, unknown>>[]): Record<string, Schema> {
  const exported = modules.flatMap((module) => Object.entries(module)).filter(([name]) => name.endsWith("Schema"));
  return Object.fromEntries(exported.map(([name, schema]) => [name.slice(0, -"Schema".length), schema as Schema]));
}

const BASE_CONFIG: ConversionConfig = {
  target: "draft-2020-12",
  // What a check in code demands is said in words, in the description of the operation.
  errorMode: "ignore",
  overrideAction: ({ valibotAction, jsonSchema }) => {
    const { type, requirement } = valibotAction as { type: string; requirement?: unknown };
    // JSON Schema counts characters as the contract does: in code points.
    const keyword = ({ min_code_points: "minLength", max_code_points: "maxLength" } as const)[type];
    return keyword && { ...jsonSchema, [keyword]: requirement };
  },
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
};

const REQUEST_CONFIG: ConversionConfig = { ...BASE_CONFIG, typeMode: "input" };
const RESPONSE_CONFIG: ConversionConfig = { ...BASE_CONFIG, typeMode: "output" };

/** A schema of the contract as JSON Schema; a reference where it has a name in the document. */
export function toRequestSchema(schema: Schema): JsonSchema {
  return stripDefinitions(toJsonSchema(schema, { ...REQUEST_CONFIG, definitions: NAMED_SCHEMAS }));
}

/** The same for what is sent back. */
export function toResponseSchema(schema: Schema): JsonSchema {
  return stripDefinitions(toJsonSchema(schema, { ...RESPONSE_CONFIG, definitions: NAMED_SCHEMAS }));
}

/** Every named schema. */
export function listNamedSchemas(): Readonly<Record<string, JsonSchema>> {
  const requests = toJsonSchemaDefs(NAMED_SCHEMAS, REQUEST_CONFIG);
  const responses = toJsonSchemaDefs(NAMED_SCHEMAS, RESPONSE_CONFIG);
  return Object.fromEntries(
    Object.keys(NAMED_SCHEMAS).map((name) => [name, (name.endsWith("Request") ? requests : responses)[name]!]),
  );
}

function stripDefinitions({ $schema, $defs, ...schema }: JsonSchema): JsonSchema {
  return schema;
}
