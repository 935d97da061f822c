import { FILLERS } from "../../citation/case-name-words.ts";
import type { NameToken } from "../../citation/names/name-tokens.ts";

/** Words before and after a name that only a decision has. */
const LEADING_WORDS: ReadonlySet<string> = new Set(
  "in under after since per following followed overrule overruled overruling distinguish distinguished apply applying cite citing see cf does did like despite reading pre post".split(
    " ",
  ),
);
/** Words after the name of a decision, in texts about it. */
export const DECISION_WORDS: ReadonlySet<string> = new Set(
  "case judgment judgement decision ruling verdict guidelines guideline holding reference precedent".split(" "),
);
const FOLLOWING_WORDS: ReadonlySet<string> = new Set([
  ...DECISION_WORDS,
  ..."cases test rule doctrine standard warning warnings principle principles held hold holds decide decided said say says stand stands still overruled overrule hearing rights framework factors analysis progeny stop material formula directions norms formulation good mean means".split(
    " ",
  ),
]);
/** Words before the name of a person. */
export const TITLES: ReadonlySet<string> = new Set(
  "justice judge magistrate mr mrs ms dr prof professor president minister senator governor sir lord".split(" "),
);
const JUDGE_MARKS: ReadonlySet<string> = new Set(["j", "jj", "cj", "cji"]);

/** What the words beside a name say of it. */
export interface Frame {
  /** Whether the words beside a name are those beside the name of a decision. */
  readonly isFramed: boolean;
  /** Whether the next word says that the name is that of a decision. */
  readonly isDecision: boolean;
  /** Whether the name is that of a judge or an official. */
  readonly isPerson: boolean;
}

/** Reads the words before and after a run of tokens. @param last included */
export function readFrame(tokens: readonly NameToken[], first: number, last: number): Frame {
  const before = tokens[first - 1]?.word ?? "";
  const next = tokens[last + 1];
  const after = next && !next.startsPhrase ? next.word : "";
  const isPerson = (TITLES.has(before) && !FILLERS.has(tokens[first]!.word)) || JUDGE_MARKS.has(after);
  const isDecision = DECISION_WORDS.has(after);
  return { isFramed: isDecision || LEADING_WORDS.has(before) || FOLLOWING_WORDS.has(after), isDecision, isPerson };
}
