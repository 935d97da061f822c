import type { PlanField } from "../../query/plan.ts";
import { resizeUint32Array } from "../build/byte-arena.ts";
import type { CaseIndex } from "../case-index.ts";
import { type AdjacentClassPattern, derivePhrasePattern } from "../postings/adjacent-word-classes.ts";
import { PostingList } from "../postings/posting-list.ts";
import { SKIP_COST } from "../query-budget.ts";
import { NO_SPANS, restrictToNames, type SpanStarts } from "./match-spans.ts";
import type { Matcher } from "./matcher.ts";
import { openTermMatcher } from "./term-matcher.ts";
import { createTwoPhaseMatcher } from "./two-phase-matcher.ts";

/** Exactly these words, adjacent and in order. */
export function openPhraseMatcher(index: CaseIndex, phrase: readonly string[], field: PlanField): Matcher {
  // A word may stand in the phrase twice: its postings are read once.
  const distinctWords = [...new Set(phrase)];
  const forms = distinctWords.flatMap((word) => index.vocabulary.findExact(word));
  const isKnown = distinctWords.length > 0 && forms.length === distinctWords.length;
  const words = distinctWords.map((text) => openTermMatcher(index, [{ kind: "term", match: "exact", text, field }]));
  const parts = forms
    .map((form): PhraseWord => {
      const offsets = phrase.flatMap((word, offset) => (word === form.word ? [offset] : []));
      return {
        list: new PostingList(form, index.pages),
        offsets,
        neighbours: derivePhrasePattern(phrase, offsets[0]!),
      };
    })
    .sort((a, b) => a.list.occurrences - b.list.occurrences);

  function starts(among: Uint32Array): SpanStarts {
    if (!isKnown) return NO_SPANS;
    const found = findPhraseStarts(index, parts, among);
    return field === "any" ? found : restrictToNames(index, found);
  }

  return createTwoPhaseMatcher(index, {
    estimate: isKnown ? Math.min(...words.map((word) => word.estimate)) : 0,
    weight: phrase.reduce((sum, word) => sum + words[distinctWords.indexOf(word)]!.weight, 0),
    operands: words,
    findStarts: starts,
    findSpans(among) {
      const found = starts(among);
      const ends = new Uint32Array(found.starts.length);
      for (let i = 0; i < ends.length; i++) ends[i] = found.starts[i]! + phrase.length - 1;
      return { ...found, ends };
    },
  });
}

/** A word's postings, and which words of the phrase it is. */
interface PhraseWord {
  readonly list: PostingList;
  readonly offsets: readonly number[];
  /** What stands beside the first of these. */
  readonly neighbours: AdjacentClassPattern;
}

/**
 * The rarest word proposes where the phrase begins, by its places that have the right neighbours; the others confirm:
 * list by list, each for all the cases that are left. What is left moves to the front of the arrays.
 */
function findPhraseStarts({ budget: effort }: CaseIndex, parts: readonly PhraseWord[], among: Uint32Array): SpanStarts {
  const cases = among.slice();
  const from = new Uint32Array(cases.length);
  const to = new Uint32Array(cases.length);
  let starts = new Uint32Array(Math.min(parts[0]!.list.occurrences, 16 * cases.length));
  let left = cases.length;
  parts.forEach(({ list, offsets, neighbours }, rank) => {
    let kept = 0;
    let filled = 0;
    let cost = 0;
    list.visitAmong(cases.subarray(0, left), (i) => {
      let begin = from[i]!;
      let end = to[i]!;
      let confirmed = 0;
      cost += LOCATE_COST;
      if (rank === 0) {
        const { count } = list;
        if (filled + count > starts.length) starts = resizeUint32Array(starts, 2 * (filled + count));
        const proposed = list.readPositionsWithNeighbours(starts, filled, neighbours);
        begin = filled;
        end = shiftBack(starts, filled, filled + proposed, offsets[confirmed++]!);
        filled = end;
        cost += proposed + count * SKIP_COST;
      }
      while (confirmed < offsets.length && begin < end) {
        cost += CONFIRM_COST * (end - begin);
        end = list.confirmStarts(starts, begin, end, offsets[confirmed++]!);
      }
      if (begin === end) return;
      cases[kept] = cases[i]!;
      from[kept] = begin;
      to[kept++] = end;
    });
    left = kept;
    effort.charge(cost);
  });
  return { cases: cases.subarray(0, left), from: from.subarray(0, left), to: to.subarray(0, left), starts };
}

/** What it costs to find a case's places, in places that are looked at. */
const LOCATE_COST = 3;
/** Places that are passed over, or counted in skipping them, to see whether a word stands at one place. */
const CONFIRM_COST = 2;

/** Takes `offset` off each number, leaving out those that are smaller; gives where they end now. */
function shiftBack(numbers: Uint32Array, from: number, to: number, offset: number): number {
  if (offset === 0) return to;
  let size = from;
  for (let i = from; i < to; i++) if (numbers[i]! >= offset) numbers[size++] = numbers[i]! - offset;
  return size;
}
