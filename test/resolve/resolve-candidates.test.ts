import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CandidateCase, isCertain, resolveCandidates } from "../../src/resolve/resolve-candidates.ts";
import { assertProperty } from "../support/assert-property.ts";

const AMES = candidate(1, { name: "Ames v. Bond", year: 1900 });
const COLE_1900 = candidate(2, { name: "Cole v. Dunn", year: 1900, citeCount: 5 });
const COLE_1950 = candidate(3, { name: "Cole v. Dunn", year: 1950, citeCount: 9 });
const UNNAMED = candidate(4, { name: null, year: 1960 });
const CASES_BY_KEY: Readonly<Record<string, readonly CandidateCase[]>> = {
  a: [AMES],
  b: [AMES, COLE_1900],
  c: [COLE_1900, COLE_1950],
  d: [AMES, COLE_1900, COLE_1950],
  e: [AMES, UNNAMED],
};

describe("policy strict", () => {
  it.each([
    ["chooses the only case that carries the citation", ["a"], null, null, 1],
    ["chooses the case that most parallel citations lead to", ["a", "b"], null, null, 1],
    ["chooses by name among cases with equal votes", ["b"], "Cole v. Dunn", null, 2],
    ["chooses by year among cases of one name", ["c"], "Cole v. Dunn", 1950, 3],
    ["chooses none if name and year leave several", ["c"], "Cole v. Dunn", null, null],
    ["chooses none if no candidate has the name", ["c"], "Eads v. Ford", null, null],
    ["chooses none for an unknown citation", ["z"], null, null, null],
    ["chooses none if one parallel is unknown and the name contradicts", ["a", "z"], "Eads v. Ford", null, null],
    ["chooses a case with the given name although one parallel is unknown", ["a", "z"], "Ames v. Bond", null, 1],
    ["lets no name contradict a case whose source gives none", ["e"], "Eads v. Ford", null, 4],
  ])("the policy strict %s", (_, keys, name, year, expected) => {
    expect(resolveCandidates(candidatesOf(keys), { name, year }, "strict")?.clusterId ?? null).toBe(expected);
  });
});

describe("policy best", () => {
  it.each([
    ["ranks a confirmed name before a confirmed year", ["d"], "Cole v. Dunn", 1900, [2, 3, 1]],
    ["ranks a confirmed year before votes", ["a", "d"], null, 1950, [3, 1, 2]],
    ["ranks votes before the number of citing cases", ["b", "d"], null, null, [2, 1, 3]],
    ["ranks the more cited case first if nothing else decides", ["c"], null, null, [3, 2]],
    ["returns nothing for an unknown citation", ["z"], null, null, []],
  ])("the policy best %s", (_, keys, name, year, expected) => {
    const ranked = resolveCandidates(candidatesOf(keys), { name, year }, "best");
    expect(ranked.map(({ clusterId }) => clusterId)).toEqual(expected);
  });

  it("compares the name of the query with the full name of a case too", () => {
    const found = { ...AMES, fullName: "Jane Cole v. Republic of Ruritania" };
    const [best] = resolveCandidates(new Map([["a", [found]]]), { name: "Cole v. Ruritania", year: null }, "best");
    expect(best!.isNameConfirmed).toBe(true);
  });

  it.each([
    ["is certain of a single case", ["a"], null, null, true],
    ["is certain of a case that the name confirms", ["b"], "Cole v. Dunn", null, true],
    ["is certain of a case that the year confirms", ["c"], null, 1950, true],
    ["is uncertain if nothing confirms the first of several", ["c"], null, null, false],
    ["is uncertain if there is no case", ["z"], null, null, false],
  ])("the first match of the policy best %s", (_, keys, name, year, expected) => {
    expect(isCertain(resolveCandidates(candidatesOf(keys), { name, year }, "best"))).toBe(expected);
  });
});

describe("both policies", () => {
  const someKeys = fc.uniqueArray(fc.constantFrom("a", "b", "c", "d", "e", "z"), { minLength: 1 });
  const someHints = fc.record({
    name: fc.option(fc.constantFrom("Ames v. Bond", "Cole v. Dunn", "Eads v. Ford"), { nil: null }),
    year: fc.option(fc.constantFrom(1900, 1950, 1999), { nil: null }),
  });

  it("rank every candidate once, and choose only a ranked one", () => {
    assertProperty(
      fc.property(someKeys, someHints, (keys, hints) => {
        const candidates = candidatesOf(keys);
        const ranked = resolveCandidates(candidates, hints, "best").map(({ clusterId }) => clusterId);
        const chosen = resolveCandidates(candidates, hints, "strict");
        expect([...ranked].sort()).toEqual([...new Set([...candidates.values()].flat())].map(toId).sort());
        if (chosen !== null) expect(ranked).toContain(chosen.clusterId);
      }),
    );
  });

  it("do not depend on the order of the keys", () => {
    assertProperty(
      fc.property(someKeys, someHints, (keys, hints) => {
        const forward = candidatesOf(keys);
        const backward = candidatesOf(keys.toReversed());
        expect(resolveCandidates(backward, hints, "best")).toEqual(resolveCandidates(forward, hints, "best"));
        expect(resolveCandidates(backward, hints, "strict")).toEqual(resolveCandidates(forward, hints, "strict"));
      }),
    );
  });
});

function candidate(clusterId: number, facts: Partial<CandidateCase>): CandidateCase {
  return { clusterId, name: null, fullName: null, year: 1900, citeCount: 0, ...facts };
}

function candidatesOf(keys: readonly string[]): Map<string, readonly CandidateCase[]> {
  return new Map(keys.map((key) => [key, CASES_BY_KEY[key] ?? []]));
}

function toId({ clusterId }: CandidateCase): number {
  return clusterId;
}
