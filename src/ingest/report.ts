import type { CorpusCounts } from "../store/manifest.ts";
import type { LearnedName } from "./projections/vote-on-case-name.ts";
import type { RecordType, SourceLocation } from "./records/source-record.ts";

/** Something about one record of the input that the reader of a build should know. */
export interface RecordNote {
  /** The input's name as it was given. */
  readonly source: string;
  readonly location: SourceLocation;
  readonly what: RecordType;
  readonly reason: string;
}

/** Two records that are one case. */
export interface MergeNote {
  readonly clusterId: number;
  readonly source: string;
  readonly location: SourceLocation;
  /** The citation that both carry. */
  readonly citation: string;
}

/** An Act that another source has too. */
export interface ActMergeNote {
  readonly actId: string;
  readonly source: string;
  readonly location: SourceLocation;
  /** What was taken from this record; empty where nothing was missing. */
  readonly taken: readonly string[];
}

/** What a build did with its input: everything is stored, merged, or refused with a reason. */
export interface BuildReport {
  readonly stored: CorpusCounts;
  readonly refused: readonly RecordNote[];
  readonly repaired: readonly RecordNote[];
  readonly merged: readonly MergeNote[];
  readonly mergedActs: readonly ActMergeNote[];
  /** Cases that their source gives no name, named as the decisions that cite them name them. */
  readonly learnedNames: readonly LearnedName[];
  /** Cluster ids of cases that were taken out of the corpus that was added to. */
  readonly removed: readonly number[];
  /** How many cases were read for what they cite; of the others it was known from the corpus that was added to. */
  readonly casesRead: number;
  /** Why all that the corpus that was added to had computed was computed anew; null where it was not. */
  readonly fullRebuildReason: string | null;
}

/** A build's stages, in order. `done` counts `unit`s; `total` is null where it is not known beforehand. */
export interface BuildProgress {
  readonly stage: "import" | "cite" | "index" | "legislation" | "seal";
  readonly done: number;
  readonly total: number | null;
  readonly unit: "bytes" | "cases" | "sections" | "steps";
}
