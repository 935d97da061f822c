import type { JsonSchema } from "@valibot/to-json-schema";
import type { RoutedEndpoint } from "../../contract/operations/operation.ts";
import { toCamelCase } from "../../contract/request/field-name.ts";
import type { OperationDocumentation } from "./docs/area-documentation.ts";
import { FIELD_DESCRIPTIONS } from "./docs/field-descriptions.ts";
import { listProblems, toProblemName } from "./problems.ts";
import type { SchemaWriter } from "./schemas.ts";

/** Version of the document: 3.2 describes the events of a stream one by one. */
export type OpenApiVersion = "3.1" | "3.2";

/** An endpoint with its documentation. */
export interface DocumentedEndpoint extends RoutedEndpoint {
  readonly documentation: OperationDocumentation;
}

/** Returns an endpoint as an operation of the document. */
export function toOpenApiOperation(
  endpoint: DocumentedEndpoint,
  schemas: SchemaWriter,
  version: OpenApiVersion,
): object {
  const { name, area, operation, route, documentation } = endpoint;
  const isPost = route.method === "POST";
  const failures = [...listProblems(endpoint)].map(([status, codes]) => [
    status,
    { $ref: `#/components/responses/${toProblemName(codes)}` },
  ]);
  return {
    operationId: toOperationId(name),
    tags: [area],
    summary: documentation.summary,
    description: documentation.description ?? `${documentation.summary}.`,
    parameters: [
      ...(isPost ? [] : listParameters(endpoint, schemas)),
      { $ref: "#/components/parameters/Idempotency-Key" },
    ],
    ...(isPost && {
      requestBody: {
        required: true,
        content: {
          "application/json": {
            schema: schemas.writeRequest(operation.request),
            examples: Object.fromEntries(
              Object.entries(documentation.examples ?? {}).map(([key, value]) => [key, { value }]),
            ),
          },
        },
      },
    }),
    responses: { 200: buildSuccessResponse(endpoint, schemas, version), ...Object.fromEntries(failures) },
  };
}

/** Returns `citationsCitedBy` for `citations.citedBy`. */
export function toOperationId(name: string): string {
  return name.replace(/\.(.)/g, (_, letter: string) => letter.toUpperCase());
}

function buildSuccessResponse(
  { operation, documentation }: DocumentedEndpoint,
  schemas: SchemaWriter,
  version: OpenApiVersion,
): object {
  const headers = { "X-Request-Id": { $ref: "#/components/headers/X-Request-Id" } };
  const schema = schemas.writeResponse(operation.response);
  if (!operation.streams) {
    const { answer: example } = documentation;
    const files = operation.fileTypes?.map((type) => [type, { schema: { type: "string" } }]) ?? [];
    const content = {
      "application/json": { schema, ...(example !== undefined && { example }) },
      ...Object.fromEntries(files),
    };
    return { description: "Done.", headers, content };
  }
  const event = describeEvent(schema);
  const chunk = { type: "chunk", content: "The ", text: "The " };
  const content =
    version === "3.2"
      ? { itemSchema: event }
      : { schema: event, examples: { chunk: { value: { event: chunk.type, data: JSON.stringify(chunk) } } } };
  return { description: EVENTS_DESCRIPTION, headers, content: { "text/event-stream": content } };
}

/** Describes one event of a stream: its lines `event` and `data`, and the JSON value in `data`. */
function describeEvent(contentSchema: JsonSchema): object {
  return {
    type: "object",
    properties: {
      event: { type: "string", description: "The type of the event, which `data` has too." },
      data: { type: "string", contentMediaType: "application/json", contentSchema },
    },
    required: ["event", "data"],
  };
}

const EVENTS_DESCRIPTION = [
  "Server-sent events. Each is an `event:` line with its type and one `data:` line, a JSON value, which has the type too. Their order: `stream_init`, `thinking` (one or more), `sources`, `thinking_complete`, `chunk` (one or more), `done`.",
  "The answer is the `content` of all `chunk` events. A failure behind the first event is an `error` event, the last of the stream. Every 15 seconds without an event a comment is sent.",
].join("\n\n");

/** Fields of a request without a body: in the path if its template names them, else in the query. */
function listParameters({ operation, route, documentation }: DocumentedEndpoint, schemas: SchemaWriter): object[] {
  const { properties = {}, required = [] } = schemas.writeInlineRequest(operation.request);
  const inPath = new Map([...route.path.matchAll(/\{(\w+)\}/g)].map(([, key]) => [toCamelCase(key!), key!]));
  const [example = {}] = Object.values(documentation.examples ?? {}) as Readonly<Record<string, unknown>>[];
  const fields = Object.entries(properties).map(([field, schema]) => [field, stripNull(schema as JsonSchema)] as const);
  return fields.map(([field, { description = FIELD_DESCRIPTIONS[field], ...schema }]) => ({
    name: inPath.get(field) ?? field,
    in: inPath.has(field) ? "path" : "query",
    description,
    required: required.includes(field),
    schema: inPath.has(field) || required.includes(field) ? schema : allowEmpty(schema),
    ...(field in example && { example: example[field] }),
  }));
}

/** Keywords that an empty text may break. */
const TEXT_KEYWORDS = ["minLength", "pattern", "format", "enum"] as const;

/** Returns a schema that allows an empty text too: an empty value of a query is the same as none. */
function allowEmpty(schema: JsonSchema): JsonSchema {
  const rest: Record<string, unknown> = { ...schema };
  const limits: Record<string, unknown> = {};
  for (const keyword of TEXT_KEYWORDS) {
    if (rest[keyword] === undefined) continue;
    limits[keyword] = rest[keyword];
    delete rest[keyword];
  }
  const isText = schema.type === "string" || schema.enum?.every((value) => typeof value === "string") === true;
  if (!isText || Object.keys(limits).length === 0) return schema;
  if (limits.minLength === 1 && Object.keys(limits).length === 1) return rest;
  return { ...rest, type: "string", anyOf: [limits, { maxLength: 0 }] };
}

/** Removes `null` from a schema: a field of a query is never null, because an empty value is absent. */
function stripNull({ anyOf, ...rest }: JsonSchema): JsonSchema {
  const [schema] = anyOf ?? [];
  return typeof schema === "object" ? { ...schema, ...rest } : { ...rest };
}
