import { type ConversionConfig, type JsonSchema, toJsonSchema, toJsonSchemaDefs } from "@valibot/to-json-schema";
import { listOperations, type Operation, type Operations } from "../../contract/operations/operation.ts";
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
import * as savedQueryRun from "../../contract/schemas/research/new-since.ts";
import * as savedQuery from "../../contract/schemas/research/saved-query.ts";
import * as research from "../../contract/schemas/research/search.ts";
import * as statutes from "../../contract/schemas/statutes.ts";
import { describeFields } from "./describe-fields.ts";
import type { FieldTexts } from "./docs/area-documentation.ts";
import type { Documentation } from "./docs/documentation.ts";

type Schema = Operation["response"];

/** Schemas of the contract that are components of the document. */
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
    savedQueryRun,
    statutes,
  ),
  CountryCode: countryCode,
  Jurisdiction: jurisdiction,
};

/** Collects the exported schemas of modules by name, without `Schema` at its end. */
function collectSchemas(...modules: readonly Readonly<Record<string, unknown>>[]): Record<string, Schema> {
  const exported = modules.flatMap((module) => Object.entries(module)).filter(([name]) => name.endsWith("Schema"));
  return Object.fromEntries(exported.map(([name, schema]) => [name.slice(0, -"Schema".length), schema as Schema]));
}

const BASE_CONFIG: ConversionConfig = {
  target: "draft-2020-12",
  // The description of the operation states what a check in code requires.
  errorMode: "ignore",
  overrideAction: ({ valibotAction, jsonSchema }) => {
    const { type, requirement } = valibotAction as { type: string; requirement?: unknown };
    // JSON Schema counts characters as the contract does: in code points.
    const keyword = ({ min_code_points: "minLength", max_code_points: "maxLength" } as const)[type];
    return keyword && { ...jsonSchema, [keyword]: requirement };
  },
  overrideRef: ({ referenceId }) => toReference(referenceId),
};

const REQUEST_CONFIG: ConversionConfig = { ...BASE_CONFIG, typeMode: "input" };
const RESPONSE_CONFIG: ConversionConfig = { ...BASE_CONFIG, typeMode: "output" };

/** The schemas of one set of operations as JSON Schema. A schema that is a component becomes a reference to it. */
export interface SchemaWriter {
  writeRequest(schema: Schema): JsonSchema;
  writeResponse(schema: Schema): JsonSchema;
  /** The request's own schema, not a reference to it. */
  writeInlineRequest(schema: Operation["request"]): JsonSchema;
  /** The response's own schema, not a reference to it. */
  writeInlineResponse(schema: Schema): JsonSchema;
  /** Every component, by name. */
  readonly components: Readonly<Record<string, JsonSchema>>;
}

/** Creates a writer whose schemas have the descriptions of the documentation. */
export function createSchemaWriter(operations: Operations, documentation: Documentation): SchemaWriter {
  const texts = collectTexts(operations, documentation);
  const plain = convertComponents();
  const described = new Map<string, JsonSchema>();

  const describe = (schema: Schema, json: JsonSchema) => describeFields(json, texts.get(schema) ?? {}, resolve);

  function resolve(reference: string): JsonSchema {
    const name = reference.split("/").at(-1)!;
    const json = described.get(name) ?? describe(NAMED_SCHEMAS[name]!, plain[name]!);
    described.set(name, json);
    return json;
  }

  const writeNew = (schema: Schema, config: ConversionConfig) => {
    const json = stripDefinitions(toJsonSchema({ ...schema }, { ...config, definitions: NAMED_SCHEMAS }));
    return describe(schema, json);
  };
  const write = (schema: Schema, config: ConversionConfig) => {
    const name = COMPONENT_NAMES.get(schema);
    return name === undefined ? writeNew(schema, config) : { $ref: toReference(name) };
  };
  return {
    writeRequest: (schema) => write(schema, REQUEST_CONFIG),
    writeResponse: (schema) => write(schema, RESPONSE_CONFIG),
    writeInlineRequest: (schema) => writeNew(schema, REQUEST_CONFIG),
    writeInlineResponse: (schema) => writeNew(schema, RESPONSE_CONFIG),
    components: Object.fromEntries(Object.keys(NAMED_SCHEMAS).map((name) => [name, resolve(name)])),
  };
}

const COMPONENT_NAMES: ReadonlyMap<Schema, string> = new Map(
  Object.entries(NAMED_SCHEMAS).map(([name, schema]) => [schema, name]),
);

function toReference(name: string): string {
  return `#/components/schemas/${name}`;
}

/**
 * Collects the texts about each schema, from the operations whose request or response it is and from the components.
 */
function collectTexts(operations: Operations, documentation: Documentation): ReadonlyMap<Schema, FieldTexts> {
  const texts = new Map<Schema, FieldTexts>();
  const add = (schema: Schema | undefined, more: FieldTexts | undefined) => {
    if (schema && more) texts.set(schema, { ...texts.get(schema), ...more });
  };
  for (const { area, verb, operation } of listOperations(operations)) {
    const about = documentation[area]?.operations[verb];
    add(operation.request, about?.request);
    add(operation.response, about?.response);
  }
  for (const { schemas = {} } of Object.values(documentation)) {
    for (const [name, more] of Object.entries(schemas)) add(NAMED_SCHEMAS[name], more);
  }
  return texts;
}

/** Components of requests whose name does not end with `Request`. */
const REQUEST_PARTS: ReadonlySet<string> = new Set(["ChatMessage", "CountryCode", "Jurisdiction"]);

/** Converts every component without its descriptions: requests as they are sent, others as they are returned. */
function convertComponents(): Readonly<Record<string, JsonSchema>> {
  const requests = toJsonSchemaDefs(NAMED_SCHEMAS, REQUEST_CONFIG);
  const responses = toJsonSchemaDefs(NAMED_SCHEMAS, RESPONSE_CONFIG);
  return Object.fromEntries(
    Object.keys(NAMED_SCHEMAS).map((name) => {
      const isSent = name.endsWith("Request") || REQUEST_PARTS.has(name);
      return [name, (isSent ? requests : responses)[name]!];
    }),
  );
}

function stripDefinitions({ $schema, $defs, ...schema }: JsonSchema): JsonSchema {
  return schema;
}
