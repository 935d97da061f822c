import type { Span } from "../../../citation/citation.ts";
import type { SignalHit } from "../scan-signals.ts";
import type { Voice } from "../voice.ts";

/** A signal and a citation, with everything around them that decides whether the signal bears on the citation. */
export interface ReachInput {
  readonly hit: SignalHit;
  /** All signals near the target, in text order; `hit` is one of them. */
  readonly hits: readonly SignalHit[];
  readonly voice: Voice;
  /** The citation, with the name that belongs to it. */
  readonly target: Span;
  /** Every place near the target that names an authority, in text order. */
  readonly authorities: readonly Span[];
  /** The sentences of the text, in order; together they cover it. */
  readonly sentences: readonly Span[];
  /** Whether the text is a digest, see `ActorInput.digest`. */
  readonly digest: boolean;
}
