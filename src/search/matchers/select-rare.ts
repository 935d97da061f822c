import type { Matcher } from "./matcher.ts";

/** Selects the matchers of words that at most half of the cases contain. */
export function selectRare(matchers: readonly Matcher[], caseCount: number): readonly Matcher[] {
  return matchers.filter((matcher) => matcher.estimate * 2 <= caseCount);
}
