/** What accompanies judgments and is none, with or without an ending: `LICENSE.txt`, `LICENCE-MIT`, `README.md`. */
const ACCOMPANYING_FILE = /(?:^|\/)(?:READ[-_ ]?ME|LICEN[CS]ES?|COPYING|COPYRIGHT|NOTICES?)(?:[-_.][^/]*)?$/i;

/** Returns whether a file is named as a judgment: any text file but a licence and the like. */
export function isJudgmentFile(path: string): boolean {
  return path.endsWith(".txt") && !isAccompanyingFile(path);
}

/** Returns whether a file may accompany judgments without being one, by its name. */
export function isAccompanyingFile(path: string): boolean {
  return ACCOMPANYING_FILE.test(path);
}

/**
 * Words that nearly every judgment has and licences, notes and lists lack. `court`, `defendant` and `jurisdiction` are not
 * among them: the terms of some licences have them.
 */
const WORDS_OF_A_CASE =
  /\b(?:(?:appeal|petition|appell?ant|petitioner|respondent)s?|learned counsel|leave granted|hon'ble|judge?ment of the court|delivered by)\b/i;
/** The initials of a judge. A line of other names in capitals may begin any text. */
const INITIAL = /\b[A-Z]\./;

/** What the head of a file tells. */
export interface HeadMarks {
  /** Whether it has a date of decision, a citation or a `CITATION:` line. */
  readonly isCited: boolean;
  readonly judges: readonly string[];
}

/**
 * Returns whether a text looks like a judgment: many have no head, and then their words decide. Either is enough, since a
 * judgment that is refused is a greater loss than a stray file that is stored.
 */
export function looksLikeJudgment({ isCited, judges }: HeadMarks, text: string): boolean {
  return isCited || judges.some((judge) => INITIAL.test(judge)) || WORDS_OF_A_CASE.test(text);
}
