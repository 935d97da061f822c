import type { FootnoteType } from "../../../law/legislation.ts";
import { buildSpacedPattern } from "./spaced-pattern.ts";

/** The type of an amendment, and the range of the word that states it. */
export interface AmendmentOperation {
  readonly type: FootnoteType;
  readonly start: number;
  readonly end: number;
}

/** The first of these words in a footnote decides; the rest is mostly history ("Earlier inserted by …"). */
const OPERATION_PATTERNS: readonly (readonly [FootnoteType, RegExp])[] = [
  [
    "substitution",
    compileWord(`${buildSpacedPattern("substituted")}|${buildSpacedPattern("subs")}(?! ?-)|sub\\.? ?(?=by)|replaced`),
  ],
  ["insertion", compileWord(`${buildSpacedPattern("inserted")}|i ?ns|${buildSpacedPattern("added")}|restored|revived`)],
  [
    "omission",
    compileWord(
      `${buildSpacedPattern("omitted")}|${buildSpacedPattern("repealed")}|rep|omit|deleted|ceased to have effect`,
    ),
  ],
  ["renumbering", compileWord("(?:re ?- ?|re)?(?:numbered|lettered)")],
  // These are about another law, the area, or the day of commencement.
  ["note", compileWord("since rep|vide|now see|see now|extend(?:ed|s) to|applied (?:to|in)|made applicable|amended")],
  ["note", compileWord("(?:came|come|brought) into (?:force|operation)|in force in")],
  ["note", /^\W{0,4}(?:see|cf)\b/i],
];

/** The word may run into the following "by". A relative clause ("which was ins. by") is not this amendment. */
function compileWord(alternatives: string): RegExp {
  return new RegExp(`(?<!\\bwhich (?:was|were|had been|has been) (?:earlier )?)\\b(?:${alternatives})(?=\\b|by)`, "i");
}

/** Classifies a footnote; `plain` is its text without quotations, which are read only if nothing else decides. */
export function classifyOperation(text: string, plain: string): AmendmentOperation {
  return findFirstOperation(plain) ?? findFirstOperation(text) ?? { type: "note", start: 0, end: 0 };
}

function findFirstOperation(plain: string): AmendmentOperation | null {
  let first: AmendmentOperation | null = null;
  for (const [type, pattern] of OPERATION_PATTERNS) {
    const match = pattern.exec(plain);
    if (match === null || (first !== null && match.index >= first.start)) continue;
    first = { type, start: match.index, end: match.index + match[0].length };
  }
  return first;
}
