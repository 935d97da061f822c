import { describe, expect, it } from "vitest";
import { openSmallEngine } from "../../support/corpora/small-engine.ts";

describe("research.explain", () => {
  it("takes its times from the clock of the options, so that equal calls have equal answers", async () => {
    const request = { query: 'ferry AND ("wrongly decided" OR toll*)' };
    const answers = await Promise.all(
      [1, 2].map(async () => {
        const { engine } = await openSmallEngine();
        const answer = await engine.research.explain(request);
        await engine.close();
        return answer;
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    // Every look at that clock is a millisecond later.
    expect(answers[0]!.data.terms.map(({ milliseconds }) => milliseconds)).toEqual([1, 1, 1]);
    expect(answers[0]!.data.milliseconds).toBe(1);
  });

  it("returns the distance of two words of a sentence as `apart`", async () => {
    const { engine } = await openSmallEngine();
    const query = "a ferry company must carry every passenger who pays the ordinary toll";
    const { data } = await engine.research.explain({ query });
    await engine.close();
    const { pairs } = data.plan as { pairs: readonly { apart: number }[] };
    expect(pairs.length).toBeGreaterThan(0);
    expect(pairs.every(({ apart }) => apart >= 1)).toBe(true);
  });

  it.each([
    ["few ways", "(a OR b) AND (c OR d)", 4],
    [
      "ways that are too many",
      Array(13)
        .fill("(ferry OR toll)")
        .map((group, at) => group.replace("toll", `toll${at}`))
        .join(" AND "),
      null,
    ],
    [
      "ways that are too long to list",
      Array.from({ length: 11 }, (_, at) => `(ferry${at} OR "${`toll${at} `.repeat(50)}")`).join(" AND "),
      null,
    ],
  ])("lists %s, or none", async (_, query, ways) => {
    const { engine } = await openSmallEngine();
    const { data } = await engine.research.explain({ query });
    expect(data.paths?.length ?? null).toBe(ways);
    for (const { satisfies } of data.results) expect(satisfies === null).toBe(ways === null);
    await engine.close();
  });
});
