import type { CaseGroup } from "./case-groups.ts";

/**
 * Decides whether a search reads what its matches need in the same request. That saves a request if the rows are not in
 * memory, and sends them for nothing if they are.
 */
export interface ReadAhead {
  /** Returns the groups to read with the next search: all, or none. */
  choose(kinds: readonly CaseGroup["kind"][]): readonly CaseGroup["kind"][];
  /** Counts the groups that a search needed, and those that were not in memory. */
  count(needed: number, missing: number): void;
}

/** Share of what a search needs that must be missing to make it worth reading ahead. */
const MIN_MISSING_SHARE = 0.25;

/** Creates a decision that begins with reading ahead. */
export function createReadAhead(): ReadAhead {
  let isUseful = true;
  return {
    choose: (kinds) => (isUseful ? kinds : []),
    count(needed, missing) {
      if (needed > 0) isUseful = missing >= MIN_MISSING_SHARE * needed;
    },
  };
}
