import type { ActSectionData, ProvisionData, SectionData } from "../../corpus/port/legislation-reader.ts";
import type { SectionKind } from "../../law/case.ts";
import type { Freshness } from "../../law/treatment.ts";
import type { SourceSentence } from "../../text/sentences/source-sentences.ts";

/** The source of a passage. A provision includes the part of its text that was read. */
export type PassageSource =
  | {
      readonly kind: "case";
      readonly clusterId: number;
      readonly citeCount: number;
      readonly freshness: Freshness;
    }
  | { readonly kind: "section"; readonly section: SectionData; readonly text: string }
  | { readonly kind: "act"; readonly section: ActSectionData; readonly text: string };

/** Returns whether a provision is of a constitution. */
export function isConstitution(source: PassageSource): boolean {
  return source.kind === "section" && /(?:^|-)const(?:-|$)/.test(source.section.codeId);
}

/** Returns a string that identifies a source. */
export function toSourceKey(source: PassageSource): string {
  return source.kind === "case" ? toCaseKey(source.clusterId) : toProvisionKey(source);
}

/** Returns the {@link toSourceKey} of a provision. */
export function toProvisionKey(provision: ProvisionData): string {
  return provision.kind === "section"
    ? `section/${provision.section.actId}/${provision.section.asOf ?? ""}`
    : `act/${provision.section.act.actId}/${provision.section.index}`;
}

/** Returns the {@link toSourceKey} of a case. */
export function toCaseKey(clusterId: number): string {
  return `case/${clusterId}`;
}

/** A stretch of a source that bears on the question. Offsets are UTF-16 code units, `end` exclusive. */
export interface SourcePassage {
  readonly source: PassageSource;
  readonly start: number;
  readonly end: number;
  readonly sentences: readonly SourceSentence[];
  /** How well it matches the question, without the authority of its source: 0 to 1. */
  readonly score: number;
  /** Share of the weight of the question that the passage and its headings cover: 0 to 1. */
  readonly coverage: number;
  /** Part of the decision; `null` for provisions. */
  readonly section: SectionKind | null;
  /** Stems of the headings of a provision; absent for a case. */
  readonly headings?: ReadonlySet<string>;
  /** Stems of each topic that the source of a provision names. */
  readonly topics?: readonly ReadonlySet<string>[];
  /** Share of the weight of the question that another opinion says the case decided; absent if none does. */
  readonly attribution?: number;
  /** How it was found: the question names its source, by its words, or by a citation to or from another source. */
  readonly foundBy: "named" | "words" | "citation";
}
