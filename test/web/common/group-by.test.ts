import { expect, it } from "vitest";
import { groupBy } from "../../../src/web/common/group-by.ts";

it("groups items by key, in the order in which the keys first occur", () => {
  const groups = groupBy(["b1", "a1", "b2", "a2"], (item) => item.charAt(0));
  expect([...groups]).toEqual([
    ["b", ["b1", "b2"]],
    ["a", ["a1", "a2"]],
  ]);
});
