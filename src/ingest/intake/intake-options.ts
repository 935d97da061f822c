import type { Scratch } from "../../store/scratch/scratch.ts";
import type { BuildNote, BuildProgress } from "../report.ts";
import type { CaseFilter } from "../selection/case-selection.ts";
import type { BuildCheckpoint } from "./build-checkpoint.ts";

/** How records are stored. */
export interface IntakeOptions {
  /** Stop at the first record that has to be refused. Default false. */
  readonly strict?: boolean;
  /** Ends the build; the file is not a corpus then. */
  readonly signal?: AbortSignal;
  /** Called often during the build. */
  readonly onProgress?: (progress: BuildProgress) => void;
  /** Receives every note about a record when it is made. */
  readonly onNote?: (note: BuildNote) => void;
  /** Which cases of the inputs are taken. Default: all. */
  readonly filter?: CaseFilter;
  /** Where to keep what does not fit into memory, and how much memory there is. Default: 1 GiB, without a disk. */
  readonly scratch?: Scratch;
  /** Remembers what was read, so that an interrupted build can continue. Default: it cannot. */
  readonly checkpoint?: BuildCheckpoint;
}
