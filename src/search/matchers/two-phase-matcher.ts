import type { CaseIndex } from "../case-index.ts";
import { addMember, type CaseSet, createEmptySet, intersect, listMembers, subtract } from "../case-set.ts";
import { gallop } from "../postings/gallop.ts";
import type { QueryBudget } from "../query-budget.ts";
import { createCandidates } from "./candidates.ts";
import type { MatchCounts } from "./match-counts.ts";
import type { Candidates, Matcher } from "./matcher.ts";
import type { MatchSpans, SpanStarts } from "./spans/match-spans.ts";

/** A match that needs all operands in a case, and then certain positions of them. */
export interface TwoPhaseMatch extends Pick<Matcher, "estimate" | "weight"> {
  readonly operands: readonly Matcher[];
  findSpans(cases: Uint32Array, budget: QueryBudget): MatchSpans;
  /** As `findSpans`, without the ends. */
  findStarts(cases: Uint32Array, budget: QueryBudget): SpanStarts;
}

/**
 * Matches in two phases: intersects the operands, rarest first, then verifies the positions in the remaining cases. What
 * was counted while matching is kept for ranking; equal parts of a query share one matcher, which may be asked about the
 * same case again.
 */
export class TwoPhaseMatcher implements Matcher {
  readonly estimate: number;
  readonly weight: number;
  readonly #index: CaseIndex;
  readonly #match: TwoPhaseMatch;
  /** Per verified case that matches: its ordinal, its count in the name, its count in the judgment. */
  readonly #counts: number[] = [];
  /** The cases of `#counts`. */
  readonly #matched: CaseSet;

  constructor(index: CaseIndex, match: TwoPhaseMatch) {
    this.#index = index;
    this.#match = match;
    this.estimate = match.estimate;
    this.weight = match.weight;
    this.#matched = createEmptySet(index.columns.count);
  }

  match(candidates: Candidates | null, budget: QueryBudget): CaseSet {
    const holding = this.findCandidates(candidates, budget);
    const set = intersect(this.#matched.slice(), holding);
    this.#verifyCases(listMembers(subtract(holding, this.#matched)), set, budget);
    return set;
  }

  findCandidates(candidates: Candidates | null, budget: QueryBudget): CaseSet {
    return findCasesWithAll(this.#index, this.#match.operands, candidates, budget);
  }

  addCounts(cases: Uint32Array, { inText, inName }: MatchCounts): void {
    const counts = this.#counts;
    for (let i = 0, near = 0; i < counts.length; i += 3) {
      const ordinal = counts[i]!;
      if (ordinal < cases[0]! || ordinal > cases[cases.length - 1]!) continue;
      const at = gallop(cases, ordinal, cases[near]! <= ordinal ? near : 0);
      near = at;
      if (cases[at] !== ordinal) continue;
      inName[at]! += counts[i + 1]!;
      inText[at]! += counts[i + 2]!;
    }
  }

  findSpans(cases: Uint32Array, budget: QueryBudget): MatchSpans {
    return this.#match.findSpans(cases, budget);
  }

  #verifyCases(cases: Uint32Array, set: CaseSet, budget: QueryBudget): void {
    const { nameWords } = this.#index.columns;
    for (const batch of splitIntoBatches(this.#index, cases)) {
      const found = this.#match.findStarts(batch, budget);
      for (let i = 0; i < found.cases.length; i++) {
        const ordinal = found.cases[i]!;
        const from = found.from[i]!;
        const to = found.to[i]!;
        const inName = gallop(found.starts, nameWords[ordinal]!, from, to) - from;
        addMember(set, ordinal);
        addMember(this.#matched, ordinal);
        this.#counts.push(ordinal, inName, to - from - inName);
      }
    }
  }
}

/** Words of the cases that are verified together: each list is read in few passes, and the positions fit in memory. */
const BATCH_WORDS = 16_000_000;

/** Splits the cases into runs of about {@link BATCH_WORDS} words, of at least one case. */
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

/** Returns the cases that may contain every operand. */
function findCasesWithAll(
  index: CaseIndex,
  operands: readonly Matcher[],
  within: Candidates | null,
  budget: QueryBudget,
): CaseSet {
  let set: CaseSet | null = null;
  let candidates = within;
  for (const operand of [...operands].sort((a, b) => a.estimate - b.estimate)) {
    set = operand.findCandidates(candidates, budget);
    candidates = createCandidates(set);
    if (candidates.size === 0) break;
  }
  return set ?? createEmptySet(index.columns.count);
}
