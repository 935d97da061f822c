/** A range of a text, in UTF-16 code units from the start of the whole text; `end` is exclusive. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}
