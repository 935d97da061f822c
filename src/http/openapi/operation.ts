import type { JsonSchema } from "@valibot/to-json-schema";
import { OPERATIONS, type Operation } from "../../contract/operations/operations.ts";
import type { HttpEndpoint } from "../endpoints.ts";
import { EXAMPLE_RESPONSES } from "./example-responses.ts";
import { FIELD_DESCRIPTIONS } from "./field-descriptions.ts";
import { listProblems, toProblemName } from "./problems.ts";
import { toRequestSchema, toResponseSchema } from "./schemas.ts";

/** One endpoint as an operation of the document. */
export function toOpenApiOperation(endpoint: HttpEndpoint): object {
  const { name, docs: about } = endpoint;
  const { request, response, route }: Operation = OPERATIONS[name];
  const isPost = route?.method === "POST";
  const given = Object.entries(about.examples ?? {});
  const failures = [...listProblems(endpoint)].map(([status, codes]) => [
    status,
    { $ref: `#/components/responses/${toProblemName(codes)}` },
  ]);
  return {
    operationId: toOperationId(name),
    tags: [name.split(".")[0]],
    summary: about.summary,
    description: about.description ?? `${about.summary}.`,
    parameters: [
      ...(isPost ? [] : listParameters(endpoint, route?.path ?? "")),
      { $ref: "#/components/parameters/Idempotency-Key" },
    ],
    ...(isPost && {
      requestBody: {
        required: true,
        content: {
          "application/json": {
            schema: toRequestSchema(request),
            examples: Object.fromEntries(given.map(([key, value]) => [key, { value }])),
          },
        },
      },
    }),
    responses: { 200: buildSuccessResponse(endpoint, toResponseSchema(response)), ...Object.fromEntries(failures) },
  };
}

/** `citations.citedBy` as `citationsCitedBy`. */
export function toOperationId(name: string): string {
  return name.replace(/\.(.)/g, (_, letter: string) => letter.toUpperCase());
}

function buildSuccessResponse({ name, docs: about }: HttpEndpoint, schema: JsonSchema): object {
  const headers = { "X-Request-Id": { $ref: "#/components/headers/X-Request-Id" } };
  if (name !== "ask.stream") {
    const example = EXAMPLE_RESPONSES[name];
    const files = about.file?.mediaTypes.map((type) => [type, { schema: { type: "string" } }]) ?? [];
    const content = { "application/json": { schema, ...(example && { example }) }, ...Object.fromEntries(files) };
    return { description: "Done.", headers, content };
  }
  return {
    description: EVENTS_DESCRIPTION,
    headers,
    content: {
      "text/event-stream": {
        schema,
        examples: { events: { value: { type: "chunk", content: "The ", text: "The " } } },
      },
    },
  };
}

const EVENTS_DESCRIPTION = [
  "Server-sent events. Each is an `event:` line with its type and one `data:` line, a JSON value of this schema, which has the type too. Their order: `stream_init`, `thinking` (one or more), `sources`, `thinking_complete`, `chunk` (one or more), `done`.",
  "The answer is the `content` of all `chunk` events. A failure behind the first event is an `error` event, the last of the stream. Every 15 seconds without an event a comment is sent.",
].join("\n\n");

/** Fields of a request without a body: in the path where its template names them, else in the query. */
function listParameters({ name, docs: about }: HttpEndpoint, path: string): object[] {
  const { properties = {}, required = [] } = toInlineRequestSchema(OPERATIONS[name].request);
  const inPath = new Map([...path.matchAll(/\{(\w+)\}/g)].map(([, key]) => [toCamelCase(key!), key!]));
  const [example = {}] = Object.values(about.examples ?? {}) as Readonly<Record<string, unknown>>[];
  const fields = Object.entries(properties).map(([field, schema]) => [field, stripNull(schema as JsonSchema)] as const);
  return fields.map(([field, { description = FIELD_DESCRIPTIONS[field], ...schema }]) => ({
    name: inPath.get(field) ?? field,
    in: inPath.has(field) ? "path" : "query",
    description,
    required: required.includes(field),
    schema,
    ...(field in example && { example: example[field] }),
  }));
}

/** The request's own schema, not a reference to it. */
function toInlineRequestSchema(schema: Operation["request"]): JsonSchema {
  return toRequestSchema({ ...schema });
}

/** Text in a query is never null: an empty value is an absent one. */
function stripNull({ anyOf, ...rest }: JsonSchema): JsonSchema {
  const [schema] = anyOf ?? [];
  return typeof schema === "object" ? { ...schema, ...rest } : { ...rest };
}

function toCamelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
