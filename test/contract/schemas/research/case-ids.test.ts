import fc from "fast-check";
import { expect, it } from "vitest";
import { packIds, unpackIds } from "../../../../src/contract/schemas/research/case-ids.ts";
import { assertProperty } from "../../../support/assert-property.ts";

it.each<[readonly number[], string]>([
  [[], ""],
  [[5, 7, 43], "5,2,10"],
  [[1, 2, 3], "1,1,1"],
  [[2 ** 40, 2 ** 40 + 1], "e13wu1og,1"],
])("%j is %j", (ids, text) => {
  expect(packIds(ids)).toBe(text);
  expect(unpackIds(text)).toEqual(ids);
});

it("decodes any ids to the encoded ones", () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }));
  assertProperty(
    fc.property(ids, (given) => {
      const ascending = given.toSorted((a, b) => a - b);
      expect(unpackIds(packIds(ascending))).toEqual(ascending);
    }),
  );
});

it.each(["0", "5,0", "5,,7", ",5", "5,", "-5", "5,A", "zzzzzzzzzzzz", "zzzzzzzzzzz,zzzzzzzzzzz", "5 7"])(
  "%j is no such list",
  (text) => {
    expect(unpackIds(text)).toBeNull();
  },
);
