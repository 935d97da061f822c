import { describe, expect, it } from "vitest";
import { createEmptySet } from "../../../src/search/case-set.ts";
import { NO_SPANS } from "../../../src/search/matchers/match-spans.ts";
import type { Matcher } from "../../../src/search/matchers/matcher.ts";
import { TermCache } from "../../../src/search/matchers/term-cache.ts";

const set = () => createEmptySet(1);
const MATCHER: Matcher = {
  estimate: 1,
  weight: 1,
  match: set,
  findCandidates: set,
  addCounts: () => undefined,
  findSpans: () => NO_SPANS,
};

describe("terms kept open", () => {
  /** Asks for terms, each of one letter, that hold so many bytes; gives those that were opened for it. */
  function openedFor(asked: string, held: number, terms: number, bytes: number): string {
    const open = new TermCache(terms, bytes);
    let opened = "";
    for (const key of asked) {
      open.get(key, () => {
        opened += key;
        return { ...MATCHER, decodedBytes: held, listCount: 1 };
      });
      open.trim(0);
    }
    return opened;
  }

  it.each([
    { told: "all while there is room", asked: "abcabc", held: 1, terms: 3, bytes: 3, opened: "abc" },
    { told: "no more terms than that", asked: "abcab", held: 0, terms: 2, bytes: 9, opened: "abcab" },
    { told: "those asked for last", asked: "abacab", held: 0, terms: 2, bytes: 9, opened: "abcb" },
    { told: "no more bytes than that", asked: "abcb", held: 5, terms: 9, bytes: 10, opened: "abcb" },
    { told: "as many bytes as that", asked: "abab", held: 5, terms: 9, bytes: 10, opened: "ab" },
    { told: "none that is too large by itself", asked: "aa", held: 11, terms: 9, bytes: 10, opened: "aa" },
  ])("are $told", ({ asked, held, terms, bytes, opened }) => {
    expect(openedFor(asked, held, terms, bytes)).toBe(opened);
  });
});
