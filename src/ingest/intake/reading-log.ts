import type { Court } from "../../law/court.ts";
import type { VersionText } from "../../store/legislation/sections.ts";
import type { KnownAct } from "../merge/merge-acts.ts";
import type { IntakeNote } from "./intake-report.ts";
import type { OriginRange } from "./opinion-origins.ts";

/** A change of what is known of enacted law. */
export type LegislationChange =
  | { readonly kind: "code"; readonly id: string; readonly metadata: string; readonly isWhole: boolean }
  | { readonly kind: "section"; readonly id: string; readonly codeId: string }
  | { readonly kind: "version_text"; readonly version: VersionText }
  | { readonly kind: "act"; readonly act: ReadAct };

/** An Act, with the number of the input that it was last read from. */
export type ReadAct = KnownAct & { readonly input: number };

/** A change of what is known of cases. */
export type CaseChange =
  /** A record was merged with a case, whose id does not follow from that of the record. */
  | {
      readonly kind: "merged_case";
      readonly namespace: string;
      readonly sourceId: string;
      readonly clusterId: number;
    }
  | { readonly kind: "origin"; readonly range: OriginRange }
  | { readonly kind: "stated_edges"; readonly clusterId: number; readonly cited: readonly number[] }
  | { readonly kind: "unmatched_citations"; readonly clusterId: number; readonly citations: readonly string[] }
  | { readonly kind: "added_case" | "changed_case"; readonly clusterId: number };

/**
 * A change of what a build knows of the records that it has read, and that is not in the corpus. An interrupted build
 * repeats these changes when it continues.
 */
export type ReadingChange =
  | { readonly kind: "note"; readonly note: IntakeNote }
  | { readonly kind: "court"; readonly input: number; readonly court: Court }
  | LegislationChange
  | CaseChange;

/** Keeps the changes of a build. */
export interface ReadingLog {
  add(change: ReadingChange): void;
}
