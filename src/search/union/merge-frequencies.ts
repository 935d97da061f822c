import { addMember, createEmptySet, listMembers } from "../case-set.ts";
import { isDense, narrowCounts, type TermFrequencies } from "../matchers/terms/term-frequencies.ts";

/** The frequencies of a term in one part of a union. */
export interface PartFrequencies {
  readonly frequencies: TermFrequencies;
  /** See `IndexPart.toUnion`. */
  readonly toUnion: Int32Array;
}

/** Merges the frequencies of a term in the parts of a union of `caseCount` cases. */
export function mergeFrequencies(parts: readonly PartFrequencies[], caseCount: number): TermFrequencies {
  const rows = parts.reduce((sum, { frequencies }) => sum + frequencies.ordinals.length, 0);
  return isDense(rows, caseCount) ? scatterFrequencies(parts, caseCount) : mergeRareFrequencies(parts, rows);
}

/** Writes the frequencies into columns of all cases, which takes one pass over each part. */
function scatterFrequencies(parts: readonly PartFrequencies[], caseCount: number): TermFrequencies {
  const set = createEmptySet(caseCount);
  const texts = new Uint32Array(caseCount);
  const names = new Uint32Array(caseCount);
  let isNamed = false;
  for (const { frequencies, toUnion } of parts) {
    const { ordinals, inText, inName } = frequencies;
    if (inName !== null) isNamed = true;
    for (let row = 0; row < ordinals.length; row++) {
      const ordinal = toUnion[ordinals[row]!]!;
      if (ordinal < 0) continue;
      addMember(set, ordinal);
      texts[ordinal] = inText[row]!;
      if (inName !== null) names[ordinal] = inName[row]!;
    }
  }
  const ordinals = listMembers(set);
  const pick = (counts: Uint32Array) => narrowCounts(ordinals.map((ordinal) => counts[ordinal]!));
  return {
    ordinals,
    inText: pick(texts),
    inName: isNamed ? pick(names) : null,
    set: isDense(ordinals.length, caseCount) ? set : null,
  };
}

/** Merges the ascending rows of all parts, each time the lowest. */
function mergeRareFrequencies(parts: readonly PartFrequencies[], maxRows: number): TermFrequencies {
  const ordinals = new Uint32Array(maxRows);
  const texts = new Uint32Array(maxRows);
  const names = new Uint32Array(maxRows);
  const next = parts.map(() => 0);
  let isNamed = false;
  let size = 0;
  for (;;) {
    let lowest = Number.POSITIVE_INFINITY;
    let from = -1;
    for (let at = 0; at < parts.length; at++) {
      const ordinal = skipHidden(parts[at]!, next, at);
      if (ordinal < lowest) {
        lowest = ordinal;
        from = at;
      }
    }
    if (from < 0) break;
    const { inText, inName } = parts[from]!.frequencies;
    const row = next[from]!++;
    ordinals[size] = lowest;
    texts[size] = inText[row]!;
    names[size] = inName === null ? 0 : inName[row]!;
    if (names[size]! > 0) isNamed = true;
    size++;
  }
  return {
    ordinals: ordinals.slice(0, size),
    inText: narrowCounts(texts.slice(0, size)),
    inName: isNamed ? narrowCounts(names.slice(0, size)) : null,
    set: null,
  };
}

/** Moves to the next row of a part whose case is that of the union; returns its ordinal, or infinity after the last. */
function skipHidden({ frequencies: { ordinals }, toUnion }: PartFrequencies, next: number[], at: number): number {
  while (next[at]! < ordinals.length) {
    const ordinal = toUnion[ordinals[next[at]!]!]!;
    if (ordinal >= 0) return ordinal;
    next[at]!++;
  }
  return Number.POSITIVE_INFINITY;
}
