/** What a text says beside a citation that helps to tell cases apart. */
export interface ResolveHints {
  readonly name: string | null;
  readonly year: number | null;
}

/** What the corpus knows of a case that a citation may name. */
export interface CandidateFacts {
  /** `null` where its source gives it none: no name speaks against it. */
  readonly name: string | null;
  readonly year: number;
}

export interface StrictResolverPorts {
  /** The cases that carry a citation key. */
  candidates(key: string): readonly number[];
  facts(clusterId: number): CandidateFacts;
  /** Whether two case names can be one case's. */
  namesAgree(given: string, found: string): boolean;
}

/**
 * Makes the function that finds the case behind parallel citations. Each key votes for the cases that carry it; among
 * the cases with most votes the name decides, then the year; where several are left the citation stays unresolved. So it
 * does where only some of its keys lead to a case and that has another name: two cases share the page of one reporter.
 */
export function createStrictResolver(
  ports: StrictResolverPorts,
): (keys: readonly string[], hints: ResolveHints) => number | null {
  function mayBe(name: string, id: number): boolean {
    const found = ports.facts(id).name;
    return found === null || ports.namesAgree(name, found);
  }

  return (keys, hints) => {
    const votes = new Map<number, number>();
    for (const key of new Set(keys)) {
      for (const id of new Set(ports.candidates(key))) votes.set(id, (votes.get(id) ?? 0) + 1);
    }
    if (votes.size === 0) return null;
    const most = Math.max(...votes.values());
    let left = [...votes].filter(([, count]) => count === most).map(([id]) => id);
    if (left.length === 1) {
      const named = hints.name === null || most === new Set(keys).size;
      return named || mayBe(hints.name!, left[0]!) ? left[0]! : null;
    }
    if (hints.name !== null) left = narrowCandidates(left, (id) => mayBe(hints.name!, id));
    if (hints.year !== null) left = narrowCandidates(left, (id) => ports.facts(id).year === hints.year);
    return left.length === 1 ? left[0]! : null;
  };
}

function narrowCandidates(ids: readonly number[], keeps: (id: number) => boolean): number[] {
  const kept = ids.filter(keeps);
  return kept.length === 0 ? [...ids] : kept;
}
