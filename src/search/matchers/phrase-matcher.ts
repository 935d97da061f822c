import type { PlanField } from "../../query/plan/plan.ts";
import { type AdjacentClassPattern, derivePhrasePattern } from "../postings/adjacent-word-classes.ts";
import { PostingList } from "../postings/posting-list.ts";
import { confirmStarts, readPositionsWithNeighbours } from "../postings/read-positions.ts";
import { resizeUint32Array } from "../postings/resize-arrays.ts";
import { type QueryBudget, SKIP_COST } from "../query-budget.ts";
import type { Matcher } from "./matcher.ts";
import type { MatcherContext } from "./matcher-context.ts";
import { NO_SPANS, restrictToNames, type SpanStarts } from "./spans/match-spans.ts";
import { openTermMatcher } from "./terms/open-term-matcher.ts";
import { TwoPhaseMatcher } from "./two-phase-matcher.ts";

/** Opens a matcher of exactly these words, adjacent and in order. */
export function openPhraseMatcher(
  { index, budget: openingBudget }: MatcherContext,
  phrase: readonly string[],
  field: PlanField,
): Matcher {
  // A word may occur in the phrase twice: its postings are read once.
  const distinctWords = [...new Set(phrase)];
  const forms = distinctWords.flatMap((word) => index.vocabulary.findExact(word));
  const isKnown = distinctWords.length > 0 && forms.length === distinctWords.length;
  const words = distinctWords.map((text) =>
    openTermMatcher(index, [{ kind: "term", match: "exact", text, field }], openingBudget),
  );
  const parts = forms
    .map((form): PhraseWord => {
      const offsets = phrase.flatMap((word, offset) => (word === form.word ? [offset] : []));
      return {
        list: new PostingList(form, index.pages),
        offsets,
        adjacent: derivePhrasePattern(phrase, offsets[0]!),
      };
    })
    .sort((a, b) => a.list.occurrences - b.list.occurrences);

  function findStarts(among: Uint32Array, budget: QueryBudget): SpanStarts {
    if (!isKnown) return NO_SPANS;
    const found = findPhraseStarts(parts, among, budget);
    return field === "any" ? found : restrictToNames(index.columns.nameWords, found);
  }

  return new TwoPhaseMatcher(index, {
    estimate: words.length === 0 ? 0 : Math.min(...words.map((word) => word.estimate)),
    weight: phrase.reduce((sum, word) => sum + words[distinctWords.indexOf(word)]!.weight, 0),
    operands: words,
    findStarts,
    findSpans(among, budget) {
      const found = findStarts(among, budget);
      const ends = new Uint32Array(found.starts.length);
      for (let i = 0; i < ends.length; i++) ends[i] = found.starts[i]! + phrase.length - 1;
      return { ...found, ends };
    },
  });
}

/** A word's posting list and its offsets in the phrase. */
interface PhraseWord {
  readonly list: PostingList;
  readonly offsets: readonly number[];
  /** The words adjacent to the first of these. */
  readonly adjacent: AdjacentClassPattern;
}

/**
 * Finds where the phrase begins. The rarest word proposes starts, from its positions with the right adjacent words; the
 * others confirm them, list by list, each for all remaining cases. What remains moves to the front of the arrays.
 */
function findPhraseStarts(parts: readonly PhraseWord[], among: Uint32Array, budget: QueryBudget): SpanStarts {
  const cases = among.slice();
  const from = new Uint32Array(cases.length);
  const to = new Uint32Array(cases.length);
  let starts = new Uint32Array(Math.min(parts[0]!.list.occurrences, 16 * cases.length));
  let remaining = cases.length;
  parts.forEach(({ list, offsets, adjacent }, rank) => {
    let kept = 0;
    let filled = 0;
    let cost = 0;
    list.visitAmong(cases.subarray(0, remaining), (i) => {
      let begin = from[i]!;
      let end = to[i]!;
      let confirmed = 0;
      cost += LOCATE_COST;
      if (rank === 0) {
        const { count } = list;
        if (filled + count > starts.length) starts = resizeUint32Array(starts, 2 * (filled + count));
        const proposed = readPositionsWithNeighbours(list, starts, filled, adjacent);
        begin = filled;
        end = shiftBack(starts, filled, filled + proposed, offsets[confirmed++]!);
        filled = end;
        cost += proposed + count * SKIP_COST;
      }
      while (confirmed < offsets.length && begin < end) {
        cost += CONFIRM_COST * (end - begin);
        end = confirmStarts(list, starts, begin, end, offsets[confirmed++]!);
      }
      if (begin === end) return;
      cases[kept] = cases[i]!;
      from[kept] = begin;
      to[kept++] = end;
    });
    remaining = kept;
    budget.charge(cost);
  });
  return {
    cases: cases.subarray(0, remaining),
    from: from.subarray(0, remaining),
    to: to.subarray(0, remaining),
    starts,
  };
}

/** Cost of locating a case's positions, in positions read. */
const LOCATE_COST = 3;
/** Cost of confirming one start, in positions read: positions decoded or skipped on the way to it. */
const CONFIRM_COST = 2;

/** Subtracts `offset` from each number, dropping smaller ones; returns the index after the last. */
function shiftBack(numbers: Uint32Array, from: number, to: number, offset: number): number {
  if (offset === 0) return to;
  let size = from;
  for (let i = from; i < to; i++) if (numbers[i]! >= offset) numbers[size++] = numbers[i]! - offset;
  return size;
}
