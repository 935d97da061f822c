import type { CorpusCounts } from "../store/manifest.ts";
import type { LearnedName } from "./projections/vote-on-case-name.ts";
import type { RecordType, SourceLocation } from "./records/source-record.ts";
import type { LeftOutCounts } from "./selection/case-selection.ts";
import type { UnknownCourt } from "./selection/unknown-courts.ts";

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

/** Citations of a case that its source could not resolve and that its text, or the corpus, resolves. */
export interface UnmatchedNote {
  readonly clusterId: number;
  /** As the source writes it. */
  readonly citation: string;
  /** Cluster ids of the cases of the corpus with this citation. */
  readonly candidates: readonly number[];
  /** Whether the text of the case was read to cite one of them. */
  readonly isRead: boolean;
}

/** Numbers of citations that a source could not resolve. */
export interface UnmatchedComparison {
  /** The corpus has the case, and an edge to it was read from the text. */
  readonly read: number;
  /** The corpus has the case, and no edge to it was read. */
  readonly missed: number;
  /** The corpus has no case with the citation. */
  readonly unknown: number;
}

/** Numbers of notes of each kind. */
export interface NoteCounts {
  readonly refused: number;
  readonly repaired: number;
  readonly merged: number;
  readonly mergedActs: number;
  readonly learnedNames: number;
}

/** What became of the records of a type: `read` is the sum of the others. */
export interface RecordOutcomes {
  readonly read: number;
  readonly stored: number;
  /** Added to a case that another source had brought. */
  readonly merged: number;
  readonly refused: number;
  /** Left out by a filter; opinions of such cases are counted where their source lists them. */
  readonly leftOut: number;
}

/** What became of the cases and the opinions of one input. */
export interface InputCounts {
  /** The input's name. */
  readonly source: string;
  /** The importer that read it. */
  readonly format: string;
  readonly cases: RecordOutcomes;
  readonly opinions: RecordOutcomes;
}

/** One line of the report of a build: a note with its kind. */
export type BuildNote =
  | ({ readonly kind: "refused" | "repaired" } & RecordNote)
  | ({ readonly kind: "merged" } & MergeNote)
  | ({ readonly kind: "mergedActs" } & ActMergeNote)
  | ({ readonly kind: "learnedNames" } & LearnedName)
  | ({ readonly kind: "edges" } & EdgeNote)
  | ({ readonly kind: "unmatched" } & UnmatchedNote);

/**
 * The result of a build: every record of its inputs is stored, merged, left out by a filter, or refused with a reason.
 * The lists contain the first 10,000 notes of each kind; `counts` has the number of all, and `onNote` of the build's
 * options receives all of them.
 */
export interface BuildReport {
  readonly stored: CorpusCounts;
  readonly counts: NoteCounts;
  /** What became of the cases and opinions of each input. */
  readonly inputs: readonly InputCounts[];
  /** How the edges compare with those that a source states; null if none states any. */
  readonly sourceEdges: EdgeComparison | null;
  /** What the corpus knows of citations that a source could not resolve; null if none states any. */
  readonly unmatchedCitations: UnmatchedComparison | null;
  /** Records that a filter left out. */
  readonly leftOut: LeftOutCounts;
  /** Court ids of the filter that neither the courts of the inputs nor the tables of Headnote have. */
  readonly unknownCourts: readonly UnknownCourt[];
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
  readonly stage: "import" | "cite" | "index" | "legislation" | "status" | "seal";
  readonly done: number;
  readonly total: number | null;
  readonly unit: "bytes" | "cases" | "sections" | "steps";
}
