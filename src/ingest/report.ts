import type { CorpusCounts } from "../store/manifest.ts";
import type { LearnedName } from "./projections/vote-on-case-name.ts";
import type { RecordType, SourceLocation } from "./records/source-record.ts";
import type { LeftOutCounts } from "./selection/case-selection.ts";

/** A note about one record of the input: why it was refused, or what was repaired in it. */
export interface RecordNote {
  /** The input's name. */
  readonly source: string;
  readonly location: SourceLocation;
  readonly what: RecordType;
  readonly reason: string;
}

/** A record that was merged with a stored case. */
export interface MergeNote {
  readonly clusterId: number;
  readonly source: string;
  readonly location: SourceLocation;
  /** The citation that both have. */
  readonly citation: string;
}

/** An Act that was merged with the same Act of another source. */
export interface ActMergeNote {
  readonly actId: string;
  readonly source: string;
  readonly location: SourceLocation;
  /** What was taken from this record; empty if nothing was missing. */
  readonly taken: readonly string[];
}

/** Where the edges of a source and those that were read from the texts differ, by citing case. */
export interface EdgeNote {
  readonly clusterId: number;
  /** Cluster ids of the cases that it cites according to its source alone. */
  readonly onlyStated: readonly number[];
  /** Cluster ids of the cases that it cites according to its text alone. */
  readonly onlyRead: readonly number[];
}

/** Numbers of edges that a source states and that were read from the texts. */
export interface EdgeComparison {
  readonly agreed: number;
  readonly onlyStated: number;
  readonly onlyRead: number;
}

/** Numbers of notes of each kind. */
export interface NoteCounts {
  readonly refused: number;
  readonly repaired: number;
  readonly merged: number;
  readonly mergedActs: number;
  readonly learnedNames: number;
}

/** One line of the report of a build: a note with its kind. */
export type BuildNote =
  | ({ readonly kind: "refused" | "repaired" } & RecordNote)
  | ({ readonly kind: "merged" } & MergeNote)
  | ({ readonly kind: "mergedActs" } & ActMergeNote)
  | ({ readonly kind: "learnedNames" } & LearnedName)
  | ({ readonly kind: "edges" } & EdgeNote);

/**
 * The result of a build: every record of its inputs is stored, merged, left out by a filter, or refused with a reason.
 * The lists contain the first 10,000 notes of each kind; `counts` has the number of all, and `onNote` of the build's
 * options receives all of them.
 */
export interface BuildReport {
  readonly stored: CorpusCounts;
  readonly counts: NoteCounts;
  /** How the edges compare with those that a source states; null if none states any. */
  readonly sourceEdges: EdgeComparison | null;
  /** Records that a filter left out. */
  readonly leftOut: LeftOutCounts;
  readonly refused: readonly RecordNote[];
  readonly repaired: readonly RecordNote[];
  readonly merged: readonly MergeNote[];
  readonly mergedActs: readonly ActMergeNote[];
  /** Cases without a name in their source, which have the name that citing decisions use. */
  readonly learnedNames: readonly LearnedName[];
  /** Cluster ids of cases that were removed from the corpus of `into`. */
  readonly removed: readonly number[];
  /** How many cases were read for their citations; those of the others were copied from the corpus of `into`. */
  readonly casesRead: number;
  /** Why everything was computed again instead of copied from the corpus of `into`; null if it was not. */
  readonly fullRebuildReason: string | null;
}

/** Progress within a stage; stages are listed in order. `done` counts `unit`s; `total` is null if it is not known. */
export interface BuildProgress {
  readonly stage: "import" | "cite" | "index" | "legislation" | "seal";
  readonly done: number;
  readonly total: number | null;
  readonly unit: "bytes" | "cases" | "sections" | "steps";
}
