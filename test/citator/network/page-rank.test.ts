import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { computePageRank, type EdgeEnds } from "../../../src/citator/network/page-rank.ts";
import { assertProperty } from "../../support/assert-property.ts";

/** Computes ranks by power iteration exactly as the paper describes it. */
function plainPageRank(count: number, edges: readonly EdgeEnds[]): number[] {
  const unique = [...new Map(edges.map((edge) => [edge.join(), edge])).values()];
  const out = Array.from({ length: count }, (_, ordinal) => unique.filter(([citing]) => citing === ordinal).length);
  let ranks = Array.from({ length: count }, () => 1 / count);
  for (let round = 0; round < 300; round++) {
    const dangling = ranks.reduce((sum, rank, ordinal) => sum + (out[ordinal] === 0 ? rank : 0), 0);
    ranks = ranks.map((_, ordinal) => {
      const received = unique
        .filter(([, cited]) => cited === ordinal)
        .reduce((sum, [citing]) => sum + ranks[citing]! / out[citing]!, 0);
      return 0.15 / count + 0.85 * (received + dangling / count);
    });
  }
  return ranks.map((rank) => rank * count);
}

describe("computePageRank", () => {
  it("computes the ranks of the paper, with an average of 1", () => {
    const network = fc.integer({ min: 1, max: 12 }).chain((count) => {
      const ordinal = fc.nat({ max: count - 1 });
      const ends = fc.tuple(ordinal, ordinal).filter(([a, b]) => a !== b);
      return fc.record({
        count: fc.constant(count),
        edges: fc.array(count > 1 ? ends : ends.filter(() => false), { maxLength: count > 1 ? 30 : 0 }),
      });
    });
    assertProperty(
      fc.property(network, ({ count, edges }) => {
        const authority = computePageRank(count, edges);
        const plain = plainPageRank(count, edges);
        for (let at = 0; at < count; at++) expect(authority[at]).toBeCloseTo(plain[at]!, 4);
        expect(authority.reduce((sum, value) => sum + value, 0)).toBeCloseTo(count, 3);
      }),
    );
  });

  it("returns nothing for no cases", () => expect(computePageRank(0, [])).toHaveLength(0));
});
