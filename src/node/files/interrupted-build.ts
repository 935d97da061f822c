import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { EngineError } from "../../errors.ts";
import type { BuildCheckpoint, ReadingState } from "../../ingest/intake/build-checkpoint.ts";
import type { BuildReport } from "../../ingest/report.ts";
import type { CaseFilter } from "../../ingest/selection/case-selection.ts";
import type { CorpusRepair } from "../../store/corpus-repair.ts";
import { readCorpusTrailer } from "../../store/file/trailer.ts";
import { formatAge } from "../../text/plural.ts";
import { ThreadFault } from "../threads/thread-fault.ts";
import { VERSION } from "../version.ts";
import { openCorpusFile, type PartialCorpusFile } from "./corpus-file.ts";
import { createUnwritableFileError } from "./file-errors.ts";
import { findCheckpoint, type ResumableFile } from "./resumable-file.ts";
import { isSystemError } from "./system-error.ts";

/** Returns the path of the scratch folder of a build. @param output without symbolic links */
export function toScratchFolder(output: string): string {
  return `${output}.scratch`;
}

/** The options of a build that decide whether it may continue another. */
export interface ResumableOptions {
  readonly inputs: readonly {
    readonly path: string;
    readonly format?: string;
    readonly importer?: { readonly name: string };
  }[];
  readonly into?: string;
  readonly remove?: readonly number[];
  readonly repairs?: readonly CorpusRepair[];
  readonly name?: string;
  readonly version?: string;
  readonly strict?: boolean;
  readonly filter?: CaseFilter;
  readonly resume?: boolean;
  readonly checkpointSeconds?: number;
}

interface CheckpointState {
  /** What the state belongs to. */
  readonly options: string;
  /** Checksum of the corpus of `into`; null without one. */
  readonly into: number | null;
  readonly reading: string;
  /** Whether the build repairs a corpus: no command continues it. */
  readonly isRepair: boolean;
}

/** An interrupted build that can be continued. */
export interface InterruptedBuild {
  /** Time of its last checkpoint. */
  readonly savedAt: Date;
  /** The last record that is kept, and its input, both from 1; null if all inputs are read, or none is. */
  readonly position: { readonly input: number; readonly record: number } | null;
  /** Whether all inputs are read. */
  readonly isRead: boolean;
  /** Folder beside the output that contains its checkpoint. */
  readonly folder: string;
  /** Path of the corpus under construction. */
  readonly partial: string;
}

/** Finds the build of which a scratch folder has the checkpoint; null if there is none that can be continued. */
export function findInterruptedBuild(folder: string): InterruptedBuild | null {
  const checkpoint = findCheckpoint(folder);
  if (checkpoint === null) return null;
  const { reading, isRepair } = checkpoint.state as CheckpointState;
  if (isRepair) return null;
  const { isFinished, counter, inputs, position } = JSON.parse(reading) as ReadingState;
  const isReading = !isFinished && counter !== null;
  return {
    savedAt: checkpoint.savedAt,
    position: isReading ? { input: inputs.length + 1, record: position.record } : null,
    isRead: isFinished,
    folder,
    partial: checkpoint.partial,
  };
}

/** Throws EngineError `validation_failed` for a build that would discard an interrupted one. */
export function refuseToDiscard({ savedAt }: InterruptedBuild, output: string, { repairs }: ResumableOptions): never {
  const remedy =
    repairs === undefined
      ? "Repeat its command with --resume to continue it, or build with --restart to discard it."
      : "Continue it with headnote build --resume, or name another output: -o FILE.";
  throw new EngineError(
    "validation_failed",
    `An interrupted build of ${output} can be continued; its last checkpoint is ${formatAge(Date.now() - savedAt.getTime())} old. ${remedy}`,
  );
}

/** Cause of the error that an interrupted build had other inputs or options: that build may still be continued. */
const OTHER_BUILD = new Error("The checkpoint is that of another build.");

/** Seconds between two checkpoints unless others are stated. */
const DEFAULT_CHECKPOINT_SECONDS = 10;

/**
 * Opens the checkpoint of a build.
 * @param into checksum of the corpus that is added to; null without one
 * @throws EngineError `validation_failed` if the interrupted build had other inputs or options
 */
export function openCheckpoint(file: ResumableFile, options: ResumableOptions, into: number | null): BuildCheckpoint {
  const described = describeOptions(options);
  const stored = options.resume ? (file.restore() as CheckpointState | null) : null;
  if (stored !== null && (stored.options !== described || stored.into !== into))
    throw new EngineError(
      "validation_failed",
      "The interrupted build had other inputs or options. Repeat its command with --resume, or discard it with --restart.",
      {},
      OTHER_BUILD,
    );
  const interval = 1000 * (options.checkpointSeconds ?? DEFAULT_CHECKPOINT_SECONDS);
  let savedAt = performance.now();
  return {
    state: stored?.reading ?? null,
    isDue: () => performance.now() - savedAt >= interval,
    addChange: file.addLine,
    readChanges: file.readLines,
    save(reading) {
      const isRepair = options.repairs !== undefined;
      file.save({ options: described, into, reading, isRepair } satisfies CheckpointState);
      savedAt = performance.now();
    },
  };
}

/** Returns whether a build was refused because the interrupted one is another, which is kept. */
export function isOtherBuild(error: unknown): boolean {
  return error instanceof EngineError && error.cause === OTHER_BUILD;
}

/**
 * Returns true for an error that the same inputs would cause again, unlike one of the system or of a thread, and unlike
 * that of a command which is not the interrupted one.
 */
export function isInputFault(error: unknown): boolean {
  if (!(error instanceof EngineError) || error.code === "internal") return false;
  return !isOtherBuild(error) && !(error.cause instanceof ThreadFault) && !isSystemError(error.cause);
}

interface FinishedBuild {
  readonly options: string;
  /** Path of the file that replaces the output. */
  readonly partial: string;
  /** Checksum of the corpus. */
  readonly checksum: number;
  readonly report: BuildReport;
}

const FINISHED_NAME = "finished.json";

/** Remembers a build whose corpus is complete, before it replaces the output: a process may end right afterwards. */
export function saveFinishedBuild(
  folder: string,
  options: ResumableOptions,
  file: PartialCorpusFile,
  report: BuildReport,
): void {
  const checksum = readCorpusTrailer(file).tableChecksum;
  const finished: FinishedBuild = { options: describeOptions(options), partial: file.path, checksum, report };
  const path = join(folder, FINISHED_NAME);
  try {
    writeFileSync(path, JSON.stringify(finished));
  } catch (cause) {
    throw createUnwritableFileError(path, cause);
  }
}

/** Finds the report of a build with these options whose process ended after it had replaced the output; null if there is none. */
export function findFinishedBuild(output: string, options: ResumableOptions): BuildReport | null {
  try {
    const path = join(toScratchFolder(output), FINISHED_NAME);
    const finished = JSON.parse(readFileSync(path, "utf8")) as FinishedBuild;
    if (existsSync(finished.partial) || finished.options !== describeOptions(options)) return null;
    return readChecksum(output) === finished.checksum ? finished.report : null;
  } catch {
    return null;
  }
}

function readChecksum(path: string): number {
  const file = openCorpusFile(path);
  try {
    return readCorpusTrailer(file).tableChecksum;
  } finally {
    file.close?.();
  }
}

/** Describes everything that determines what is read, with the size and the date of each file. */
function describeOptions(options: ResumableOptions): string {
  const { inputs, into, remove, repairs, name, version, strict, filter } = options;
  const described = inputs.map(({ path, format, importer }) => [
    resolve(path),
    format ?? importer?.name ?? null,
    hashFileDates(path),
  ]);
  const target = into === undefined ? null : resolve(into);
  return JSON.stringify([VERSION, described, target, remove, repairs, name, version, strict === true, filter]);
}

/** Hashes the sizes and dates of a file, or of all files in a folder. */
function hashFileDates(path: string): string {
  const hash = createHash("sha256");
  const isFolder = statSync(path).isDirectory();
  const names = isFolder ? readdirSync(path, { recursive: true, encoding: "utf8" }).sort() : [""];
  for (const name of names) {
    const stats = statSync(join(path, name), { throwIfNoEntry: false });
    if (stats?.isFile()) hash.update(JSON.stringify([name, stats.size, stats.mtimeMs]));
  }
  return hash.digest("hex").slice(0, 32);
}
