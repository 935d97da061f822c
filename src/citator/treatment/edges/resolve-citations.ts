import type { Citation } from "../../../citation/citation.ts";
import type { ResolveHints } from "../../../resolve/resolve-candidates.ts";

/** Finds the case that parallel citations name; `null` if the corpus contains none, or more than one. */
export type CitationResolver = (keys: readonly string[], hints: ResolveHints) => number | null;

/** Returns whether a citation names a decided case, in full or by a short form. */
export function isCaseCitation({ kind }: Citation): boolean {
  return CASE_KINDS.has(kind);
}

const CASE_KINDS: ReadonlySet<Citation["kind"]> = new Set(["case", "short", "supra", "id", "reference"]);

/**
 * Resolves every citation of a text to a case; short forms take the case of their full citation.
 * @param unresolved receives the full case citations without a case, as written
 * @returns by index of the citation, the case or `null`
 */
export function resolveCitations(
  citations: readonly Citation[],
  resolve: CitationResolver,
  unresolved: Set<string>,
): (number | null)[] {
  const groups = groupParallelCitations(citations);
  const cases: (number | null)[] = [];
  for (const citation of citations) {
    const { kind, key, refersTo, group, raw } = citation;
    if (!CASE_KINDS.has(kind)) cases.push(null);
    else if (kind !== "case") cases.push(refersTo === null ? null : (cases[refersTo] ?? null));
    else if (key === null) cases.push(null);
    else {
      const parallel = group === null ? undefined : groups.get(group);
      const found = resolveGroup(parallel ?? createGroup(citation, key), resolve);
      if (found === null) unresolved.add(raw);
      cases.push(found);
    }
  }
  return cases;
}

/** Parallel citations of one case. */
interface CitationGroup {
  readonly keys: string[];
  name: string | null;
  year: number | null;
  /** `undefined` until resolved. */
  resolved: number | null | undefined;
}

function resolveGroup(group: CitationGroup, resolve: CitationResolver): number | null {
  if (group.resolved === undefined) group.resolved = resolve(group.keys, { name: group.name, year: group.year });
  return group.resolved;
}

/** Collects the keys of each group, with the first name and the first year that the text contains for it. */
function groupParallelCitations(citations: readonly Citation[]): Map<number, CitationGroup> {
  const groups = new Map<number, CitationGroup>();
  for (const citation of citations) {
    const { kind, group, key, plaintiff, defendant, year } = citation;
    if (kind !== "case" || group === null || key === null) continue;
    const entry = groups.get(group);
    if (entry === undefined) {
      groups.set(group, createGroup(citation, key));
      continue;
    }
    entry.keys.push(key);
    entry.name ??= formatCaseName(plaintiff, defendant);
    entry.year ??= year;
  }
  return groups;
}

function createGroup({ plaintiff, defendant, year }: Citation, key: string): CitationGroup {
  return { keys: [key], name: formatCaseName(plaintiff, defendant), year, resolved: undefined };
}

function formatCaseName(plaintiff: string | null, defendant: string | null): string | null {
  if (plaintiff !== null && defendant !== null) return `${plaintiff} v. ${defendant}`;
  return plaintiff ?? defendant;
}
