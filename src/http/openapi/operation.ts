import type { JsonSchema } from "@valibot/to-json-schema";
import { OPERATIONS, type Operation } from "../../contract/operations.ts";
import type { Endpoint } from "../endpoints.ts";
import { ANSWERS } from "./answers.ts";
import { FIELDS } from "./fields.ts";
import { problemName, problemsOf } from "./problems.ts";
import { requestSchema, responseSchema } from "./schemas.ts";

/** One endpoint as an operation of the document. */
export function operationOf(endpoint: Endpoint): object {
  const { name, about } = endpoint;
  const { request, response, route }: Operation = OPERATIONS[name];
  const isPost = route?.method === "POST";
  const given = Object.entries(about.examples ?? {});
  const failures = [...problemsOf(endpoint)].map(([status, codes]) => [
    status,
    { $ref: `#/components/responses/${problemName(codes)}` },
  ]);
  return {
    operationId: operationId(name),
    tags: [name.split(".")[0]],
    summary: about.summary,
    description: about.description ?? `${about.summary}.`,
    parameters: [
      ...(isPost ? [] : parametersOf(endpoint, route?.path ?? "")),
      { $ref: "#/components/parameters/Idempotency-Key" },
    ],
    ...(isPost && {
      requestBody: {
        required: true,
        content: {
          "application/json": {
            schema: requestSchema(request),
            examples: Object.fromEntries(given.map(([key, value]) => [key, { value }])),
          },
        },
      },
    }),
    responses: { 200: success(endpoint, responseSchema(response)), ...Object.fromEntries(failures) },
  };
}

/** `citations.citedBy` as `citationsCitedBy`. */
export function operationId(name: string): string {
  return name.replace(/\.(.)/g, (_, letter: string) => letter.toUpperCase());
}

function success({ name, about }: Endpoint, schema: JsonSchema): object {
  const headers = { "X-Request-Id": { $ref: "#/components/headers/X-Request-Id" } };
  if (name !== "ask.stream") {
    const example = ANSWERS[name];
    const files = about.file?.mediaTypes.map((type) => [type, { schema: { type: "string" } }]) ?? [];
    const content = { "application/json": { schema, ...(example && { example }) }, ...Object.fromEntries(files) };
    return { description: "Done.", headers, content };
  }
  return {
    description: EVENTS,
    headers,
    content: {
      "text/event-stream": {
        schema,
        examples: { events: { value: { type: "chunk", content: "The ", text: "The " } } },
      },
    },
  };
}

const EVENTS = [
  "Server-sent events. Each is an `event:` line with its type and one `data:` line, a JSON value of this schema, which has the type too. Their order: `stream_init`, `thinking` (one or more), `sources`, `thinking_complete`, `chunk` (one or more), `done`.",
  "The answer is the `content` of all `chunk` events. A failure behind the first event is an `error` event, the last of the stream. Every 15 seconds without an event a comment is sent.",
].join("\n\n");

/** Fields of a request without a body: in the path where its template names them, else in the query. */
function parametersOf({ name, about }: Endpoint, path: string): object[] {
  const { properties = {}, required = [] } = fieldsOf(OPERATIONS[name].request);
  const inPath = new Map([...path.matchAll(/\{(\w+)\}/g)].map(([, key]) => [camelCase(key!), key!]));
  const [example = {}] = Object.values(about.examples ?? {}) as Readonly<Record<string, unknown>>[];
  const fields = Object.entries(properties).map(
    ([field, schema]) => [field, withoutNull(schema as JsonSchema)] as const,
  );
  return fields.map(([field, { description = FIELDS[field], ...schema }]) => ({
    name: inPath.get(field) ?? field,
    in: inPath.has(field) ? "path" : "query",
    description,
    required: required.includes(field),
    schema,
    ...(field in example && { example: example[field] }),
  }));
}

/** The request's own schema, not a reference to it. */
function fieldsOf(schema: Operation["request"]): JsonSchema {
  return requestSchema({ ...schema });
}

/** Text in a query is never null: an empty value is an absent one. */
function withoutNull({ anyOf, ...rest }: JsonSchema): JsonSchema {
  const [schema] = anyOf ?? [];
  return typeof schema === "object" ? { ...schema, ...rest } : { ...rest };
}

function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
