import type { PlanField } from "../../query/plan.ts";
import type { CaseIndex } from "../case-index.ts";
import { PostingList } from "../postings/list.ts";
import type { Matcher } from "./matcher.ts";
import { firstNotBelow, NO_PLACES } from "./places.ts";
import { openTerm } from "./term.ts";
import { verifiedMatcher } from "./verified.ts";

/** Exactly these words, adjacent and in order. */
export function openPhrase(index: CaseIndex, phrase: readonly string[], field: PlanField): Matcher {
  // A word may stand in the phrase twice: its postings are read once.
  const different = [...new Set(phrase)];
  const forms = different.map((word) => index.vocabulary.exactly(word)[0]);
  const lists = forms.map((form) => (form ? new PostingList(form, index.pages) : null));
  const words = different.map((text) => openTerm(index, { kind: "term", match: "exact", text, field }));
  const offsets = different.map((word) => phrase.flatMap((other, i) => (other === word ? [i] : [])));
  const missing = forms.includes(undefined);

  return verifiedMatcher(index, {
    estimate: Math.min(...words.map((word) => word.estimate)),
    weight: words.reduce((sum, word, i) => sum + word.weight * offsets[i]!.length, 0),
    operands: words,
    places(ordinal) {
      if (missing) return NO_PLACES;
      const positions: Uint32Array[] = [];
      for (const list of lists) {
        if (!list!.seek(ordinal)) return NO_PLACES;
        positions.push(list!.positions());
      }
      const starts = phraseStarts(positions, offsets);
      const named = index.columns.nameWords[ordinal]!;
      const inField = field === "any" ? starts : starts.subarray(0, firstNotBelow(starts, named));
      return inField.length > 0
        ? { starts: inField, ends: inField.map((start) => start + phrase.length - 1) }
        : NO_PLACES;
    },
    rewind() {
      for (const list of lists) list?.rewind();
    },
  });
}

/**
 * Where a phrase begins: the rarest word proposes, the others, by how often they stand in the case, confirm.
 * `offsets[i]` are the places in the phrase of the word whose positions are `positions[i]`.
 */
function phraseStarts(positions: readonly Uint32Array[], offsets: readonly (readonly number[])[]): Uint32Array {
  const order = positions.map((_, i) => i).sort((a, b) => positions[a]!.length - positions[b]!.length);
  const rarest = order[0]!;
  const lead = offsets[rarest]![0]!;
  let starts = Array.from(
    positions[rarest]!.filter((position) => position >= lead),
    (position) => position - lead,
  );
  for (const i of order) {
    for (const offset of offsets[i]!) {
      if (i === rarest && offset === lead) continue;
      starts = confirmed(starts, positions[i]!, offset);
      if (starts.length === 0) return new Uint32Array(0);
    }
  }
  return Uint32Array.from(starts);
}

/** The starts that have one of the positions `offset` words behind them. Gallops where positions are many. */
function confirmed(starts: readonly number[], positions: Uint32Array, offset: number): number[] {
  const kept: number[] = [];
  let at = 0;
  for (const start of starts) {
    const wanted = start + offset;
    let step = 1;
    while (at + step < positions.length && positions[at + step]! < wanted) step *= 2;
    let high = Math.min(positions.length, at + step + 1);
    at += step >>> 1;
    while (at < high) {
      const middle = (at + high) >>> 1;
      if (positions[middle]! < wanted) at = middle + 1;
      else high = middle;
    }
    if (at >= positions.length) break;
    if (positions[at] === wanted) kept.push(start);
  }
  return kept;
}
