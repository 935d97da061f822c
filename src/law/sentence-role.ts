/**
 * What a sentence of a decision does. `holding`: it says what the court decided on the point. `rule`: it states a
 * proposition of law. `reason`, `disposition`, `fact` and `history` are the rest of the court's own words; `argument`
 * reports counsel, `dissent` a judge who did not agree; `summary` restates a holding or a rule in plain words that can be
 * read alone.
 */
export type SentenceRole =
  | "holding"
  | "rule"
  | "reason"
  | "disposition"
  | "fact"
  | "history"
  | "argument"
  | "dissent"
  | "summary";

/** Every role with its number in a corpus file. */
const ROLE_CODES: Readonly<Record<SentenceRole, number>> = {
  holding: 1,
  rule: 2,
  reason: 3,
  disposition: 4,
  fact: 5,
  history: 6,
  argument: 7,
  dissent: 8,
  summary: 9,
};

/** Every role of a sentence. */
export const SENTENCE_ROLES = Object.keys(ROLE_CODES) as readonly SentenceRole[];

/**
 * A sentence of an opinion whose role is known. Offsets are UTF-16 code units into the text of the opinion, `end`
 * exclusive.
 */
export interface RoleMark {
  readonly start: number;
  readonly end: number;
  readonly role: SentenceRole;
}

/** Returns the number of a role in a corpus file. */
export function encodeRole(role: SentenceRole): number {
  return ROLE_CODES[role];
}

/** Returns the role that has a number. */
export function decodeRole(code: number): SentenceRole {
  return SENTENCE_ROLES[code - 1] ?? "reason";
}
