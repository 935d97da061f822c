import { expect, it } from "vitest";
import { runWhole } from "../../src/async/run-whole.ts";
import { sortInSlices } from "../../src/async/sort-in-slices.ts";

it.each([0, 1, 511, 512, 513, 1536, 5001])("sorts %i items as toSorted does, equal ones in their order", (count) => {
  const items = Array.from({ length: count }, (_, index) => ({ key: (index * 7919) % 97, index }));
  const compare = (a: { key: number }, b: { key: number }) => a.key - b.key;
  expect(runWhole(sortInSlices(items, compare))).toEqual(items.toSorted(compare));
});

it("yields after every few hundred items", () => {
  const sorting = sortInSlices(
    Array.from({ length: 5000 }, (_, index) => -index),
    (a, b) => a - b,
  );
  let yields = 0;
  while (!sorting.next().done) yields++;
  expect(yields).toBeGreaterThanOrEqual(10);
});
