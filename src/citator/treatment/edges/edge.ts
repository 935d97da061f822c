import type { Span } from "../../../citation/citation.ts";
import type { SectionKind } from "../../../law/case.ts";
import type { TreatmentKind } from "../../../law/treatment.ts";

/** One place where the citing case cites the other. Offsets are UTF-16 code units into the opinion's text. */
export interface Mention extends Span {
  /** Index of the opinion within the case. */
  readonly opinion: number;
  readonly section: SectionKind;
  readonly pinCite: string | null;
}

/** One case cites another: where, and how it treats it. */
export interface Edge {
  readonly citing: number;
  readonly cited: number;
  /** In text order. */
  readonly mentions: readonly Mention[];
  /** The most severe valid treatment; `cited` if there is none. */
  readonly kind: TreatmentKind;
  readonly partial: boolean;
  /** 0 to 1. */
  readonly confidence: number;
  /** The case that the text names as the one that acted ("overruled by …"). */
  readonly actor: number | null;
  /** The text reports what another decision did, whether or not it names it and the corpus contains it. */
  readonly reported: boolean;
  /** Only a separate or dissenting opinion says so. */
  readonly dissent: boolean;
  /** Only a party, or a summary of arguments, says so. */
  readonly counsel: boolean;
  /** The cited case is dated after the citing one. */
  readonly wrongOrder: boolean;
  /** Words around the deciding mention, at most 300 UTF-16 code units. */
  readonly snippet: string;
}

/** Everything that one case cites. */
export interface CaseEdges {
  /** In order of first mention. */
  readonly edges: readonly Edge[];
  /** Case citations that the corpus does not contain, as written, each once, in text order. */
  readonly unresolved: readonly string[];
}
