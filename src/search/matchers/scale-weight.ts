import type { Matcher } from "./matcher.ts";

/** Returns a matcher that matches the same with another weight. @param share 0 to 1 */
export function scaleWeight(matcher: Matcher, share: number): Matcher {
  return {
    estimate: matcher.estimate,
    weight: Math.max(1, Math.round(matcher.weight * share)),
    match: (candidates, budget) => matcher.match(candidates, budget),
    findCandidates: (candidates, budget) => matcher.findCandidates(candidates, budget),
    ...(matcher.loadFrequencies && { loadFrequencies: (wanted: number) => matcher.loadFrequencies!(wanted) }),
    addCounts: (cases, counts) => matcher.addCounts(cases, counts),
    findSpans: (cases, budget, near) => matcher.findSpans(cases, budget, near),
  };
}
