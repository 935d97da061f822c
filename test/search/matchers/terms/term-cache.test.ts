import { describe, expect, it } from "vitest";
import { createEmptySet } from "../../../../src/search/case-set.ts";
import type { Matcher } from "../../../../src/search/matchers/matcher.ts";
import { NO_SPANS } from "../../../../src/search/matchers/spans/match-spans.ts";
import { TermCache } from "../../../../src/search/matchers/terms/term-cache.ts";

const set = () => createEmptySet(1);
const MATCHER: Matcher = {
  estimate: 1,
  weight: 1,
  match: set,
  findCandidates: set,
  addCounts: () => undefined,
  findSpans: () => NO_SPANS,
};

describe("the term cache", () => {
  /** Gets terms of one letter each, which hold `held` bytes; returns those that had to be opened. */
  function listOpenedTerms(requested: string, held: number, terms: number, bytes: number): string {
    const open = new TermCache(terms, bytes);
    let opened = "";
    for (const key of requested) {
      open.get(key, () => {
        opened += key;
        return { ...MATCHER, decodedBytes: held, listCount: 1 };
      });
      open.trim(0, held);
    }
    return opened;
  }

  it.each([
    { behaviour: "keeps all terms within its limits", requested: "abcabc", held: 1, terms: 3, bytes: 3, opened: "abc" },
    {
      behaviour: "keeps no more terms than its limit",
      requested: "abcab",
      held: 0,
      terms: 2,
      bytes: 9,
      opened: "abcab",
    },
    {
      behaviour: "keeps the terms that were used last",
      requested: "abacab",
      held: 0,
      terms: 2,
      bytes: 9,
      opened: "abcb",
    },
    {
      behaviour: "keeps no more bytes than its limit",
      requested: "abcb",
      held: 5,
      terms: 9,
      bytes: 10,
      opened: "abcb",
    },
    {
      behaviour: "keeps exactly as many bytes as its limit",
      requested: "abab",
      held: 5,
      terms: 9,
      bytes: 10,
      opened: "ab",
    },
    {
      behaviour: "does not keep a term that exceeds the limit alone",
      requested: "aa",
      held: 11,
      terms: 9,
      bytes: 10,
      opened: "aa",
    },
  ])("the term cache $behaviour", ({ requested, held, terms, bytes, opened }) => {
    expect(listOpenedTerms(requested, held, terms, bytes)).toBe(opened);
  });
});
