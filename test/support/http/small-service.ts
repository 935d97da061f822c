import * as v from "valibot";
import { expect } from "vitest";
import type { ServedEngine } from "../../../src/contract/engine.ts";
import { ProblemSchema } from "../../../src/contract/schemas/problem.ts";
import { toMillis } from "../../../src/credits/ledger.ts";
import { hashKey } from "../../../src/http/authenticator.ts";
import { createHandler, type Handler } from "../../../src/http/handler.ts";
import type { HandlerOptions } from "../../../src/http/handler-options.ts";
import type { SmallCase } from "../corpora/small-cases.ts";
import { openSmallEngine } from "../corpora/small-engine.ts";
import { checkResponses } from "./checked-handler.ts";

/** Address that the requests of the tests have. */
const ADDRESS = "http://service.example";
const KEY = { Authorization: "Bearer secret" };
export const JSON_TYPE = { "Content-Type": "application/json" };
export const RESOLVE = "/api/v1/citations/resolve";
export const SEARCH = "/api/v1/research/search";

/** Request of one row of a table; GET unless it has a body. */
export interface SentRequest {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: BodyInit;
}

/** Returns a POST request with a JSON body. */
export function post(path: string, value: unknown, headers = {}): SentRequest {
  return { path, body: JSON.stringify(value), headers: { ...JSON_TYPE, ...headers } };
}

/** Sends a request with the key of the account `rich`, unless its headers name another. */
export function sendTo(handler: Handler, { path, method, headers, body }: SentRequest): Promise<Response> {
  const init = { method: method ?? (body === undefined ? "GET" : "POST"), body, duplex: "half" };
  return handler.fetch(new Request(ADDRESS + path, { ...init, headers: { ...KEY, ...headers } } as RequestInit));
}

/** Sends a request without any header. */
export function sendBare(handler: Handler, path: string): Promise<Response> {
  return handler.fetch(new Request(ADDRESS + path));
}

/** Reads the problem document of a response and checks it against its schema. */
export async function readProblem(response: Response) {
  const body: unknown = await response.json();
  const { success, output } = v.safeParse(ProblemSchema, body);
  expect(success).toBe(true);
  expect(body).toEqual(output);
  return v.parse(ProblemSchema, body);
}

/** Creates a handler with the keys of the accounts `rich` and `poor`, whose responses are not checked. */
export async function createUncheckedHandler(
  engine: ServedEngine | Promise<ServedEngine>,
  options: Partial<HandlerOptions> = {},
): Promise<Handler> {
  const keys = [
    { name: "rich", hash: await hashKey("secret"), account: "rich" },
    { name: "poor", hash: (await hashKey("pennies")).toUpperCase(), account: "poor" },
  ];
  let id = 0;
  return createHandler(engine, { keys, newId: () => `request-${++id}`, ...options });
}

/** Opens the small engine behind a handler; the account `rich` has 100,000 credits, `poor` has none. */
export async function openSmallService(cases?: readonly SmallCase[]) {
  const { engine, ledger } = await openSmallEngine({ ...(cases && { cases }) });
  await ledger.grant("rich", toMillis(100_000), "bought");
  /** Creates another handler of this engine, or of the given one; every response is checked against the contract. */
  const open = async (options?: Partial<HandlerOptions>, served: ServedEngine | Promise<ServedEngine> = engine) =>
    checkResponses(await createUncheckedHandler(served, options));
  const handler = await open();
  const send = (sent: SentRequest, to: Handler = handler) => sendTo(to, sent);
  return { engine, ledger, handler, open, send };
}
