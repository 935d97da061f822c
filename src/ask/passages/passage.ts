import type { ActSectionData, SectionData } from "../../corpus/port/legislation-reader.ts";
import type { SourceSentence } from "../../corpus/split-sentences.ts";
import type { SectionKind } from "../../law/case.ts";
import type { Freshness } from "../../law/treatment.ts";

/** The source of a passage; provisions come with the part of their text that was read. */
export type PassageSource =
  | {
      readonly kind: "case";
      readonly clusterId: number;
      readonly citeCount: number;
      readonly freshness: Freshness;
    }
  | { readonly kind: "section"; readonly section: SectionData; readonly text: string }
  | { readonly kind: "act"; readonly section: ActSectionData; readonly text: string };

/** Returns a string that identifies a source. */
export function toSourceKey(source: PassageSource): string {
  switch (source.kind) {
    case "case":
      return toCaseKey(source.clusterId);
    case "section":
      return `section/${source.section.actId}/${source.section.asOf ?? ""}`;
    case "act":
      return `act/${source.section.act.actId}/${source.section.index}`;
  }
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
  /** 0 to 1: how well it matches the question, without the authority of its source. */
  readonly score: number;
  /** Share of the weight of the question that it covers, with its heading if it has one; 0 to 1. */
  readonly coverage: number;
  /** Part of the decision; `null` for provisions. */
  readonly section: SectionKind | null;
  /** How it was found. */
  readonly foundBy: "named" | "words" | "citation";
}
