import { rmSync } from "node:fs";
import { basename, resolve } from "node:path";
import { EngineError } from "../errors.ts";
import { buildCorpusFile } from "../ingest/build-corpus-file.ts";
import type { IngestInput } from "../ingest/importer.ts";
import { parseReadingState } from "../ingest/intake/build-checkpoint.ts";
import type { BuildNote, BuildProgress, BuildReport } from "../ingest/report.ts";
import type { CaseFilter } from "../ingest/selection/case-selection.ts";
import { type OpenCorpusFile, openCorpus } from "../store/corpus.ts";
import type { CorpusRepair } from "../store/corpus-repair.ts";
import { DEFAULT_BUILD_MEMORY_BYTES, type Scratch } from "../store/scratch/scratch.ts";
import { checkDiskSpace, type DiskNeed } from "./check-disk-space.ts";
import { requireReplaceable } from "./files/check-output.ts";
import { createPartialFile } from "./files/corpus-file.ts";
import { createDiskScratch, type DiskScratch } from "./files/disk-scratch.ts";
import {
  findFinishedBuild,
  findInterruptedBuild,
  type InterruptedBuild,
  isInputFault,
  isOtherBuild,
  openCheckpoint,
  refuseToDiscard,
  saveFinishedBuild,
  toScratchFolder,
} from "./files/interrupted-build.ts";
import { removeAbandonedReplacements } from "./files/replace-file.ts";
import { createResumableFile, type ResumableFile } from "./files/resumable-file.ts";
import { isSystemError, toSystemErrorSentence } from "./files/system-error.ts";
import { limitMemory } from "./limit-memory.ts";
import { lockOutput, type OutputLock } from "./lock/lock-output.ts";
import { type BuildInput, openBuildInputs, openFormerCorpus, requireBuildInputs } from "./open-build-inputs.ts";
import { createBuildThreads } from "./threads/build-threads.ts";
import { VERSION } from "./version.ts";

/** Inputs and output of a build. */
export interface BuildOptions {
  /** May be empty with `into`; then, unless cases are removed, the whole corpus is rebuilt. */
  readonly inputs: readonly BuildInput[];
  /** Path of a corpus to which the inputs are added. Default: none, a new corpus. */
  readonly into?: string;
  /** Cluster ids of cases that are removed from that corpus before the inputs are added. Default: none. */
  readonly remove?: readonly number[];
  /** Changes of that corpus's records, as an audit finds them; the manifest lists them. Default: none. */
  readonly repairs?: readonly CorpusRepair[];
  /** Path of the corpus to write; replaced only if the build succeeds. Default: `into`; required without it. */
  readonly output?: string;
  /** The corpus's name in its manifest. Default: that of `into`, or the output's name without its extension. */
  readonly name?: string;
  /** The corpus's version in its manifest. Default: that of `into`, or "1". */
  readonly version?: string;
  /** Whether to stop at the first record that must be refused. Default false. */
  readonly strict?: boolean;
  /** Which cases of the inputs are taken. Default: all. */
  readonly filter?: CaseFilter;
  /**
   * Bytes of memory that the process may hold during the build; what does not fit is kept beside the output, and a build
   * that cannot keep the limit ends. At least 256 MiB. What the process held before, beyond what a fresh one does, is not counted.
   * Default: 1 GiB.
   */
  readonly memory?: number;
  /** Receives every note about a record that was not simply stored; the report lists the first of each kind. */
  readonly onNote?: (note: BuildNote) => void;
  /**
   * Continue an interrupted build of the same inputs and options to the same output: from its last checkpoint, and at the
   * beginning if there is none, or the machine was started again since. Default false.
   */
  readonly resume?: boolean;
  /** Receives, with `resume`, the build that is continued before it is; null if it begins at the beginning. */
  readonly onResume?: (continued: InterruptedBuild | null) => void;
  /**
   * Discard an interrupted build of the same output that could be continued. Without it and `resume` the build is refused.
   * Default false.
   */
  readonly restart?: boolean;
  /** Whether a build that fails or is aborted can be continued; one whose process is killed always can. Default false. */
  readonly keepInterrupted?: boolean;
  /** Receives, if the build fails or is aborted, what can be continued of it; null if nothing was kept. */
  readonly onInterrupt?: (kept: InterruptedBuild | null) => void;
  /**
   * Whether a build that would need more disk than is free ends before it starts; what it needs is estimated from the
   * first megabytes of its inputs, unless an importer of `inputs` has no `estimate`. Default true.
   */
  readonly checkSpace?: boolean;
  /** Receives what the build needs on the disk of its output, before it reads its inputs; not if it cannot be estimated. */
  readonly onDiskNeed?: (need: DiskNeed) => void;
  /** Seconds between two checkpoints while inputs are read. Default 10. */
  readonly checkpointSeconds?: number;
  /** Aborts the build and leaves the output unchanged. */
  readonly signal?: AbortSignal;
  /** Receives the progress of the build, several times per second. */
  readonly onProgress?: (progress: BuildProgress) => void;
}

/** Builds a corpus file, or adds cases to a corpus and removes cases from it. */
export async function buildCorpus(options: BuildOptions): Promise<BuildReport> {
  try {
    return await lockAndBuild(options);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw new EngineError("validation_failed", toSystemErrorSentence(error), {}, error);
  }
}

/**
 * Throws what a build with these options would end with before it reads anything: its output cannot be written, or must not
 * be replaced.
 */
export async function checkOutput(options: BuildOptions): Promise<void> {
  const output = resolveOutputPath(options);
  const lock = await lockOutput(output);
  try {
    requireReplaceable(output, options);
    const interrupted = findInterruptedBuild(toScratchFolder(lock.path));
    if (interrupted && !options.resume && !options.restart) refuseToDiscard(interrupted, output, options);
  } finally {
    await lock.release();
  }
}

async function lockAndBuild(options: BuildOptions): Promise<BuildReport> {
  const output = resolveOutputPath(options);
  // Locked before the corpus of `into` is read, so that no other build can replace it in between.
  const lock = await lockOutput(output);
  try {
    requireReplaceable(output, options);
    const folder = toScratchFolder(lock.path);
    const finished = options.resume ? findFinishedBuild(lock.path, options) : null;
    const interrupted = finished ? null : findInterruptedBuild(folder);
    if (interrupted && !options.resume && !options.restart) refuseToDiscard(interrupted, output, options);
    const continued = options.resume ? interrupted : null;
    removeAbandonedReplacements(lock.path, continued?.partial);
    if (continued === null) rmSync(folder, { recursive: true, force: true });
    if (finished) return repeatNotes(finished, options);
    return await buildLocked(options, output, lock, continued);
  } finally {
    await lock.release();
  }
}

/** Passes the listed notes of a finished build to `onNote`. */
function repeatNotes(report: BuildReport, { onNote = () => undefined }: BuildOptions): BuildReport {
  const { refused, repaired, merged, mergedActs, learnedNames } = report;
  for (const note of refused) onNote({ kind: "refused", ...note });
  for (const note of repaired) onNote({ kind: "repaired", ...note });
  for (const note of merged) onNote({ kind: "merged", ...note });
  for (const note of mergedActs) onNote({ kind: "mergedActs", ...note });
  for (const note of learnedNames) onNote({ kind: "learnedNames", ...note });
  return report;
}

async function buildLocked(
  options: BuildOptions,
  output: string,
  lock: OutputLock,
  continued: InterruptedBuild | null,
): Promise<BuildReport> {
  const folder = toScratchFolder(lock.path);
  const memory = options.memory ?? DEFAULT_BUILD_MEMORY_BYTES;
  const limit = limitMemory(memory, options.signal);
  const file = createPartialFile(lock.path, continued?.partial);
  let scratch: DiskScratch | undefined;
  let resumable: ResumableFile | undefined;
  let isOver = false;
  let keeps = options.keepInterrupted === true;
  const canContinue = () => !isOver && keeps && resumable?.hasCheckpoint === true;
  try {
    scratch = createDiskScratch(folder, memory);
    resumable = createResumableFile(file, folder);
    // The checkpoint is compared with the options before the build says that it continues.
    const onRestored = () => options.resume && options.onResume?.(continued);
    const report = await writeCorpus({ ...options, signal: limit.signal }, output, resumable, scratch, onRestored);
    saveFinishedBuild(folder, options, file, report);
    await lock.requireOwnership();
    await file.publish();
    isOver = true;
    return report;
  } catch (error) {
    isOver = !limit.signal.aborted && isInputFault(error);
    keeps ||= isOtherBuild(error);
    options.onInterrupt?.(canContinue() ? findInterruptedBuild(folder) : null);
    throw limit.explain(error, canContinue() ? folder : null);
  } finally {
    limit.stop();
    const keep = canContinue();
    resumable?.close();
    file.discard(keep);
    scratch?.remove(keep);
  }
}

/** Writes the corpus from the checkpoint on, or from the beginning. */
async function writeCorpus(
  options: BuildOptions,
  output: string,
  resumable: ResumableFile,
  scratch: Scratch,
  onRestored: () => void,
): Promise<BuildReport> {
  const inputs: IngestInput[] = [];
  let into: OpenCorpusFile | undefined;
  try {
    if (options.into !== undefined) into = await openCorpus(openFormerCorpus(options.into));
    const checkpoint = openCheckpoint(resumable, options, into?.checksum ?? null);
    if (checkpoint.state === null) resumable.clear();
    onRestored();
    // With a corpus to add to, whether there are inputs decides what is kept of it.
    const isRead = into === undefined && parseReadingState(checkpoint)?.isFinished === true;
    if (!isRead) await openBuildInputs(options.inputs, options, inputs);
    if (checkpoint.state === null && wantsDiskNeed(options)) {
      const { checkSpace = true } = options;
      await checkDiskSpace(inputs, { ...options, output, scratch, checkSpace });
    }
    return await buildCorpusFile(inputs, resumable.file, {
      into,
      remove: options.remove,
      repairs: options.repairs,
      name: options.name ?? into?.manifest.name ?? basename(output).replace(/\.[^.]*$/, ""),
      version: options.version ?? into?.manifest.version ?? "1",
      builtBy: VERSION,
      strict: options.strict,
      filter: options.filter,
      scratch,
      checkpoint,
      threads: createBuildThreads(resumable.path, scratch.memoryBytes),
      onNote: options.onNote,
      signal: options.signal,
      onProgress: options.onProgress,
    });
  } finally {
    // Windows does not rename over a file that is open.
    into?.close();
    for (const { source } of inputs) await source.close();
  }
}

function wantsDiskNeed({ inputs, checkSpace = true, onDiskNeed }: BuildOptions): boolean {
  if (!checkSpace && onDiskNeed === undefined) return false;
  // An importer of the caller may be able to read its input only once.
  return inputs.every(({ importer }) => importer === undefined || importer.estimate !== undefined);
}

function resolveOutputPath({ output, ...options }: BuildOptions): string {
  requireBuildInputs(options);
  const path = output ?? options.into;
  if (path === undefined)
    throw new EngineError("validation_failed", "The corpus to write is missing. Name it: -o FILE.");
  return resolve(path);
}
