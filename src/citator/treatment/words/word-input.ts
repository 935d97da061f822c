import type { Span } from "../../../citation/citation.ts";
import type { SignalHit } from "../scan-signals.ts";

/** A place that names an authority, with its surroundings. */
export interface WordInput {
  readonly text: string;
  readonly target: Span;
  readonly sentences: readonly Span[];
  /** Every place near the target that names an authority, in text order. */
  readonly authorities: readonly Span[];
  /** The formulae of the lexicon. */
  readonly formulae: readonly SignalHit[];
}
