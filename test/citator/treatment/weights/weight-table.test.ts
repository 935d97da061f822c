import { expect, it } from "vitest";
import {
  decodeWeights,
  encodeWeights,
  hashFeature,
  type WordWeight,
} from "../../../../src/citator/treatment/weights/weight-table.ts";

const WEIGHTS: readonly (readonly [string, WordWeight])[] = [
  ["moribund", [0.31, -0.1]],
  ["*decay", [0.2, -0.2]],
  ["$we~ *follow T", [0.4, -0.4]],
  ["!*follow", [-0.1, 0.3]],
];

it.each(WEIGHTS)("decodes the weights of %j as they were encoded, in steps", (name, [negative, positive]) => {
  const [left, right] = decodeWeights(encodeWeights(WEIGHTS, 0.1)).get(hashFeature(name))!;
  expect(left).toBeCloseTo(Math.round(negative * 10) / 10);
  expect(right).toBeCloseTo(Math.round(positive * 10) / 10);
});

it("limits weights to four steps, and omits those of none", () => {
  const table = decodeWeights(
    encodeWeights(
      [
        ["high", [9, -9]],
        ["low", [0.04, -0.04]],
      ],
      0.1,
    ),
  );
  expect(table.get(hashFeature("high"))).toEqual([0.4, -0.4]);
  expect(table.has(hashFeature("low"))).toBe(false);
});
