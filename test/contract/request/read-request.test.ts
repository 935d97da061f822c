import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listOperations } from "../../../src/contract/operations/operation.ts";
import { OPERATIONS, type OperationName } from "../../../src/contract/operations/operations.ts";
import type { ReadOptions } from "../../../src/contract/request/read-options.ts";
import { readRequest } from "../../../src/contract/request/read-request.ts";
import { COUNTRY_CODES } from "../../../src/contract/schemas/common/country.ts";
import { EngineError } from "../../../src/errors.ts";
import { assertProperty } from "../../support/assert-property.ts";
import { getOperation } from "../../support/contract/operations.ts";
import { readCpuTime } from "../../support/cpu-time.ts";

function read(name: OperationName, input: unknown, options: Partial<ReadOptions> = {}): unknown {
  return readRequest(getOperation(name).request, input, { where: "body", ...options });
}

function refusal(name: OperationName, input: unknown, options: Partial<ReadOptions> = {}): unknown {
  try {
    read(name, input, options);
    return "accepted";
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    expect(error.code).toBe("validation_failed");
    return error.details.issues?.map(({ loc, type }) => [loc.join("."), type]);
  }
}

const query = (text: string) => new URLSearchParams(text);

describe("defaults", () => {
  it.each<[OperationName, unknown, unknown]>([
    ["citations.search", { query: "q" }, { query: "q", limit: 10 }],
    ["citations.network", { clusterId: 7 }, { clusterId: 7, direction: "both", depth: 2, limit: 50 }],
    ["citations.citationsOf", { caseId: "7" }, { caseId: "7", page: 1, pageSize: 50, sort: "appearance" }],
    ["citations.citedBy", { caseId: "7" }, { caseId: "7", page: 1, pageSize: 50, sort: "treatment" }],
    [
      "research.search",
      { query: "q" },
      { query: "q", filters: {}, page: 1, pageSize: 20, content: true, facets: false, syntax: "standard" },
    ],
    ["statutes.search", { query: "qq" }, { query: "qq", limit: 10 }],
    ["acts.list", undefined, { sort: "year_desc", page: 1, pageSize: 50 }],
    ["acts.amendments", { actId: "a" }, { actId: "a", page: 1, pageSize: 100 }],
    [
      "ask.stream",
      { question: "q" },
      { question: "q", mode: "standard", sources: true, maxSources: 5, sourcesFilter: "all" },
    ],
    ["credits.pricing", undefined, {}],
  ])("adds the defaults of %s to %j", (name, input, expected) => {
    expect(read(name, input)).toEqual(expected);
  });
});

describe("names", () => {
  it.each([
    [{ question: "q", maxSources: 7 }],
    [{ question: "q", max_sources: 7 }],
    [{ question: "q", max_sources: 7, maxSources: 7 }],
    [{ question: "q", max_sources: null, maxSources: 7 }],
  ])("reads both spellings of the fields of %j", (input) => {
    expect(read("ask.stream", input)).toMatchObject({ maxSources: 7 });
  });

  it("reads both spellings inside filters and list items too", () => {
    expect(read("research.search", { query: "q", filters: { year_from: 1990, citation_format: "AIR" } })).toMatchObject(
      {
        filters: { yearFrom: 1990, citationFormat: "AIR" },
      },
    );
    expect(refusal("ask.stream", { question: "q", chat_history: [{ role: "user", content: 1 }] })).toEqual([
      ["body.chat_history.0.content", "string_type"],
    ]);
  });

  it.each<[OperationName, unknown, Partial<ReadOptions>, string]>([
    ["ask.stream", { question: "q", max_sources: 7, maxSources: 8 }, {}, "body.maxSources"],
    ["ask.stream", { question: "q", max_sources: 7, maxSources: "7" }, {}, "body.maxSources"],
    ["citations.network", query("clusterId=7&cluster_id=8"), { where: "query" }, "query.cluster_id"],
    ["acts.list", query("page=1&page=2"), { where: "query" }, "query.page"],
    ["research.search", { query: "q", filters: { year_to: 1, yearTo: 2 } }, {}, "body.filters.yearTo"],
  ])("%s: one field with two values is refused", (name, input, options, loc) => {
    expect(refusal(name, input, options)).toEqual([[loc, "given_twice"]]);
  });

  it("reads two equal spellings of a list as one list", () => {
    const history = () => [{ role: "user", content: "q" }];
    const twice = { question: "q", chatHistory: history(), chat_history: history() };
    expect(read("ask.stream", twice)).toMatchObject({ chatHistory: history() });
  });

  it("names the field of an issue as the request spells it", () => {
    expect(refusal("ask.stream", { question: "q", max_sources: 0 })).toEqual([
      ["body.max_sources", "greater_than_equal"],
    ]);
  });

  it("ignores unknown fields, or refuses them if strict", () => {
    const input = { query: "q", colour: 1, filters: { shade: 2 } };
    expect(read("research.search", input)).toMatchObject({ query: "q" });
    expect(refusal("research.search", input, { strict: true })).toEqual([
      ["body.colour", "extra_forbidden"],
      ["body.filters.shade", "extra_forbidden"],
    ]);
  });

  it("treats names of Object's prototype as unknown fields", () => {
    const input: unknown = JSON.parse('{"query":"q","__proto__":{"limit":5},"constructor":1,"to_string":1}');
    expect(read("citations.search", input)).toEqual({ query: "q", limit: 10 });
  });
});

describe("absence", () => {
  it("reads null as absent, in filters too", () => {
    const input = { query: "q", page: null, filters: { court: null, yearFrom: null }, limit: null };
    expect(read("research.search", input)).toEqual(read("research.search", { query: "q" }));
    expect(read("research.search", { query: "q", filters: null })).toEqual(read("research.search", { query: "q" }));
    expect(refusal("research.search", { query: null })).toEqual([["body.query", "missing"]]);
  });

  it("reads an empty query parameter as absent", () => {
    expect(read("acts.list", query("state=&search=&page="), { where: "query" })).toEqual(read("acts.list", {}));
    expect(refusal("statutes.codes", query("state="), { where: "query" })).toEqual([["query.state", "missing"]]);
  });

  it("reads an empty string in a body as a value", () => {
    expect(refusal("citations.resolve", { citation: "" })).toEqual([["body.citation", "string_too_short"]]);
  });

  it.each([["text"], [1], [true], [[]], [null]])("refuses the body %j", (input) => {
    expect(refusal("citations.resolve", input)).toEqual([["body", "dict_type"]]);
  });
});

describe("queries and paths", () => {
  it("converts text to the type of the schema", () => {
    const input = query("citation=1 U.S. 1&depth=3&limit=007");
    expect(read("citations.network", input, { where: "query" })).toEqual({
      citation: "1 U.S. 1",
      direction: "both",
      depth: 3,
      limit: 7,
    });
  });

  it.each(["1.0", "1e1", "+1", " 1", "0x1", "one", "9".repeat(30)])("depth=%s is no integer", (depth) => {
    const input = [
      ["citation", "1 U.S. 1"],
      ["depth", depth],
    ];
    expect(refusal("citations.network", input, { where: "query" })).toEqual([["query.depth", "int_type"]]);
  });

  it("reads path fields from the path only", () => {
    const options = { where: "query", path: { case_id: "7" } } as const;
    expect(read("citations.citedBy", query("page_size=5&case_id=8"), options)).toMatchObject({
      caseId: "7",
      pageSize: 5,
    });
    expect(refusal("citations.citedBy", query("caseId=8"), { ...options, strict: true })).toEqual([
      ["query.caseId", "extra_forbidden"],
    ]);
    expect(refusal("citations.citedBy", query(""), { where: "query", path: { case_id: "x" } })).toEqual([
      ["path.case_id", "string_pattern_mismatch"],
    ]);
  });
});

describe("search", () => {
  it("reads flat and nested fields as the same request", () => {
    const flat = { query: "q", court: "scotus", year_from: 1950, year_to: 1960, limit: 10 };
    const nested = { query: "q", filters: { court: "scotus", yearFrom: 1950, yearTo: 1960 }, pageSize: 10 };
    expect(read("research.search", flat)).toEqual(read("research.search", nested));
    expect(read("research.search", { ...nested, ...flat })).toEqual(read("research.search", nested));
  });

  it("reads countryCode as an alias of jurisdiction", () => {
    for (const input of [
      { query: "q", countryCode: "IN" },
      { query: "q", filters: { country_code: "IN" } },
      { query: "q", jurisdiction: "IN" },
    ]) {
      expect(read("research.search", input)).toEqual(
        read("research.search", { query: "q", filters: { jurisdiction: "IN" } }),
      );
    }
  });
});

describe("properties", () => {
  const search = fc.record(
    {
      query: fc.string({ minLength: 1, maxLength: 20 }),
      filters: fc.record({ court: fc.constant("ca9"), countryCode: fc.constantFrom("US", "IN") }, { requiredKeys: [] }),
      page: fc.integer({ min: 1, max: 50 }),
      limit: fc.integer({ min: 1, max: 100 }),
      content: fc.boolean(),
      yearFrom: fc.integer({ min: 1700, max: 1900 }),
      year_to: fc.integer({ min: 1900, max: 2100 }),
    },
    { requiredKeys: ["query"] },
  );

  it("reading a request twice changes nothing", () => {
    assertProperty(
      fc.property(search, (input) => {
        const once = read("research.search", input);
        expect(read("research.search", once, { strict: true })).toEqual(once);
      }),
    );
  });

  it("reads or refuses any JSON and never throws another error", () => {
    assertProperty(
      fc.property(
        fc.constantFrom(...listOperations(OPERATIONS).map(({ name }) => name as OperationName)),
        fc.jsonValue(),
        (name, input) => {
          const outcome = refusal(name, input);
          expect(outcome === "accepted" || Array.isArray(outcome)).toBe(true);
        },
      ),
    );
  });
});

it("refuses deeply nested input without recursion", () => {
  const depth = 200_000;
  const deep: unknown = JSON.parse(`${"[".repeat(depth)}${"]".repeat(depth)}`);
  expect(refusal("ask.stream", { question: "q", chat_history: deep, chatHistory: [deep] })).not.toBe("accepted");
});

it("refuses a megabyte of errors quickly, with a hundred issues", () => {
  const unknown = Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`k${i}`, 1]));
  const started = readCpuTime();
  expect(refusal("ask.stream", { question: "q", ...unknown }, { strict: true })).toHaveLength(100);
  expect(refusal("ask.stream", { question: "q", chatHistory: Array(350_000).fill(1) })).toHaveLength(21);
  expect(refusal("ask.stream", { question: "q", ["_a".repeat(500_000)]: 1 })).toBe("accepted");
  expect(readCpuTime() - started).toBeLessThan(2000);
});

it("names the list of an issue as the request spells it", () => {
  const input = { question: "q", chat_history: [{ role: "user", content: "q", mood: "glad" }] };
  expect(refusal("ask.stream", input, { strict: true })).toEqual([["body.chat_history.0.mood", "extra_forbidden"]]);
});

it("lists 249 distinct country codes", () => {
  expect(new Set(COUNTRY_CODES).size).toBe(249);
  expect(COUNTRY_CODES).toHaveLength(249);
});
