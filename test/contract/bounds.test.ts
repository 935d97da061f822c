import { describe, expect, it } from "vitest";
import type { OperationName } from "../../src/contract/operations/operations.ts";
import { readRequest } from "../../src/contract/request/read-request.ts";
import { EngineError, type ValidationIssue } from "../../src/errors.ts";
import {
  ENUM_VALUES,
  type Fields,
  INTEGER_BOUNDS,
  INVALID_REQUESTS,
  REQUIRED_FIELDS,
  TEXT_BOUNDS,
  VALID_REQUESTS,
} from "../support/contract/bounds.ts";
import { getOperation } from "../support/contract/operations.ts";

function issuesOf(name: OperationName, fields: Fields): readonly ValidationIssue[] {
  try {
    readRequest(getOperation(name).request, { ...REQUIRED_FIELDS[name], ...fields }, { where: "body" });
    return [];
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return error.details.issues ?? [];
  }
}

const letters = (count: number) => "a".repeat(count);
/** Two UTF-16 units each, one code point each. */
const astral = (count: number) => "𝔸".repeat(count);

describe("text is bounded in code points", () => {
  it.each(TEXT_BOUNDS)("%s %s: %i to %i", (name, field, min, max) => {
    const make = field === "actId" ? letters : astral;
    expect(issuesOf(name, { [field]: make(min) })).toEqual([]);
    expect(issuesOf(name, { [field]: make(max) })).toEqual([]);
    expect(issuesOf(name, { [field]: make(min - 1) })[0]).toMatchObject({
      loc: ["body", field],
      type: "string_too_short",
    });
    expect(issuesOf(name, { [field]: make(max + 1) })).toEqual([
      { loc: ["body", field], msg: `must have at most ${max} characters`, type: "string_too_long" },
    ]);
    expect(issuesOf(name, { [field]: 10 })[0]?.type).toBe("string_type");
  });
});

describe("integers are bounded", () => {
  it.each(INTEGER_BOUNDS)("%s %s: %i to %i", (name, field, min, max) => {
    expect(issuesOf(name, { [field]: min })).toEqual([]);
    expect(issuesOf(name, { [field]: max })).toEqual([]);
    expect(issuesOf(name, { [field]: min - 1 })[0]).toMatchObject({ loc: ["body", field], type: "greater_than_equal" });
    expect(issuesOf(name, { [field]: max + 1 })[0]).toMatchObject({ loc: ["body", field], type: "less_than_equal" });
    expect(issuesOf(name, { [field]: min + 0.5 })[0]?.type).toBe("int_from_float");
    expect(issuesOf(name, { [field]: String(min) })[0]?.type).toBe("int_type");
  });

  it("reads 10.0 in a body as 10", () => {
    const input: unknown = JSON.parse('{"query":"q","pageSize":10.0}');
    expect(readRequest(getOperation("research.search").request, input, { where: "body" })).toMatchObject({
      pageSize: 10,
    });
  });

  it("refuses a clusterId below 1", () => {
    expect(issuesOf("citations.network", { citation: null, clusterId: 1 })).toEqual([]);
    expect(issuesOf("citations.network", { citation: null, clusterId: 0 })[0]?.type).toBe("greater_than_equal");
  });
});

describe("closed lists", () => {
  it.each(ENUM_VALUES)("reads only the listed values of %s %s", (name, field, allowed, refused) => {
    for (const value of allowed) expect(issuesOf(name, { [field]: value }), String(value)).toEqual([]);
    for (const value of refused) {
      expect(issuesOf(name, { [field]: value })[0]?.loc.slice(0, 2), String(value)).toEqual(["body", field]);
    }
  });
});

describe("conditions between fields", () => {
  it.each(INVALID_REQUESTS)("%s refuses %j", (name, fields, field) => {
    expect(issuesOf(name, fields).map(({ loc, type }) => [loc[0], loc[1], type])).toEqual([
      ["body", field, "value_error"],
    ]);
  });

  it.each(VALID_REQUESTS)("%s allows %j", (name, fields) => {
    expect(issuesOf(name, fields)).toEqual([]);
  });
});
