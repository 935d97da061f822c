import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createClient } from "../../src/client/create-client.ts";
import type { EngineOf } from "../../src/contract/engine.ts";
import type { Operation, RequestFor } from "../../src/contract/operations/operation.ts";
import { OPERATIONS } from "../../src/contract/operations/operations.ts";
import { limitInteger, limitText } from "../../src/contract/schemas/common/field.ts";
import { CallMetaSchema } from "../../src/contract/schemas/common/meta.ts";
import { type Ledger, toMillis } from "../../src/credits/ledger.ts";
import { resolvePrices } from "../../src/credits/prices.ts";
import { type AreaHandlersOf, implement } from "../../src/engine/implement.ts";
import { hashKey } from "../../src/http/authenticator.ts";
import { createHandler, type Handler } from "../../src/http/handler.ts";
import type { AreaDocumentation } from "../../src/http/openapi/docs/area-documentation.ts";
import { DOCUMENTATION } from "../../src/http/openapi/docs/documentation.ts";
import { connect } from "../../src/worker/connect.ts";
import { expose } from "../../src/worker/expose.ts";
import { openSmallEngine } from "../support/corpora/small-engine.ts";

// The steps of "Add a verb" in ARCHITECTURE.md, in memory. This test is the fourth.

// 1. Declaration: src/contract/operations/<area>.ts
const ECHO_OPERATIONS = {
  /** Returns a text, repeated. */
  repeat: {
    route: { method: "GET", path: "/api/v1/echo/{echo_text}/repeat" },
    request: v.object({ echoText: limitText(1, 20), times: v.nullish(limitInteger(1, 3), 2) }),
    response: v.object({ data: v.object({ text: v.string() }), meta: CallMetaSchema }),
    errors: ["query_syntax"],
    price: {
      rows: [
        { when: { times: [1, 2] }, price: "citation_resolve" },
        { when: { times: [3] }, price: "cited_by" },
      ],
    },
  },
} as const satisfies Readonly<Record<string, Operation>>;

const operations = { ...OPERATIONS, echo: ECHO_OPERATIONS };

// 2. Handler: src/engine/<area>/<verb>.ts exports it under the verb's name, `export { repeatText as repeat }`, and
// src/engine/<area>/handlers.ts exports everything of that file: the module is the object of the area's handlers.
function repeatText({ separator }: EchoContext, { echoText, times }: RequestFor<typeof ECHO_OPERATIONS.repeat>) {
  return { data: { text: Array.from({ length: times }, () => echoText).join(separator) }, meta: {} };
}

interface EchoContext {
  readonly separator: string;
}

const echo: AreaHandlersOf<typeof ECHO_OPERATIONS, EchoContext> = { repeat: repeatText };

// @ts-expect-error A declared verb without a handler is an error of types.
const _incomplete: AreaHandlersOf<typeof ECHO_OPERATIONS, EchoContext> = {};

// 3. Documentation: src/http/openapi/docs/<area>.ts
const ECHO_DOCUMENTATION: AreaDocumentation<typeof ECHO_OPERATIONS> = {
  description: "Echoes.",
  operations: {
    repeat: {
      summary: "Repeat a text",
      examples: { twice: { echoText: "ho", times: 2 } },
      request: { echoText: "The text.", times: "How often." },
      response: { "data.text": "The repeated text." },
      answer: { data: { text: "ho ho" }, meta: { processingTimeMs: 0, creditsConsumed: 1, creditsRemaining: 9 } },
    },
  },
};

const documentation = { ...DOCUMENTATION, echo: ECHO_DOCUMENTATION };

describe("a verb that was added by its declaration, handler and documentation", () => {
  let engine: EngineOf<typeof operations>;
  let handler: Handler;
  let ledger: Ledger;
  const ports: MessagePort[] = [];

  beforeAll(async () => {
    const small = await openSmallEngine();
    ledger = small.ledger;
    await ledger.grant("a", toMillis(10), "bought");
    const meter = { ledger, prices: resolvePrices(), now: () => 0 };
    const verbs = implement({ echo: ECHO_OPERATIONS }, { echo }, { separator: " " }, meter);
    engine = { ...small.engine, ...verbs };
    const keys = [{ name: "test", hash: await hashKey("secret"), account: "a" }];
    handler = createHandler(engine, { keys, operations, documentation });
  });
  afterAll(async () => {
    for (const port of ports) port.close();
    await engine.close();
  });

  const fetchText = async (path: string) => {
    const request = new Request(`http://service.example${path}`, { headers: { Authorization: "Bearer secret" } });
    const response = await handler.fetch(request);
    return { status: response.status, body: await response.json() };
  };

  it("answers in process, beside the others, with its defaults and its cost", async () => {
    const { data, meta } = await engine.echo.repeat({ echoText: "ho" });
    expect(data).toEqual({ text: "ho ho" });
    expect(meta.creditsConsumed).toBe(1);
    expect((await engine.citations.resolve({ citation: "701 U.S. 10" })).data.clusterId).toBe(1001);
  });

  it("validates the new operation and debits its price", async () => {
    const before = ledger.balance("a");
    await expect(engine.echo.repeat({ echoText: "ho", times: 4 }, { account: "a" })).rejects.toMatchObject({
      code: "validation_failed",
      details: { issues: [{ loc: ["body", "times"], type: "less_than_equal" }] },
    });
    expect(ledger.balance("a")).toBe(before);
    await engine.echo.repeat({ echoText: "ho", times: 3 }, { account: "a" });
    expect(ledger.balance("a")).toBe(before - toMillis(2));
  });

  it("answers over HTTP at its path, and refuses a wrong field by its place", async () => {
    const { status, body } = await fetchText("/api/v1/echo/ho/repeat?times=3");
    expect([status, body.data]).toEqual([200, { text: "ho ho ho" }]);
    const refused = await fetchText("/api/v1/echo/ho/repeat?times=no");
    expect([refused.status, refused.body.detail[0].loc]).toEqual([422, ["query", "times"]]);
  });

  it("adds the new operation to the client", async () => {
    const client = createClient({ url: "http://service.example", key: "secret", fetch: handler.fetch, operations });
    const { data } = await client.echo.repeat({ echoText: "a/b", times: 1 });
    expect(data).toEqual({ text: "a/b" });
  });

  it("calls the new operation through a worker's connection", async () => {
    const { port1, port2 } = new MessageChannel();
    ports.push(port1, port2);
    expose(engine, { endpoint: port2, operations });
    const connected = connect(port1, { operations });
    expect((await connected.echo.repeat({ echoText: "ho", times: 1 })).data).toEqual({ text: "ho" });
  });

  it("documents the new operation in OpenAPI with its texts, examples and failures", async () => {
    const { body } = await fetchText("/openapi.json");
    const { get } = body.paths["/api/v1/echo/{echo_text}/repeat"];
    expect(get).toMatchObject({ operationId: "echoRepeat", tags: ["echo"], summary: "Repeat a text" });
    expect(get.parameters).toMatchObject([
      { name: "echo_text", in: "path", description: "The text.", required: true, example: "ho" },
      { name: "times", in: "query", description: "How often.", schema: { default: 2 }, example: 2 },
      {},
    ]);
    expect(Object.keys(get.responses)).toEqual(["200", "401", "402", "422", "429", "500", "503"]);
    const { schema, example } = get.responses[200].content["application/json"];
    expect(schema.properties.data.properties.text).toEqual({ type: "string", description: "The repeated text." });
    expect(example.data).toEqual({ text: "ho ho" });
    expect(body.tags).toContainEqual({ name: "echo", description: "Echoes." });
    expect(Object.keys(body.paths)).toContain("/api/v1/citations/resolve");
  });
});
