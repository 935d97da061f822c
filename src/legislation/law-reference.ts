/**
 * A reference to a provision in a text. All spellings of a provision have the same key, and the key of a part begins
 * with the key of the unit that contains it: `usc/17/107`, `cfr/1/51.9`, `const/us/amend14/1`, `rule/fre/403`,
 * `eo/13725`, `dccode//22-2101`.
 */
export interface LawReference {
  readonly key: string;
  /** Offset in the text in UTF-16 code units, inclusive. */
  readonly start: number;
  /** Offset in the text in UTF-16 code units, exclusive. */
  readonly end: number;
}
