import { existsSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { EngineError } from "../../errors.ts";
import type { BuildCheckpoint, ImportedState } from "../../ingest/build-corpus-file.ts";
import type { CaseFilter } from "../../ingest/selection/case-selection.ts";
import { VERSION } from "../version.ts";
import { toPartialPath } from "./corpus-file.ts";
import type { ResumableFile } from "./resumable-file.ts";

/** Returns the path of the scratch folder of a build of this process. */
export function toScratchFolder(output: string): string {
  return `${output}.${process.pid}.scratch`;
}

/**
 * Takes over the partial file and the scratch folder of an interrupted build of an output, if its inputs had been read.
 * @returns whether there is such a build
 */
export function takeOverInterruptedBuild(output: string): boolean {
  const abandoned = listAbandoned(output);
  for (const { path, kind, pid } of abandoned) {
    const partial = abandoned.find((other) => other.kind === ".partial" && other.pid === pid);
    if (kind !== ".scratch" || !partial || !existsSync(join(path, "state.json"))) continue;
    if (pid !== process.pid) {
      renameSync(partial.path, toPartialPath(output));
      renameSync(path, toScratchFolder(output));
    }
    return true;
  }
  return false;
}

/** The options of a build that decide whether it may continue another. */
export interface ResumableOptions {
  readonly inputs: readonly {
    readonly path: string;
    readonly format?: string;
    readonly importer?: { readonly name: string };
  }[];
  readonly name?: string;
  readonly version?: string;
  readonly strict?: boolean;
  readonly filter?: CaseFilter;
  readonly resume?: boolean;
}

interface CheckpointState {
  /** What the state belongs to. */
  readonly options: string;
  readonly imported: ImportedState;
}

/**
 * Opens the checkpoint of a build.
 * @throws EngineError `validation_failed` if the interrupted build had other inputs or options
 */
export function openCheckpoint(file: ResumableFile, options: ResumableOptions): BuildCheckpoint {
  const described = describeOptions(options);
  const stored = options.resume ? (file.restore() as CheckpointState | null) : null;
  if (stored !== null && stored.options !== described)
    throw new EngineError(
      "validation_failed",
      "The interrupted build had other inputs or options. Repeat its command with --resume, or build without --resume.",
    );
  return {
    state: stored?.imported ?? null,
    save: (imported) => file.save({ options: described, imported } satisfies CheckpointState),
  };
}

/** Describes everything that determines what is read, with the size and the date of each input. */
function describeOptions({ inputs, name, version, strict, filter }: ResumableOptions): string {
  const files = inputs.map(({ path, format, importer }) => {
    const { size, mtimeMs } = statSync(path);
    return [resolve(path), format ?? importer?.name ?? null, size, mtimeMs];
  });
  return JSON.stringify([VERSION, files, name, version, strict === true, filter]);
}

/** Removes partial files and scratch folders of builds whose process has ended. */
export function removeAbandonedPartials(output: string): void {
  for (const { path, pid } of listAbandoned(output))
    if (pid !== process.pid) rmSync(path, { recursive: true, force: true });
}

interface AbandonedFile {
  readonly path: string;
  readonly kind: (typeof ABANDONED_SUFFIXES)[number];
  readonly pid: number;
}

const ABANDONED_SUFFIXES = [".partial", ".scratch"] as const;

/** Lists the partial files and scratch folders of an output whose process has ended. */
function listAbandoned(output: string): AbandonedFile[] {
  const folder = dirname(output);
  // If the folder is missing, creating the file reports that.
  if (!existsSync(folder)) return [];
  const prefix = `${basename(output)}.`;
  return readdirSync(folder).flatMap((name) => {
    const kind = name.startsWith(prefix) ? ABANDONED_SUFFIXES.find((suffix) => name.endsWith(suffix)) : undefined;
    const pid = kind === undefined ? Number.NaN : Number(name.slice(prefix.length, -kind.length));
    const isAbandoned = kind !== undefined && Number.isInteger(pid) && (pid === process.pid || !isProcessAlive(pid));
    return isAbandoned ? [{ path: join(folder, name), kind, pid }] : [];
  });
}

function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
