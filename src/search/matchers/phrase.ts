import type { PlanField } from "../../query/plan.ts";
import type { CaseIndex } from "../case-index.ts";
import { PASSING } from "../effort.ts";
import { widen } from "../postings/arena.ts";
import { PostingList } from "../postings/list.ts";
import { neighboursWithin, type WantedNeighbours } from "../postings/neighbours.ts";
import type { Matcher } from "./matcher.ts";
import { NO_PLACES, type PlaceStarts, startsInNames } from "./places.ts";
import { openTerms } from "./term.ts";
import { verifiedMatcher } from "./verified.ts";

/** Exactly these words, adjacent and in order. */
export function openPhrase(index: CaseIndex, phrase: readonly string[], field: PlanField): Matcher {
  // A word may stand in the phrase twice: its postings are read once.
  const different = [...new Set(phrase)];
  const forms = different.flatMap((word) => index.vocabulary.exactly(word));
  const isKnown = different.length > 0 && forms.length === different.length;
  const words = different.map((text) => openTerms(index, [{ kind: "term", match: "exact", text, field }]));
  const parts = forms
    .map((form): Part => {
      const offsets = phrase.flatMap((word, offset) => (word === form.word ? [offset] : []));
      return { list: new PostingList(form, index.pages), offsets, neighbours: neighboursWithin(phrase, offsets[0]!) };
    })
    .sort((a, b) => a.list.occurrences - b.list.occurrences);

  function starts(among: Uint32Array): PlaceStarts {
    if (!isKnown) return NO_PLACES;
    const found = startsOfParts(index, parts, among);
    return field === "any" ? found : startsInNames(index, found);
  }

  return verifiedMatcher(index, {
    estimate: isKnown ? Math.min(...words.map((word) => word.estimate)) : 0,
    weight: phrase.reduce((sum, word) => sum + words[different.indexOf(word)]!.weight, 0),
    operands: words,
    starts,
    places(among) {
      const found = starts(among);
      const ends = new Uint32Array(found.starts.length);
      for (let i = 0; i < ends.length; i++) ends[i] = found.starts[i]! + phrase.length - 1;
      return { ...found, ends };
    },
  });
}

/** A word's postings, and which words of the phrase it is. */
interface Part {
  readonly list: PostingList;
  readonly offsets: readonly number[];
  /** What stands beside the first of these. */
  readonly neighbours: WantedNeighbours;
}

/**
 * The rarest word proposes where the phrase begins, by its places that have the right neighbours; the others confirm:
 * list by list, each for all the cases that are left. What is left moves to the front of the arrays.
 */
function startsOfParts({ effort }: CaseIndex, parts: readonly Part[], among: Uint32Array): PlaceStarts {
  const cases = among.slice();
  const from = new Uint32Array(cases.length);
  const to = new Uint32Array(cases.length);
  let starts = new Uint32Array(Math.min(parts[0]!.list.occurrences, 16 * cases.length));
  let left = cases.length;
  parts.forEach(({ list, offsets, neighbours }, rank) => {
    let kept = 0;
    let filled = 0;
    let looked = 0;
    list.eachOf(cases.subarray(0, left), (i) => {
      let begin = from[i]!;
      let end = to[i]!;
      let confirmed = 0;
      looked += FINDING;
      if (rank === 0) {
        const { count } = list;
        if (filled + count > starts.length) starts = widen(starts, 2 * (filled + count));
        const proposed = list.readPositionsBeside(starts, filled, neighbours);
        begin = filled;
        end = shiftBack(starts, filled, filled + proposed, offsets[confirmed++]!);
        filled = end;
        looked += proposed + count * PASSING;
      }
      while (confirmed < offsets.length && begin < end) {
        looked += CONFIRMING * (end - begin);
        end = list.confirm(starts, begin, end, offsets[confirmed++]!);
      }
      if (begin === end) return;
      cases[kept] = cases[i]!;
      from[kept] = begin;
      to[kept++] = end;
    });
    left = kept;
    effort.spend(looked);
  });
  return { cases: cases.subarray(0, left), from: from.subarray(0, left), to: to.subarray(0, left), starts };
}

/** What it costs to find a case's places, in places that are looked at. */
const FINDING = 3;
/** Places that are passed over, or counted in skipping them, to see whether a word stands at one place. */
const CONFIRMING = 2;

/** Takes `offset` off each number, leaving out those that are smaller; gives where they end now. */
function shiftBack(numbers: Uint32Array, from: number, to: number, offset: number): number {
  if (offset === 0) return to;
  let size = from;
  for (let i = from; i < to; i++) if (numbers[i]! >= offset) numbers[size++] = numbers[i]! - offset;
  return size;
}
