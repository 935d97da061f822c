import { describe, expect, it } from "vitest";
import { createClient } from "../../src/client/create-client.ts";
import { EngineError, ERROR_CODES, type ErrorDetails } from "../../src/errors.ts";
import { createHandler } from "../../src/http/handler.ts";
import { STATUS_BY_CODE } from "../../src/http/problem-response.ts";
import { openSmallEngine } from "../support/corpora/small-engine.ts";

/** A client whose service answers what is given, and the requests that it sent. */
function recording(answer: () => Response | Promise<Response>, url = "http://service.example") {
  const sent: Request[] = [];
  const fetch = async (request: Request) => {
    sent.push(request);
    return answer();
  };
  return { client: createClient({ url, key: "secret", fetch }), sent };
}

const ok = () => Response.json({});

/** Details that a code carries; they must arrive as they were. */
const DETAILS: Partial<Record<(typeof ERROR_CODES)[number], ErrorDetails>> = {
  insufficient_credits: { creditsRequired: 3, creditsRemaining: 0.5 },
  citation_not_found: { parsed: { reporter: "U.S." }, suggestions: ["701 U.S. 10"] },
  validation_failed: { issues: [{ loc: ["body", "query"], msg: "is required", type: "missing" }] },
  query_syntax: { offset: 4 },
  method_not_allowed: { allow: ["GET", "POST"] },
  rate_limited: { retryAfter: 9 },
  overloaded: { retryAfter: 5 },
  corpus_unavailable: { retryAfter: 3 },
  ledger_unavailable: { retryAfter: 4 },
};

describe("an error of the engine", () => {
  it.each(ERROR_CODES.filter((code) => code !== "internal"))("%s arrives as it was thrown", async (code) => {
    const { engine } = await openSmallEngine();
    const thrown = new EngineError(code, `A sentence about ${code}.`, DETAILS[code]);
    const failing = { ...engine, research: { ...engine.research, search: () => Promise.reject(thrown) } };
    const { fetch } = createHandler(failing, { keys: null });
    const arrived: unknown = await createClient({ url: "http://service.example", fetch })
      .research.search({ query: "q" })
      .catch((error: unknown) => error);
    expect(arrived).toBeInstanceOf(EngineError);
    expect(arrived).toMatchObject({ code, message: thrown.message });
    expect((arrived as EngineError).details).toEqual(DETAILS[code] ?? {});
  });

  it.each([
    ["a page of HTML", () => new Response("<h1>Bad Gateway</h1>", { status: 502 }), /status 502/],
    ["JSON that is no problem", () => Response.json({ detail: "x" }, { status: 418 }), /status 418/],
    ["an unknown code", () => Response.json({ error: { code: "new", message: "m" } }, { status: 409 }), /status 409/],
    ["null", () => Response.json(null, { status: 500 }), /status 500/],
    ["no connection", () => Promise.reject(new TypeError("fetch failed")), /service\.example could not be reached/],
  ])("%s is internal", async (_, answer, message) => {
    const { client } = recording(answer);
    await expect(client.credits.pricing()).rejects.toMatchObject({
      code: "internal",
      message: expect.stringMatching(message),
    });
  });

  it("maps every error code to a status", () => {
    expect(Object.keys(STATUS_BY_CODE).toSorted()).toEqual([...ERROR_CODES].toSorted());
  });
});

describe("a request", () => {
  it("is sent to the path, with the fields of the caller in the query", async () => {
    const { client, sent } = recording(ok, "http://service.example/legal/");
    await client.citations.citedBy({ caseId: "1001", pageSize: 5, court: "a & b" });
    const { pathname, searchParams } = new URL(sent[0]?.url ?? "");
    expect(pathname).toBe("/legal/api/v1/citations/1001/cited-by");
    expect(Object.fromEntries(searchParams)).toEqual({ page: "1", pageSize: "5", court: "a & b", sort: "treatment" });
    expect(sent[0]?.method).toBe("GET");
  });

  it("sends the key, the idempotency key and JSON", async () => {
    const { client, sent } = recording(ok);
    await client.citations.resolve({ citation: "701 U.S. 10 — §" }, { idempotencyKey: "k" });
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toMatchObject({
      authorization: "Bearer secret",
      "idempotency-key": "k",
      "content-type": "application/json",
    });
    expect(await sent[0]?.json()).toEqual({ citation: "701 U.S. 10 — §" });
  });

  it("is not sent if it is invalid", async () => {
    const { client, sent } = recording(ok);
    await expect(client.citations.case({ caseId: "../../x" })).rejects.toMatchObject({ code: "validation_failed" });
    expect(sent).toEqual([]);
  });

  it("rejects with the caller's reason if it is aborted", async () => {
    const given = new AbortController();
    const { client } = recording(() => {
      given.abort(new Error("changed my mind"));
      return Promise.reject(new TypeError("fetch failed"));
    });
    await expect(client.credits.pricing({}, { signal: given.signal })).rejects.toThrow("changed my mind");
  });

  it("is aborted in the engine too", async () => {
    const { engine } = await openSmallEngine();
    const given = new AbortController();
    let reason: unknown;
    const search: typeof engine.research.search = async (_, context) => {
      given.abort(new Error("changed my mind"));
      reason = context?.signal?.reason;
      context?.signal?.throwIfAborted();
      return expect.unreachable("The signal did not arrive.");
    };
    const { fetch } = createHandler({ ...engine, research: { ...engine.research, search } }, { keys: null });
    const client = createClient({ url: "http://service.example", fetch });
    await expect(client.research.search({ query: "q" }, { signal: given.signal })).rejects.toMatchObject({});
    expect(reason).toMatchObject({ message: "changed my mind" });
  });
});
