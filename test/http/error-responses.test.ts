import { describe, expect, it } from "vitest";
import { hashKey } from "../../src/http/authenticator.ts";
import { MAX_BODY_BYTES } from "../../src/http/read-json-body.ts";
import {
  JSON_TYPE,
  openSmallService,
  post,
  RESOLVE,
  readProblem,
  SEARCH,
  type SentRequest,
  sendBare,
} from "../support/http/small-service.ts";

const { handler, ledger, open, send } = await openSmallService();

describe("the table of errors", () => {
  const bearer = (text: string) => ({ path: "/api/v1/api-credits/pricing", headers: { Authorization: text } });

  it.each<[number, string, string, SentRequest, object?]>([
    [400, "malformed_json", "not JSON", { path: RESOLVE, body: "{citation}", headers: JSON_TYPE }],
    [400, "malformed_json", "cut short", { path: RESOLVE, body: '{"citation":"1', headers: JSON_TYPE }],
    [400, "malformed_json", "nothing", { path: RESOLVE, method: "POST", headers: JSON_TYPE }],
    [
      400,
      "malformed_json",
      "broken UTF-8",
      { path: RESOLVE, body: new Uint8Array([0x22, 0xc3, 0x28, 0x22]), headers: JSON_TYPE },
    ],
    [401, "missing_credentials", "an empty header", bearer("")],
    [401, "invalid_credentials", "another key", bearer("Bearer secretly")],
    [401, "invalid_credentials", "the key's hash", bearer(`Bearer ${"0".repeat(64)}`)],
    [401, "invalid_credentials", "no key", bearer("Bearer")],
    [401, "invalid_credentials", "another scheme", bearer("Basic secret")],
    [401, "invalid_credentials", "two keys", bearer("Bearer secret secret")],
    [
      402,
      "insufficient_credits",
      "an empty account",
      post(RESOLVE, { citation: "701 U.S. 10" }, { Authorization: "Bearer pennies" }),
    ],
    [404, "route_not_found", "no such path", { path: "/api/v1/nothing" }],
    [404, "route_not_found", "the root", { path: "/" }],
    [404, "route_not_found", "a slash at the end", { path: "/api/v1/api-credits/pricing/" }],
    [404, "route_not_found", "an operation that does not exist", { path: "/api/v1/corpus/size" }],
    [404, "case_not_found", "no such case", { path: "/api/v1/citations/cases/9" }],
    [404, "case_not_found", "no such case's citers", { path: "/api/v1/citations/9/cited-by" }],
    [404, "citation_not_found", "a citation the corpus lacks", post(RESOLVE, { citation: "1 U.S. 1" })],
    [
      404,
      "citation_not_found",
      "the other country's citation",
      { path: "/api/v1/citations/cases/network?citation=701+U.S.+10&countryCode=IN" },
    ],
    [405, "method_not_allowed", "GET for POST", { path: RESOLVE }],
    [405, "method_not_allowed", "POST for GET", post("/api/v1/citations/cases/network", {})],
    [405, "method_not_allowed", "PUT for GET", { path: "/api/v1/api-credits/pricing", method: "PUT" }],
    [413, "payload_too_large", "a byte too many", { ...post(RESOLVE, {}), body: " ".repeat(MAX_BODY_BYTES + 1) }],
    [415, "unsupported_media_type", "text", post(RESOLVE, {}, { "Content-Type": "text/plain" })],
    [415, "unsupported_media_type", "something like JSON", post(RESOLVE, {}, { "Content-Type": "application/json5" })],
    [422, "validation_failed", "no field", post(RESOLVE, {})],
    [422, "validation_failed", "a list", post(RESOLVE, [])],
    [422, "validation_failed", "an id that is none", { path: "/api/v1/citations/cases/x" }],
    [422, "validation_failed", "an id that is no text", { path: "/api/v1/citations/%ff/cited-by" }],
    [422, "validation_failed", "an empty key", post(RESOLVE, { citation: "701 U.S. 10" }, { "Idempotency-Key": "" })],
    [422, "citation_unrecognized", "no citation", post(RESOLVE, { citation: "nothing" })],
    [422, "query_syntax", "an open group", post(SEARCH, { query: "ferry AND ( toll" })],
  ])("answers with status %i %s to a request with %s", async (status, code, _, sent) => {
    const before = ledger.balance("rich");
    const response = await send(sent);
    const body = await readProblem(response);
    expect([response.status, body.error.code]).toEqual([status, code]);
    expect(body.error.requestId).toBe(response.headers.get("X-Request-Id"));
    expect(Array.isArray(body.detail)).toBe(status === 422);
    if (status !== 422) expect(body.detail).toBe(body.error.message);
    expect(ledger.balance("rich")).toBe(before);
  });

  it("answers 401 missing_credentials to a request without a header", async () => {
    const response = await sendBare(handler, "/api/v1/api-credits/pricing");
    expect([response.status, (await readProblem(response)).error.code]).toEqual([401, "missing_credentials"]);
    expect(response.headers.get("WWW-Authenticate")).toBe("Bearer");
  });

  it.each<[string, SentRequest, string, string]>([
    [
      "401",
      { path: "/api/v1/api-credits/pricing", headers: { Authorization: "Bearer x" } },
      "WWW-Authenticate",
      "Bearer",
    ],
    ["405", { path: RESOLVE }, "Allow", "POST"],
    ["405", { path: "/healthz", method: "DELETE" }, "Allow", "GET, HEAD"],
    ["405", { path: "/api/v1/citations/1/cited-by", method: "HEAD" }, "Allow", "GET"],
  ])("answers %s to %j with the header %s", async (status, sent, header, value) => {
    const response = await send(sent);
    expect([String(response.status), response.headers.get(header)]).toEqual([status, value]);
  });

  it("states the required and the remaining credits in a 402", async () => {
    const keys = [{ name: "k", hash: await hashKey("nickels"), account: "small" }];
    await ledger.grant("small", 2500, "bought");
    const sent = post(SEARCH, { query: "ferry", pageSize: 51 }, { Authorization: "Bearer nickels" });
    const { error } = await readProblem(await send(sent, await open({ keys })));
    expect(error).toMatchObject({ code: "insufficient_credits", creditsRequired: 3, creditsRemaining: 2.5 });
  });

  it("returns the parsed citation and suggestions in a 404", async () => {
    const { error } = await readProblem(await send(post(RESOLVE, { citation: "701 U.S. 11" })));
    expect(error).toMatchObject({ parsed: { raw: "701 U.S. 11" }, suggestions: ["701 U.S. 10"] });
  });

  it.each<[SentRequest, unknown]>([
    [post(SEARCH, { query: "" }), [["body", "query"]]],
    [
      post(SEARCH, { query: "q", page_size: 101, page: "1" }),
      [
        ["body", "page"],
        ["body", "page_size"],
      ],
    ],
    [post(SEARCH, { query: "q", filters: { yearFrom: 1.5 } }), [["body", "filters", "yearFrom"]]],
    [post(SEARCH, { query: "ferry AND ( toll" }), [["body", "query"]]],
    [post(RESOLVE, { citation: "nothing" }), [["body", "citation"]]],
    [{ path: "/api/v1/citations/cases/network?citation=nothing" }, [["query", "citation"]]],
    [{ path: "/api/v1/citations/cases/network?citation=1+U.S.+1&depth=4" }, [["query", "depth"]]],
    [{ path: "/api/v1/citations/cases/network?clusterId=1&cluster_id=2" }, [["query", "cluster_id"]]],
    [{ path: "/api/v1/citations/0/cited-by" }, [["path", "case_id"]]],
    [post(RESOLVE, { citation: "1 U.S. 1" }, { "Idempotency-Key": "k".repeat(256) }), [["header", "Idempotency-Key"]]],
  ])("names the invalid fields in the 422 for %j", async (sent, places) => {
    const { detail } = await readProblem(await send(sent));
    expect(Array.isArray(detail) && detail.map(({ loc }) => loc).toSorted()).toEqual(places);
  });

  it("returns the offset of a syntax error in a query", async () => {
    const { error } = await readProblem(await send(post(SEARCH, { query: "ferry AND ( toll" })));
    expect(error.offset).toBe(10);
  });
});
