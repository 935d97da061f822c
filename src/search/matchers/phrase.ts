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
  const missing = forms.length === 0 || forms.includes(undefined);

  return verifiedMatcher(index, {
    estimate: missing ? 0 : Math.min(...words.map((word) => word.estimate)),
    weight: words.reduce((sum, word, i) => sum + word.weight * offsets[i]!.length, 0),
    operands: words,
    places(ordinal) {
      if (missing) return NO_PLACES;
      for (const list of lists) if (!list!.seek(ordinal)) return NO_PLACES;
      const starts = phraseStarts(lists as PostingList[], offsets);
      const named = index.columns.nameWords[ordinal]!;
      const inField = field === "any" ? starts : starts.subarray(0, firstNotBelow(starts, named));
      if (inField.length === 0) return NO_PLACES;
      return { starts: inField, ends: inField.map((start) => start + phrase.length - 1) };
    },
    rewind() {
      for (const list of lists) list?.rewind();
    },
  });
}

/**
 * Where a phrase begins in the case that all lists have found: the word that it has least often proposes, the others
 * confirm. `offsets[i]` are the places in the phrase of the word of `lists[i]`.
 */
function phraseStarts(lists: readonly PostingList[], offsets: readonly (readonly number[])[]): Uint32Array {
  const order = lists.map((_, i) => i).sort((a, b) => lists[a]!.count - lists[b]!.count);
  const rarest = order[0]!;
  const lead = offsets[rarest]![0]!;
  const starts = lists[rarest]!.positions();
  let size = 0;
  for (const position of starts) if (position >= lead) starts[size++] = position - lead;
  for (const i of order) {
    for (const offset of offsets[i]!) {
      if (size > 0 && (i !== rarest || offset !== lead)) size = lists[i]!.confirm(starts, size, offset);
    }
  }
  return starts.subarray(0, size);
}
