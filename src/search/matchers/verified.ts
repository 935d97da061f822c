import type { CaseIndex } from "../case-index.ts";
import { addTo, type CaseSet, emptySet, has, membersOf, sizeOf } from "../sets.ts";
import type { Candidates, Counts, Matcher } from "./matcher.ts";
import { firstNotBelow } from "./places.ts";
import { candidatesOf } from "./term.ts";

/** Something that needs all its operands in a case, and then the right places. */
export interface Verified extends Pick<Matcher, "estimate" | "weight" | "places" | "rewind"> {
  readonly operands: readonly Matcher[];
  /** Where it begins in a case, ascending; valid until asked again. Ordinals must ascend from call to call. */
  startsIn(ordinal: number): Uint32Array;
}

/** Intersects the operands, rarest first, then looks at the places in each case that is left. */
export function verifiedMatcher(index: CaseIndex, verified: Verified): Matcher {
  // What was counted while matching, for ranking: per case its ordinal and its counts. A part of a query that stands
  // in it twice is one matcher, which may be asked about the same case again.
  const matched: number[] = [];
  const counted = emptySet(index.columns.count);

  return {
    estimate: verified.estimate,
    weight: verified.weight,
    places: verified.places,
    rewind: verified.rewind,

    match(candidates: Candidates | null): CaseSet {
      const set = emptySet(index.columns.count);
      const cases = holdingAll(verified.operands, candidates);
      const { nameWords } = index.columns;
      verified.rewind();
      for (const ordinal of cases) {
        if (has(counted, ordinal)) {
          addTo(set, ordinal);
          continue;
        }
        const starts = verified.startsIn(ordinal);
        if (starts.length === 0) continue;
        addTo(set, ordinal);
        addTo(counted, ordinal);
        const inName = firstNotBelow(starts, nameWords[ordinal]!);
        matched.push(ordinal, inName, starts.length - inName);
      }
      verified.rewind();
      return set;
    },

    count(cases: Uint32Array, { inText, inName }: Counts): void {
      for (let i = 0; i < matched.length; i += 3) {
        const at = firstNotBelow(cases, matched[i]!);
        if (cases[at] !== matched[i]) continue;
        inName[at]! += matched[i + 1]!;
        inText[at]! += matched[i + 2]!;
      }
    },
  };
}

/** The cases that hold every operand, ascending. */
function holdingAll(operands: readonly Matcher[], within: Candidates | null): Uint32Array {
  let candidates = within;
  if (operands.length === 0) return new Uint32Array(0);
  for (const operand of [...operands].sort((a, b) => a.estimate - b.estimate)) {
    const set = operand.match(candidates);
    const size = sizeOf(set);
    if (size === 0) return new Uint32Array(0);
    candidates = candidatesOf(set, size);
  }
  return candidates!.members ?? membersOf(candidates!.set, candidates!.size);
}
