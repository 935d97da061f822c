import type { TreatmentKind } from "../../../law/treatment.ts";

/**
 * On which side of a signal its authority is. `verb`: the form of the verb decides (active: after it; passive: before
 * it). `after`: the object follows. `before`: the subject precedes. `beside`: words without an object ("we
 * respectfully differ."), which refer to the authority of the sentence before or after.
 */
export type SignalReach = "verb" | "after" | "before" | "beside";

/** One row of the lexicon: words by which a court says how it treats an authority. */
export interface SignalRow {
  readonly kind: TreatmentKind;
  /**
   * Source of a regular expression, matched without case from a word boundary, on a text with straight quotation marks
   * and without line breaks. Bounded: no nested repetition.
   */
  readonly words: string;
  readonly reach: SignalReach;
  /** Of two rows that match at the same place, the one with the higher precedence is used. Default 0. */
  readonly precedence?: number;
  /** The verb has everyday uses ("abandoned the car"): it counts in free text only beside words for a precedent. */
  readonly everyday?: true;
  /** Expresses without a further negation that the authority is not followed: a "not" in it belongs to the signal. */
  readonly negative?: true;
  /** The court's answer to a party: a party in its clause is the one answered, not the one who speaks. */
  readonly answer?: true;
  /** The words also mean that one event came after another ("followed by a hearing"). */
  readonly temporal?: true;
  /** Direct history: what became of the same case on appeal or review, as opposed to treatment by other cases. */
  readonly history?: true;
  /** The next sign must be a capital letter, that of a name, or a quotation mark or bracket before it. */
  readonly named?: true;
  /** Weak evidence, of the facts and not of the authority: it sets a label and decides nothing. */
  readonly weak?: true;
  /** The words contain what refers to the authority: "the facts of that case were different". */
  readonly inner?: true;
  /** The words express a treatment only if nothing but names and nouns for a precedent is between them and it. */
  readonly adjacent?: true;
}

/** A family of signals: rows that express one idea, with sentences that they read. */
export interface SignalFamily {
  readonly family: string;
  /**
   * Sentences of invented cases with the target between braces, one per idea. Each must be read as the kind of one of
   * the rows.
   */
  readonly examples: readonly string[];
  readonly rows: readonly SignalRow[];
}

/** A row with the name of its family. */
export interface LexiconRow extends SignalRow {
  readonly family: string;
}

/** Lists the rows of families, each with the name of its family. */
export function listRows(families: readonly SignalFamily[]): LexiconRow[] {
  return families.flatMap(({ family, rows }) => rows.map((row) => ({ ...row, family })));
}
