import type { Finding } from "../../contract/schemas/citations/check.ts";

/** Counts of all findings of a check. */
export interface FindingCounts {
  readonly all: number;
  readonly levels: Readonly<Record<Finding["level"], number>>;
  /** By rule; a rule without findings is absent. */
  readonly rules: ReadonlyMap<string, number>;
}

/** The findings of a check, of which only so many are kept as a report lists. */
export interface FindingList {
  add(finding: Finding): void;
  /** Returns the first findings of each level, in the order of the text. */
  list(): Finding[];
  readonly counts: FindingCounts;
}

interface Kept {
  readonly finding: Finding;
  /** Number of findings that were added before. */
  readonly added: number;
}

/**
 * Creates an empty list that counts all findings and keeps the first ones of each level, so that its size does not depend
 * on the text.
 * @param most findings of one level that are kept
 */
export function createFindingList(most: number): FindingList {
  const kept: Record<Finding["level"], Kept[]> = { error: [], warning: [], note: [] };
  const levels: Record<Finding["level"], number> = { error: 0, warning: 0, note: 0 };
  const rules = new Map<string, number>();
  let all = 0;

  function cut(level: Finding["level"]): Kept[] {
    kept[level].sort(compareByPlace);
    kept[level].length = Math.min(kept[level].length, most);
    return kept[level];
  }

  return {
    add(finding) {
      const { level, rule } = finding;
      levels[level]++;
      rules.set(rule, (rules.get(rule) ?? 0) + 1);
      kept[level].push({ finding, added: all++ });
      if (kept[level].length >= 2 * most) cut(level);
    },
    list: () => [...cut("error"), ...cut("warning"), ...cut("note")].sort(compareByPlace).map(({ finding }) => finding),
    get counts() {
      return { all, levels, rules };
    },
  };
}

function compareByPlace(a: Kept, b: Kept): number {
  return a.finding.span.start - b.finding.span.start || a.finding.span.end - b.finding.span.end || a.added - b.added;
}
