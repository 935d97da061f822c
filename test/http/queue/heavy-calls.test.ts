import { describe, expect, it } from "vitest";
import { OPERATIONS } from "../../../src/contract/operations/operations.ts";
import { isHeavyCall } from "../../../src/http/queue/heavy-calls.ts";

describe("a search waits among the heavy calls", () => {
  const { heavy } = OPERATIONS.research.search;
  it.each([
    [{ query: "ferry", pageSize: 100, content: true }, true],
    [{ query: "ferry", pageSize: 100, content: false }, false],
    [{ query: "ferry", pageSize: 30, content: false, passages: 1 }, true],
    [{ query: "ferry", pageSize: 20, content: true, passages: 5 }, false],
    [{ query: "x".repeat(1001), pageSize: 1, content: false }, true],
  ])("if it is heavy: %j is %s", (request, expected) => {
    expect(isHeavyCall(heavy, request)).toBe(expected);
  });
});
