import { describe, expect, it } from "vitest";
import type { ServedEngine } from "../../src/contract/engine.ts";
import type { RoutedOperation } from "../../src/contract/operations/operations.ts";
import { type LedgerStore, toMillis } from "../../src/credits/ledger.ts";
import { createMemoryLedgerStore } from "../../src/credits/memory-ledger-store.ts";
import { hashKey } from "../../src/http/authenticator.ts";
import { createHandler, type Handler } from "../../src/http/handler.ts";
import type { HandlerOptions } from "../../src/http/handler-options.ts";
import { toOperationId } from "../../src/http/openapi/operation.ts";
import { MAX_BODY_BYTES } from "../../src/http/read-json-body.ts";
import type { Fields } from "../support/contract/bounds.ts";
import { getRoute, ROUTED_NAMES } from "../support/contract/operations.ts";
import { openSmallEngine } from "../support/corpora/small-engine.ts";
import { checkResponses } from "../support/http/checked-handler.ts";
import { listOperations } from "../support/http/documented-operations.ts";
import { ADDRESS, FAILING_FIELDS, toRequest, VALID_FIELDS } from "../support/http/requests.ts";

const { engine, ledger } = await openSmallEngine();
await ledger.grant("rich", toMillis(100_000), "bought");
const keys = [
  { name: "rich", hash: await hashKey("gold"), account: "rich" },
  { name: "poor", hash: await hashKey("tin"), account: "poor" },
];

const handler = open(engine);
const limited = open(engine, { rateLimit: { calls: 1, seconds: 3600 } });
const opening = open(new Promise<ServedEngine>(() => {}));
const broken = open(failing(engine));
const busy = open(engine, { queue: { running: 0, waiting: 0 } });

/** What makes a call heavy, where not every one is. */
const HEAVY_FIELDS: { readonly [Name in RoutedOperation]?: Fields } = {
  "citations.check": { text: "a".repeat(20_001) },
  "citations.network": { depth: 2 },
  "research.search": { query: "ferry ".repeat(200) },
  "research.explain": { query: "ferry ".repeat(200) },
  "ask.answer": { mode: "deep" },
  "ask.stream": { mode: "deep" },
};
const full = open((await openSmallEngine({ store: await createFullStore() })).engine);

/** A store that contains a grant and takes no further entry, as on a full disk. */
async function createFullStore(): Promise<LedgerStore> {
  const store = createMemoryLedgerStore();
  await store.append({ id: "e", at: 0, account: "rich", kind: "grant", operation: "bought", amount: toMillis(100) });
  return { ...store, append: () => Promise.reject(new Error("secret.journal: ENOSPC")) };
}

function open(served: ServedEngine | Promise<ServedEngine>, options: Partial<HandlerOptions> = {}): Handler {
  return checkResponses(createHandler(served, { keys, now: () => 0, ...options }));
}

/** The same engine, each of its verbs broken. */
function failing<Part extends object>(part: Part): Part {
  const verbs = Object.entries(part).map(([name, verb]) => [name, typeof verb === "object" ? failing(verb) : fail]);
  return Object.fromEntries(verbs) as Part;
}

function fail(): never {
  throw new TypeError("secret.ts is broken");
}

const GOLD = { Authorization: "Bearer gold" };
const operations = new Map(listOperations(ADDRESS).map((operation) => [operation.operationId, operation]));

/** How each code that has nothing to do with an endpoint's own work comes about. */
const GENERAL: Readonly<Record<string, (name: RoutedOperation) => Promise<Response>>> = {
  malformed_json: (name) => raw(name, "{"),
  payload_too_large: (name) => raw(name, " ".repeat(MAX_BODY_BYTES + 1)),
  unsupported_media_type: (name) => raw(name, "{}", { "Content-Type": "text/plain" }),
  missing_credentials: (name) => send(name, VALID_FIELDS[name]),
  invalid_credentials: (name) => send(name, VALID_FIELDS[name], { Authorization: "Bearer lead" }),
  insufficient_credits: (name) => send(name, VALID_FIELDS[name], { Authorization: "Bearer tin" }),
  validation_failed: (name) => send(name, VALID_FIELDS[name], { ...GOLD, "Idempotency-Key": "k".repeat(256) }),
  rate_limited: async (name) => {
    await send("credits.pricing", {}, GOLD, limited);
    return send(name, VALID_FIELDS[name], GOLD, limited);
  },
  internal: (name) => send(name, VALID_FIELDS[name], GOLD, broken),
  corpus_unavailable: (name) => send(name, VALID_FIELDS[name], GOLD, opening),
  overloaded: (name) => send(name, { ...VALID_FIELDS[name], ...HEAVY_FIELDS[name] }, GOLD, busy),
  // With a key, the answer of a free call is written as well.
  ledger_unavailable: (name) => send(name, VALID_FIELDS[name], { ...GOLD, "Idempotency-Key": "k" }, full),
};

function send(name: RoutedOperation, fields: Fields, headers: Record<string, string> = {}, to = handler) {
  return to.fetch(toRequest(name, fields, headers));
}

function raw(name: RoutedOperation, body: string, headers = {}) {
  const { path, method } = getRoute(name);
  const all = { ...GOLD, "Content-Type": "application/json", ...headers };
  return handler.fetch(new Request(ADDRESS + path, { method, headers: all, body }));
}

describe.each(ROUTED_NAMES)("%s", (name) => {
  const { responses } = operations.get(toOperationId(name))!;

  it("answers as the document declares", async () => {
    const response = await send(name, VALID_FIELDS[name], GOLD);
    expect([response.status, await response.text()]).toEqual([200, expect.stringMatching(/./)]);
  });

  const failures = Object.entries(responses).flatMap(([status, { codes }]) =>
    codes.map((code) => [Number(status), code] as const),
  );

  it.each(failures)("fails as the document declares with %i %s and debits nothing", async (status, code) => {
    const before = ledger.balance("rich");
    const own = FAILING_FIELDS[name]?.[code];
    const response = await (own === undefined ? GENERAL[code]?.(name) : send(name, own, GOLD));
    expect(response, `requests.ts has no request to ${name} that ends in ${code}`).toBeDefined();
    const text = await response!.text();
    expect([response!.status, JSON.parse(text).error.code]).toEqual([status, code]);
    expect(text).not.toContain("secret");
    expect(ledger.balance("rich")).toBe(before);
  });

  it("answers 405 to any other method", async () => {
    const { method, path } = getRoute(name);
    for (const other of ["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD"].filter((one) => one !== method)) {
      const url = ADDRESS + path.replace(/\{\w+\}/g, "1");
      const response = await handler.fetch(new Request(url, { method: other, headers: GOLD }));
      expect([other, response.status, response.headers.get("Allow")]).toEqual([other, 405, method]);
    }
  });
});

it("declares the health check as it answers", async () => {
  for (const [to, status] of [
    [handler, 200],
    [opening, 503],
  ] as const) {
    expect((await to.fetch(new Request(`${ADDRESS}/healthz`))).status).toBe(status);
  }
});
