import type { BuiltFrom } from "../../store/manifest.ts";
import type { InputCounts } from "../report.ts";
import type { LeftOutCounts } from "../selection/case-selection.ts";
import type { CaseState } from "./case-intake.ts";
import type { CounterState } from "./input-counts.ts";
import type { LegislationCounts, LegislationState } from "./legislation-intake.ts";

/**
 * Where a build keeps what it knows of its reading, so that another process can continue it. States and changes are JSON
 * texts, which only the build reads.
 */
export interface BuildCheckpoint {
  /** The state of the build that continues, whose file is as it was then; null for a new build. */
  readonly state: string | null;
  /** Returns whether enough time has passed for another state while inputs are read. */
  isDue(): boolean;
  /** Keeps a change that belongs to the next state. */
  addChange(change: string): void;
  /** Makes the present file, the changes until now and a state what a build continues from. */
  save(state: string): void;
  /** Reads the changes that preceded `state`, in their order. */
  readChanges(): Iterable<string>;
}

/** A record of an input; inputs are numbered from 1, and so are the records of each. */
export interface ReadingPosition {
  readonly input: number;
  readonly record: number;
}

/** What a build remembers of its reading, beside the corpus file and the logged changes. */
export interface ReadingState {
  /** The last record that was read. */
  readonly position: ReadingPosition;
  /** Whether all inputs are read and stored. */
  readonly isFinished: boolean;
  /** The inputs that are read. */
  readonly builtFrom: readonly BuiltFrom[];
  /** What became of the records of each of them. */
  readonly inputs: readonly InputCounts[];
  /** The same for the input that is being read; null where it is not counted. */
  readonly counter: CounterState | null;
  /** The enacted law that was stored before the input of `position`. */
  readonly legislationBefore: LegislationCounts;
  readonly cases: CaseState;
  readonly legislation: LegislationState;
  /** Whether the enacted law is that of the corpus that the inputs are added to. */
  readonly keepsLegislation: boolean;
  readonly selection: {
    readonly taken: number;
    readonly leftOut: LeftOutCounts;
    /** The record with which as many cases were taken as the filter allows; null before. */
    readonly fullSince: ReadingPosition | null;
  };
}

/** Parses the state of the build that continues; null for a new build. */
export function parseReadingState(checkpoint: BuildCheckpoint | undefined): ReadingState | null {
  const state = checkpoint?.state ?? null;
  return state === null ? null : (JSON.parse(state) as ReadingState);
}
