import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { IdMap } from "../../../src/store/scratch/id-map.ts";
import { IdSet } from "../../../src/store/scratch/id-set.ts";
import { assertProperty } from "../../support/assert-property.ts";

const id = fc.oneof(fc.nat({ max: 20 }), fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }));

describe("IdSet", () => {
  it("contains what was added, in any order, also between questions", () => {
    assertProperty(
      fc.property(fc.array(id), fc.array(id), (added, asked) => {
        const [set, plain] = [new IdSet(), new Set<number>()];
        for (const one of added) {
          set.add(one);
          plain.add(one);
          expect(set.has(one)).toBe(true);
        }
        for (const one of asked) expect(set.has(one)).toBe(plain.has(one));
      }),
    );
  });
});

describe("IdMap", () => {
  it("answers as a Map does, also after it has grown", () => {
    assertProperty(
      fc.property(fc.array(fc.tuple(id, id)), fc.array(id), (entries, asked) => {
        const [map, plain] = [new IdMap(), new Map<number, number>()];
        for (let filler = 0; filler < 2000; filler++) {
          map.set(filler * 3, filler);
          plain.set(filler * 3, filler);
        }
        for (const [key, value] of entries) {
          map.set(key, value);
          plain.set(key, value);
        }
        expect(map.size).toBe(plain.size);
        for (const key of asked) expect(map.get(key)).toBe(plain.get(key));
      }),
      { numRuns: 20 },
    );
  });
});
