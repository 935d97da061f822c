import { appendFileSync } from "node:fs";
import { Ajv2020, type Options, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { expect } from "vitest";
import { readServerSentEvents } from "../../../src/client/read-server-sent-events.ts";
import type { Handler } from "../../../src/http/handler.ts";
import {
  type DocumentedOperation,
  type DocumentedParameter,
  listOperations,
  readNamedSchemas,
} from "./documented-operations.ts";

const URL_OF_SERVICE = "http://service.example";
const operations = listOperations(URL_OF_SERVICE);
const ajv = createValidator({ allErrors: true });
/** Text in a query becomes what its schema wants before it is compared. */
const lenient = createValidator({ coerceTypes: true });

function createValidator(options: Options): Ajv2020 {
  const made = new Ajv2020({ strict: false, ...options }).addSchema(readNamedSchemas(URL_OF_SERVICE));
  formats.default(made);
  return made;
}

/**
 * The handler, every answer of which is held against the OpenAPI document: status, media type, code and body, and, of
 * calls that succeed, the request too. With HEADNOTE_RECORD, names a file in which what was answered is noted.
 */
export function checkResponses(handler: Handler): Handler {
  return {
    async fetch(request, connection) {
      const operation = findOperation(request);
      const sent = request.method === "POST" ? request.clone() : request;
      const response = await handler.fetch(request, connection);
      if (operation !== undefined && !isRehearsed(response)) await checkResponse(operation, sent, response.clone());
      return response;
    },
  };
}

/** The operation that a request means: of several the one with the fewest parameters in its path. */
function findOperation({ method, url }: Request): DocumentedOperation | undefined {
  const { pathname } = new URL(url);
  return operations
    .filter((operation) => operation.method === method && toPathPattern(operation.path).test(pathname))
    .toSorted((one, other) => one.path.split("{").length - other.path.split("{").length)[0];
}

function toPathPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`);
}

/** A fault that a gateway would make, which no document of ours lists. */
function isRehearsed({ headers }: Response): boolean {
  return headers.get("Content-Type")?.startsWith("text/plain") ?? false;
}

async function checkResponse(operation: DocumentedOperation, request: Request, response: Response): Promise<void> {
  const { operationId, responses } = operation;
  const place = `${operationId} ${response.status}`;
  const documented = responses[response.status];
  expect(documented, `${place} is not in the document`).toBeDefined();
  const { codes, mediaType, schema } = documented!;
  expect(response.headers.get("Content-Type")?.split(";")[0], place).toBe(mediaType);
  expect(response.headers.has("X-Request-Id"), place).toBe(true);
  const bodies = mediaType === "text/event-stream" ? await readEvents(response) : [await response.json()];
  for (const body of bodies) expectValid(ajv, schema, body, place);
  if (codes.length > 0) {
    const { code } = (bodies[0] as { error: { code: string } }).error;
    expect(codes, place).toContain(code);
    recordLine(`${place} ${code}`);
    return;
  }
  recordLine(`${place} ok`);
  if (operation.body !== undefined) expectValid(ajv, operation.body, await request.json(), `${place}: its request`);
  for (const parameter of operation.parameters ?? []) checkParameter(parameter, request, place);
}

function checkParameter(
  { name, in: place, required = false, schema }: DocumentedParameter,
  request: Request,
  at: string,
) {
  if (place === "path") return;
  const query = new URL(request.url).searchParams;
  const value = place === "query" ? query.get(name) : request.headers.get(name);
  if (required) expect(value, `${at}: ${name}`).not.toBeNull();
  if (value !== null && value !== "")
    expectValid(lenient, { type: "object", properties: { value: schema } }, { value }, at);
}

const compiled = new Map<object, ValidateFunction>();

function expectValid(by: Ajv2020, schema: object, value: unknown, place: string): void {
  const known = compiled.get(schema);
  const validate = known ?? by.compile(schema);
  if (known === undefined) compiled.set(schema, validate);
  const problems = validate(value)
    ? []
    : validate.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`);
  expect(problems, place).toEqual([]);
}

async function readEvents(response: Response): Promise<unknown[]> {
  const events: unknown[] = [];
  for await (const { event, data } of readServerSentEvents(response.body!)) {
    const value = JSON.parse(data) as { type: string };
    expect(value.type).toBe(event);
    events.push(value);
  }
  return events;
}

function recordLine(line: string): void {
  const file = process.env.HEADNOTE_RECORD;
  if (file !== undefined) appendFileSync(file, `${line}\n`);
}
