import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { readRequest } from "../../src/contract/request/read-request.ts";
import { AskRequestSchema } from "../../src/contract/schemas/ask.ts";
import { listOperations } from "../support/http/documented-operations.ts";
import { openSmallService, post, sendBare } from "../support/http/small-service.ts";

const { handler, send } = await openSmallService();
const ASK = "/api/v1/ask";
const QUESTION = { question: "May a ferry company collect a toll?" };

async function readAnswer(path: string, body: object) {
  const response = await send(post(path, body));
  return { status: response.status, body: await response.json() };
}

describe("a country's code", () => {
  it.each([
    [ASK, QUESTION, "countryCode"],
    ["/api/v1/research/search", { query: "ferry" }, "countryCode"],
    ["/api/v1/research/search", { query: "ferry" }, "jurisdiction"],
    ["/api/v1/citations/search", { query: "ferry" }, "countryCode"],
  ])("is read in either case: %s %j %s", async (path, body, field) => {
    const [upper, lower] = await Promise.all(["US", "us"].map((code) => readAnswer(path, { ...body, [field]: code })));
    expect([upper!.status, lower!.status]).toEqual([200, 200]);
    expect(lower!.body.data ?? lower!.body.results).toEqual(upper!.body.data ?? upper!.body.results);
  });

  it("is read in either case in a query, and agrees with itself", async () => {
    const { status } = await send({ path: "/api/v1/citations/cases/network?citation=701%20U.S.%2010&countryCode=us" });
    expect(status).toBe(200);
    const both = { query: "ferry", jurisdiction: "us", countryCode: "US" };
    expect((await readAnswer("/api/v1/research/search", both)).status).toBe(200);
  });
});

describe("usState", () => {
  it.each(["California", "", 5, ["CA"], "ca"])("is ignored for India: %j", async (usState) => {
    expect((await readAnswer(ASK, { ...QUESTION, countryCode: "in", usState })).status).toBe(200);
    const request = { ...QUESTION, countryCode: "IN", usState };
    expect(readRequest(AskRequestSchema, request, { where: "body" })).toMatchObject({ usState: undefined });
  });

  it.each(["California", "", 5, ["CA"]])("is checked for the US: %j", async (usState) => {
    const { status, body } = await readAnswer(ASK, { ...QUESTION, usState });
    expect([status, body.detail[0].loc]).toEqual([422, ["body", "usState"]]);
  });
});

describe("chatHistory", () => {
  const history = (role: string, content: string) => ({ ...QUESTION, chatHistory: [{ role, content }] });

  it("accepts an answer of any length, of which 5,000 characters are read", async () => {
    const long = `The toll is lawful. ${"𝓐 ferry. ".repeat(5000)}`;
    expect((await readAnswer(ASK, history("assistant", long))).status).toBe(200);
    const { chatHistory } = readRequest(AskRequestSchema, history("assistant", long), { where: "body" });
    expect([...chatHistory![0]!.content]).toHaveLength(5000);
    expect(long.startsWith(chatHistory![0]!.content)).toBe(true);
  });

  it("refuses a question of more than 5,000 characters, and empty messages", async () => {
    expect((await readAnswer(ASK, history("user", "𝓐".repeat(5000)))).status).toBe(200);
    const { status, body } = await readAnswer(ASK, history("user", "a".repeat(5001)));
    expect([status, body.detail[0].loc]).toEqual([422, ["body", "chatHistory", 0, "content"]]);
    expect((await readAnswer(ASK, history("assistant", ""))).status).toBe(422);
  });
});

describe("a value of the wrong type", () => {
  it.each([
    [{ sources: ["corpus"] }, "must be a boolean, true or false, not a list"],
    [{ maxSources: ["5"] }, "must be an integer, not a list"],
    [{ maxSources: "5" }, "must be an integer"],
    [{ question: 5 }, "must be a string, not a number"],
    [{ question: { text: "?" } }, "must be a string, not an object"],
    [{ chatHistory: "none" }, "must be a list"],
  ])("is refused with the type that is expected: %j", async (fields, msg) => {
    const { status, body } = await readAnswer(ASK, { ...QUESTION, ...fields });
    expect([status, body.detail[0].msg]).toEqual([422, msg]);
  });
});

describe("the price list", () => {
  it("has rows for the path of every verb that charges, under names that differ", async () => {
    const { costs } = await (await send({ path: "/api/v1/api-credits/pricing" })).json();
    const names = costs.map(({ operation }: { operation: string }) => operation);
    expect(new Set(names).size).toBe(names.length);
    const priced = new Set(costs.map(({ endpoint }: { endpoint: string }) => endpoint));
    const charging = listOperations("http://service.example").filter(({ responses }) => 402 in responses);
    expect(charging.length).toBeGreaterThan(25);
    expect(charging.map(({ path }) => path).filter((path) => !priced.has(path))).toEqual([]);
  });
});

describe("the document", () => {
  const read = async (query: string) => (await sendBare(handler, `/openapi.json${query}`)).json();

  it("describes the events of a stream one by one in version 3.2", async () => {
    const [older, newer] = await Promise.all([read(""), read("?version=3.2")]);
    expect([older.openapi, newer.openapi]).toEqual(["3.1.0", "3.2.0"]);
    const streamOf = (document: typeof older) =>
      document.paths["/api/v1/ask/stream"].post.responses["200"].content["text/event-stream"];
    expect(Object.keys(streamOf(newer))).toEqual(["itemSchema"]);
    expect(streamOf(newer).itemSchema).toEqual(streamOf(older).schema);
    const { event, data } = streamOf(newer).itemSchema.properties;
    expect([event.type, data.contentMediaType]).toEqual(["string", "application/json"]);
    expect(data.contentSchema).toEqual({ $ref: "#/components/schemas/AskEvent" });
    expect({ ...newer, openapi: "", paths: { ...newer.paths, "/api/v1/ask/stream": 0 } }).toEqual({
      ...older,
      openapi: "",
      paths: { ...older.paths, "/api/v1/ask/stream": 0 },
    });
  });

  it("says that empty values of a query are allowed, and what two fields may not say together", async () => {
    const { paths, info } = await read("");
    const parametersOf = (path: string) =>
      Object.fromEntries(
        paths[path].get.parameters.flatMap((one: { name?: string }) =>
          one.name === undefined ? [] : [[one.name, one]],
        ),
      );
    const acts = parametersOf("/api/v1/acts/list");
    const ajv = new Ajv2020({ strict: false });
    for (const [name, values] of Object.entries({ search: ["", "ab"], status: ["", "repealed"], state: ["", "x"] })) {
      for (const value of values) expect([name, ajv.validate(acts[name].schema, value)]).toEqual([name, true]);
    }
    expect(ajv.validate(acts.search.schema, "a")).toBe(false);
    expect(ajv.validate(acts.status.schema, "unknown")).toBe(false);
    const network = parametersOf("/api/v1/citations/cases/network");
    expect(network.citation.description).toContain("not both");
    expect(parametersOf("/api/v1/citations/{case_id}/cited-by").dateFrom.description).toContain("Not after `dateTo`");
    expect(info.description).toContain("must not differ");
  });

  it("describes what a question may contain", async () => {
    const { components } = await read("");
    const ajv = new Ajv2020({ strict: false });
    ajv.addSchema({ $id: "contract", $defs: components.schemas });
    const { $defs } = JSON.parse(
      JSON.stringify({ $defs: components.schemas }).replaceAll("#/components/schemas/", "contract#/$defs/"),
    );
    ajv.removeSchema("contract");
    ajv.addSchema({ $id: "contract", $defs });
    const isValid = (value: object) => ajv.validate({ $ref: "contract#/$defs/AskRequest" }, { ...QUESTION, ...value });
    expect([{ countryCode: "in", usState: 5 }, { usState: "ca" }, { countryCode: "us" }].map(isValid)).toEqual([
      true,
      true,
      true,
    ]);
    expect([{ usState: "cal" }, { countryCode: "gb" }, { countryCode: "US", usState: 5 }].map(isValid)).toEqual([
      false,
      false,
      false,
    ]);
    const message = (role: string) => ({ chatHistory: [{ role, content: "a".repeat(6000) }] });
    expect([isValid(message("assistant")), isValid(message("user"))]).toEqual([true, false]);
  });
});
