import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { EngineError } from "../errors.ts";
import { buildCorpusFile } from "../ingest/build-corpus-file.ts";
import { countRecords, type RecordCounts } from "../ingest/count-records.ts";
import type { Importer, IngestInput } from "../ingest/importer.ts";
import { detectImporters, findImporter } from "../ingest/importers/importers.ts";
import { parseReadingState } from "../ingest/intake/build-checkpoint.ts";
import type { BuildNote, BuildProgress, BuildReport } from "../ingest/report.ts";
import type { CaseFilter } from "../ingest/selection/case-selection.ts";
import { listEntries } from "../ingest/source.ts";
import { type OpenCorpusFile, openCorpus } from "../store/corpus.ts";
import type { CorpusRepair } from "../store/corpus-repair.ts";
import { DEFAULT_BUILD_MEMORY_BYTES, type Scratch } from "../store/scratch/scratch.ts";
import { type DiskNeed, measureDiskNeed, requireDiskSpace } from "./check-disk-space.ts";
import { createPartialFile, openCorpusFile } from "./files/corpus-file.ts";
import { createDiskScratch, type DiskScratch } from "./files/disk-scratch.ts";
import {
  findFinishedBuild,
  isInputFault,
  openCheckpoint,
  saveFinishedBuild,
  toScratchFolder,
} from "./files/interrupted-build.ts";
import { removeAbandonedReplacements } from "./files/replace-file.ts";
import { createResumableFile, findResumableFile, type ResumableFile } from "./files/resumable-file.ts";
import { isSystemError, toSystemErrorSentence } from "./files/system-error.ts";
import { limitMemory } from "./limit-memory.ts";
import { lockOutput, type OutputLock } from "./lock/lock-output.ts";
import { openSource } from "./sources/open-source.ts";
import { readStarterVectors } from "./starter-corpus.ts";
import { createBuildThreads } from "./threads/build-threads.ts";
import { VERSION } from "./version.ts";

/** One input: a folder or archive. Its format is detected unless it is stated. */
export interface BuildInput {
  readonly path: string;
  readonly format?: string;
  /** Importer to use instead of those that are part of Headnote. */
  readonly importer?: Importer;
}

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
  /** Whether a build that fails or is aborted can be continued; one whose process is killed always can. Default false. */
  readonly keepInterrupted?: boolean;
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

/**
 * Builds a corpus file, or adds cases to a corpus and removes cases from it. The result equals one build of all inputs, the
 * earlier ones first, without the removed cases; the time depends on the size of the change. The corpus is written to a
 * second file, synced and renamed, so that the output is always a whole corpus, the new or the former one; it keeps its
 * permissions, and a symbolic link stays one. One process at a time builds an output.
 * @throws EngineError `validation_failed` if an input is missing, unknown, empty or unreadable, another process is
 * building the output, or it needs more disk than is free, `corpus_unavailable` if
 * `into` is damaged or not a corpus, `case_not_found` if it does not contain a case to remove
 *
 * @example
 * ```ts
 * import { buildCorpus } from "headnote/node";
 *
 * const report = await buildCorpus({ inputs: [{ path: "opinions.tar.gz" }], output: "opinions.sqlite" });
 * console.log(report.stored.cases);
 * ```
 */
export async function buildCorpus(options: BuildOptions): Promise<BuildReport> {
  try {
    return await lockAndBuild(options);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw new EngineError("validation_failed", toSystemErrorSentence(error), {}, error);
  }
}

async function lockAndBuild(options: BuildOptions): Promise<BuildReport> {
  const output = resolveOutputPath(options);
  // Locked before the corpus of `into` is read, so that no other build can replace it in between.
  const lock = await lockOutput(output);
  try {
    const folder = toScratchFolder(lock.path);
    const finished = options.resume ? findFinishedBuild(lock.path, options) : null;
    const interrupted = options.resume && !finished ? findResumableFile(folder) : null;
    removeAbandonedReplacements(lock.path, interrupted);
    if (interrupted === null) rmSync(folder, { recursive: true, force: true });
    if (finished) return repeatNotes(finished, options);
    return await buildLocked(options, output, lock, interrupted);
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

/** @param interrupted path of the file of a build that is continued */
async function buildLocked(
  options: BuildOptions,
  output: string,
  lock: OutputLock,
  interrupted: string | null,
): Promise<BuildReport> {
  const folder = toScratchFolder(lock.path);
  const memory = options.memory ?? DEFAULT_BUILD_MEMORY_BYTES;
  const limit = limitMemory(memory, options.signal);
  const file = createPartialFile(lock.path, interrupted);
  let scratch: DiskScratch | undefined;
  let resumable: ResumableFile | undefined;
  let isOver = false;
  const canContinue = () => !isOver && options.keepInterrupted === true && resumable?.hasCheckpoint === true;
  try {
    scratch = createDiskScratch(folder, memory);
    resumable = createResumableFile(file, folder);
    const report = await writeCorpus({ ...options, signal: limit.signal }, output, resumable, scratch);
    saveFinishedBuild(folder, options, file, report);
    await lock.requireOwnership();
    await file.publish();
    isOver = true;
    return report;
  } catch (error) {
    isOver = !limit.signal.aborted && isInputFault(error);
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
): Promise<BuildReport> {
  const inputs: IngestInput[] = [];
  let into: OpenCorpusFile | undefined;
  try {
    if (options.into !== undefined) into = await openCorpus(openCorpusFile(options.into));
    const checkpoint = openCheckpoint(resumable, options, into?.checksum ?? null);
    if (checkpoint.state === null) resumable.clear();
    // With a corpus to add to, whether there are inputs decides what is kept of it.
    const isRead = into === undefined && parseReadingState(checkpoint)?.isFinished === true;
    if (!isRead) for (const input of options.inputs) inputs.push(...(await openInputs(input)));
    if (checkpoint.state === null) await checkDiskSpace(inputs, options, output, scratch);
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
      wordVectors: await readStarterVectors(),
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

/** Tells what the build needs on disk, and ends it if that is more than is free. */
async function checkDiskSpace(
  inputs: readonly IngestInput[],
  { inputs: own, into, filter, signal, checkSpace = true, onDiskNeed }: BuildOptions,
  output: string,
  scratch: Scratch,
): Promise<void> {
  if (!checkSpace && onDiskNeed === undefined) return;
  // An importer of the caller may be able to read its input only once.
  if (own.some(({ importer }) => importer !== undefined && importer.estimate === undefined)) return;
  const need = await measureDiskNeed(inputs, { output, into, filter, scratch, signal });
  if (need === null) return;
  onDiskNeed?.(need);
  if (checkSpace) requireDiskSpace(need, output);
}

/**
 * Counts what a build of the same inputs would read, without writing a corpus: records by kind, what the filter leaves
 * out, and the size that the corpus would have.
 * @throws EngineError `validation_failed` if an input is missing, unknown or unreadable
 *
 * @example
 * ```ts
 * import { countBuildRecords } from "headnote/node";
 *
 * const counts = await countBuildRecords({ inputs: [{ path: "opinions.tar.gz" }], filter: { courts: ["scotus"] } });
 * console.log(counts.cases, counts.corpusBytes);
 * ```
 */
export async function countBuildRecords(
  options: Pick<BuildOptions, "inputs" | "filter" | "memory" | "signal" | "onProgress">,
): Promise<RecordCounts> {
  const folder = mkdtempSync(join(tmpdir(), "headnote-count-"));
  const scratch = createDiskScratch(folder, options.memory ?? DEFAULT_BUILD_MEMORY_BYTES);
  const inputs: IngestInput[] = [];
  try {
    for (const input of options.inputs) inputs.push(...(await openInputs(input)));
    const { filter, signal, onProgress } = options;
    return await countRecords(inputs, { filter, signal, onProgress, scratch });
  } finally {
    scratch.remove();
    for (const { source } of inputs) await source.close();
  }
}

function resolveOutputPath({ inputs, into, remove = [], output = into }: BuildOptions): string {
  if (into === undefined && remove.length > 0) {
    throw new EngineError("validation_failed", "The corpus to remove cases from is missing. Name it: --into CORPUS.");
  }
  if (output === undefined)
    throw new EngineError("validation_failed", "The corpus to write is missing. Name it: -o FILE.");
  if (into === undefined && inputs.length === 0) {
    throw new EngineError("validation_failed", "The input of the build is missing. Name it: --from FORMAT:PATH.");
  }
  return resolve(output);
}

/** Opens an input, once for each importer that reads files of it. */
async function openInputs({ path, format, importer }: BuildInput): Promise<IngestInput[]> {
  const source = await openSource(path);
  const chosen = importer ?? (format === undefined ? null : findImporter(format));
  const found = chosen ? [chosen] : format === undefined ? detectImporters(await listEntries(source)) : [];
  if (found.length === 0) {
    await source.close();
    throw new EngineError("validation_failed", `The format of ${path} is not known. Name it: --from FORMAT:${path}.`);
  }
  // Refused entries are reported once, and the source is closed once.
  return found.map((importer, index) => ({
    importer,
    source: index === 0 ? source : { ...source, refused: [], close: async () => undefined },
  }));
}
