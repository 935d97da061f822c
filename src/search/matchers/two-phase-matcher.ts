import type { CaseIndex } from "../case-index.ts";
import {
  addMember,
  type CaseSet,
  countMembers,
  createEmptySet,
  intersect,
  listMembers,
  subtract,
} from "../case-set.ts";
import { gallop } from "../postings/gallop.ts";
import type { SpanStarts } from "./match-spans.ts";
import type { Candidates, MatchCounts, Matcher } from "./matcher.ts";
import { createCandidates } from "./term-matcher.ts";

/** Something that needs all its operands in a case, and then the right places. */
export interface TwoPhaseMatch extends Pick<Matcher, "estimate" | "weight" | "findSpans"> {
  readonly operands: readonly Matcher[];
  /** As `places`, for who need not know where it ends. */
  findStarts(cases: Uint32Array): SpanStarts;
}

/** Intersects the operands, rarest first, then looks at the places in the cases that are left. */
export function createTwoPhaseMatcher(index: CaseIndex, match: TwoPhaseMatch): Matcher {
  // What was counted while matching, for ranking: per case its ordinal and its counts. A part of a query that stands
  // in it twice is one matcher, which may be asked about the same case again.
  const matched: number[] = [];
  const counted = createEmptySet(index.columns.count);

  function verifyCases(cases: Uint32Array, set: CaseSet): void {
    const { nameWords } = index.columns;
    for (const some of splitIntoBatches(index, cases)) {
      const found = match.findStarts(some);
      for (let i = 0; i < found.cases.length; i++) {
        const ordinal = found.cases[i]!;
        const from = found.from[i]!;
        const to = found.to[i]!;
        const inName = gallop(found.starts, nameWords[ordinal]!, from, to) - from;
        addMember(set, ordinal);
        addMember(counted, ordinal);
        matched.push(ordinal, inName, to - from - inName);
      }
    }
  }

  return {
    estimate: match.estimate,
    weight: match.weight,
    findSpans: match.findSpans,

    findCandidates: (candidates) => findCasesWithAll(index, match.operands, candidates),

    match(candidates: Candidates | null): CaseSet {
      const holding = findCasesWithAll(index, match.operands, candidates);
      const set = intersect(counted.slice(), holding);
      verifyCases(listMembers(subtract(holding, counted)), set);
      return set;
    },

    addCounts(cases: Uint32Array, { inText, inName }: MatchCounts): void {
      for (let i = 0, near = 0; i < matched.length; i += 3) {
        const ordinal = matched[i]!;
        if (ordinal < cases[0]! || ordinal > cases[cases.length - 1]!) continue;
        const at = gallop(cases, ordinal, cases[near]! <= ordinal ? near : 0);
        near = at;
        if (cases[at] !== ordinal) continue;
        inName[at]! += matched[i + 1]!;
        inText[at]! += matched[i + 2]!;
      }
    },
  };
}

/** Words of the cases that are looked at together: enough for one pass over each list, and what fits in memory. */
const BATCH_WORDS = 16_000_000;

/** The cases in runs of so many words, of one case at least. */
function* splitIntoBatches({ columns: { textWords } }: CaseIndex, cases: Uint32Array): Generator<Uint32Array> {
  let first = 0;
  let words = 0;
  for (let i = 0; i < cases.length; i++) {
    words += textWords[cases[i]!]!;
    if (words < BATCH_WORDS) continue;
    yield cases.subarray(first, i + 1);
    first = i + 1;
    words = 0;
  }
  if (first < cases.length) yield cases.subarray(first);
}

/** The cases that may hold every operand. */
function findCasesWithAll(index: CaseIndex, operands: readonly Matcher[], within: Candidates | null): CaseSet {
  let candidates = within;
  if (operands.length === 0) return createEmptySet(index.columns.count);
  for (const operand of [...operands].sort((a, b) => a.estimate - b.estimate)) {
    const set = operand.findCandidates(candidates);
    const size = countMembers(set);
    if (size === 0) return set;
    candidates = createCandidates(set, size);
  }
  return candidates!.set;
}
