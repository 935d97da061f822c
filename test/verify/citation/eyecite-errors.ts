/** Why a difference is an error of eyecite. */
export type ErrorReason =
  | "volume of the next citation"
  | "year of a reign"
  | "end of an English reporter's name"
  | "law cited with at";

/**
 * Differences that were read and found to be errors of eyecite 2.7.8: the kind and the words that it reads, and the
 * reason. They are not counted. `H.`, `W.`: acts of Henry and William. A party can have the name of a reporter
 * (`v. Holmes, 29 Fed. Cas. 74`).
 */
export const EYECITE_ERRORS: readonly (readonly [kind: string, reading: string, reason: ErrorReason])[] = [
  ["case", "29 Holmes", "volume of the next citation"],
  ["case", "1 Holmes", "volume of the next citation"],
  ["case", "2 Olcott", "volume of the next citation"],
  ["case", "1 H. 7", "year of a reign"],
  ["case", "1 H. 8", "year of a reign"],
  ["case", "9 H. 4", "year of a reign"],
  ["case", "10 H. 4", "year of a reign"],
  ["case", "14 W. 3", "year of a reign"],
  ["case", "514 Rob.", "end of an English reporter's name"],
  ["short", "39 Stat. 731", "law cited with at"],
];
