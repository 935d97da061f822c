import type { PlanField } from "../../query/plan.ts";
import type { CaseIndex } from "../case-index.ts";
import { PostingList } from "../postings/list.ts";
import type { Matcher } from "./matcher.ts";
import { firstNotBelow, NO_PLACES } from "./places.ts";
import { openTerm } from "./term.ts";
import { verifiedMatcher } from "./verified.ts";

const NONE = new Uint32Array(0);

/** Exactly these words, adjacent and in order. */
export function openPhrase(index: CaseIndex, phrase: readonly string[], field: PlanField): Matcher {
  // A word may stand in the phrase twice: its postings are read once.
  const different = [...new Set(phrase)];
  const forms = different.flatMap((word) => index.vocabulary.exactly(word));
  const isKnown = different.length > 0 && forms.length === different.length;
  const words = different.map((text) => openTerm(index, { kind: "term", match: "exact", text, field }));
  const parts = forms
    .map((form) => ({
      list: new PostingList(form, index.pages),
      offsets: phrase.flatMap((word, offset) => (word === form.word ? [offset] : [])),
    }))
    .sort((a, b) => a.list.occurrences - b.list.occurrences);
  const rarest = parts[0]!;
  let starts = NONE;

  /** The rarest word proposes where the phrase begins, the others confirm. */
  function startsIn(ordinal: number): Uint32Array {
    if (!isKnown) return NONE;
    for (const { list } of parts) if (!list.seek(ordinal)) return NONE;
    const count = rarest.list.count;
    if (starts.length < count) starts = new Uint32Array(2 * count);
    rarest.list.readPositions(starts);
    const lead = rarest.offsets[0]!;
    let size = 0;
    for (let i = 0; i < count; i++) if (starts[i]! >= lead) starts[size++] = starts[i]! - lead;
    for (const part of parts) {
      for (const offset of part.offsets) {
        if (size > 0 && (part !== rarest || offset !== lead)) size = part.list.confirm(starts, size, offset);
      }
    }
    if (size > 0 && field === "title") size = firstNotBelow(starts, index.columns.nameWords[ordinal]!, 0, size);
    return starts.subarray(0, size);
  }

  return verifiedMatcher(index, {
    estimate: isKnown ? Math.min(...words.map((word) => word.estimate)) : 0,
    weight: phrase.reduce((sum, word) => sum + words[different.indexOf(word)]!.weight, 0),
    operands: words,
    startsIn,
    places(ordinal) {
      const found = startsIn(ordinal).slice();
      return found.length > 0 ? { starts: found, ends: found.map((start) => start + phrase.length - 1) } : NO_PLACES;
    },
    rewind() {
      for (const { list } of parts) list.rewind();
    },
  });
}
