import type { Span } from "../../../citation/citation.ts";

/** A place in a text that names an authority. */
export interface Passage {
  readonly text: string;
  readonly target: Span;
  /** Every place near the target that names an authority, in text order. */
  readonly authorities: readonly Span[];
  readonly sentences: readonly Span[];
}
