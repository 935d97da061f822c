import { http } from "msw";
import { setupServer } from "msw/node";
import createFetchClient from "openapi-fetch";
import { afterAll, describe, expect, it } from "vitest";
import { createClient } from "../../src/client/create-client.ts";
import { readServerSentEvents } from "../../src/client/read-server-sent-events.ts";
import type { InputOf, ResponseOf } from "../../src/contract/operations/operations.ts";
import type { AskInput } from "../../src/contract/schemas/ask.ts";
import type { Problem } from "../../src/contract/schemas/problem.ts";
import { openService } from "../../src/node/server/open-service.ts";
import { buildSmallCorpus } from "../support/corpora/small-corpus.ts";
import { checkResponses } from "../support/http/checked-handler.ts";

const URL_OF_SERVICE = "https://api.example";
const service = await openService({ corpus: (await buildSmallCorpus()).bytes });
const { fetch } = checkResponses(service);
afterAll(() => service.close());

const headers = { Authorization: "Bearer headnote-dev-key" };
const ASK: AskInput = { question: "May a ferry company collect a toll?" };

/** Two operations in the form of openapi-typescript; the whole document is tried by test/verify/openapi.verify.ts. */
interface Paths {
  readonly "/api/v1/research/search": {
    readonly post: Operation<"research.search"> & {
      readonly requestBody: { readonly content: { readonly "application/json": InputOf<"research.search"> } };
    };
  };
  readonly "/api/v1/citations/{case_id}/cited-by": {
    readonly get: Operation<"citations.citedBy"> & {
      readonly parameters: {
        readonly path: { readonly case_id: string };
        readonly query?: { readonly pageSize?: number };
      };
    };
  };
}

interface Operation<Name extends "research.search" | "citations.citedBy"> {
  readonly responses: {
    readonly 200: { readonly content: { readonly "application/json": ResponseOf<Name> } };
    readonly 404: { readonly content: { readonly "application/json": Problem } };
  };
}

describe("openapi-fetch", () => {
  const client = createFetchClient<Paths>({ baseUrl: URL_OF_SERVICE, fetch, headers });

  it("sends bodies, paths and queries", async () => {
    const found = await client.POST("/api/v1/research/search", { body: { query: "ferry", pageSize: 1 } });
    expect(found.data?.data.results).toHaveLength(1);
    const params = { path: { case_id: "1001" }, query: { pageSize: 1 } };
    const citing = await client.GET("/api/v1/citations/{case_id}/cited-by", { params });
    expect(citing.data?.data).toMatchObject({ clusterId: 1001, total: 2, results: [{ clusterId: 1003 }] });
  });

  it("returns errors as the contract declares them", async () => {
    const params = { path: { case_id: "9" } };
    const { error, response } = await client.GET("/api/v1/citations/{case_id}/cited-by", { params });
    expect([response.status, error?.error.code]).toEqual([404, "case_not_found"]);
  });
});

describe("msw", () => {
  const requests = http.all(`${URL_OF_SERVICE}/*`, ({ request }) => service.fetch(request));
  const server = setupServer(requests);
  server.listen({ onUnhandledRequest: "error" });
  afterAll(() => server.close());

  it("answers calls to any address, errors too", async () => {
    const client = createClient({ url: URL_OF_SERVICE, key: "headnote-dev-key" });
    expect((await client.citations.resolve({ citation: "701 U.S. 10" })).data.clusterId).toBe(1001);
    await expect(client.citations.case({ caseId: "9" })).rejects.toMatchObject({ code: "case_not_found" });
    const stranger = createClient({ url: URL_OF_SERVICE, key: "wrong" });
    await expect(stranger.credits.pricing()).rejects.toMatchObject({ code: "invalid_credentials" });
  });

  it("streams an answer event by event", async () => {
    const client = createClient({ url: URL_OF_SERVICE, key: "headnote-dev-key" });
    const types = new Set<string>();
    for await (const { type } of client.ask(ASK)) types.add(type);
    expect([...types]).toEqual(["stream_init", "thinking", "sources", "thinking_complete", "chunk", "done"]);
  });
});

describe("a hand-written client of the contract", () => {
  it("reads the same answer out of the stream and out of the plain call", async () => {
    const body = JSON.stringify(ASK);
    const call = (path: string) =>
      fetch(
        new Request(URL_OF_SERVICE + path, {
          method: "POST",
          headers: { ...headers, "Content-Type": "application/json" },
          body,
        }),
      );
    const events = [];
    for await (const { data } of readServerSentEvents((await call("/api/v1/ask/stream")).body!))
      events.push(JSON.parse(data));
    const told = events.filter(({ type }) => type === "chunk").map(({ content }) => content);
    const plain = (await (await call("/api/v1/ask")).json()) as ResponseOf<"ask.answer">;
    expect(plain.data.answer).toBe(told.join(""));
    expect(plain.data.sources).toEqual(events.at(-1).sources);
  });
});
