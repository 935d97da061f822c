import { hasNamedActor, isNamedActor } from "../actor.ts";
import { maskSpans } from "../spans.ts";
import { GLUE_WORDS, isNegativeSignal, splitPhraseWords } from "./phrases.ts";
import type { ReachInput } from "./reach-input.ts";

/**
 * Scores the target as a member of a headnote's list, in "A v. B [1950] S.C.R. 1; C v. D and E v. F, followed."; `null`
 * if it is not. The list reaches back to the previous list's signal, or to prose.
 */
export function scoreListMember(text: string, { hit, hits, target, authorities }: ReachInput): number | null {
  if (hit.start - target.end > 3000 || isNamedActor(text, target, hit, hits, authorities)) return null;
  const gap = text.slice(target.end, hit.start);
  // Another list ends in between, unless both signals close the same list ("explained and distinguished").
  for (const other of hits) {
    if (other.start < target.end || other.start >= hit.start) continue;
    if (hit.start - other.end < 24 && !/[.;]/.test(text.slice(other.end, hit.start))) continue;
    return null;
  }
  // "A. B and C, distinguished.": a full stop ends A's item, and a negative signal after B and C does not reach it.
  if (isNegativeSignal(hit) && ENDS_ITEM.test(text.slice(target.end, target.end + 16))) return null;
  // "A; B; C, overruled in D" reaches C alone, a headnote's "A; B and C, overruled." reaches all.
  const rest = maskSpans(text, target.end, hit.start, authorities);
  if (/;/.test(rest) && !/\b(?:all|both|each)\s*$/i.test(rest) && hasNamedActor(text, hit)) return null;
  let prose = 0;
  for (const word of splitPhraseWords(gap)) {
    if (/^[a-z]{2}/.test(word) && !GLUE_WORDS.test(word)) prose++;
    else if (/^[A-Z\d]/.test(word)) prose = 0;
    if (prose > 4) return null;
  }
  return 0.9;
}

const ENDS_ITEM = /^[\])\s]{0,4}\.[\])]{0,3} [A-Z]/;
