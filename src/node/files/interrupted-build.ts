import { existsSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { EngineError } from "../../errors.ts";
import type { BuildCheckpoint, ImportedState } from "../../ingest/build-corpus-file.ts";
import type { CaseFilter } from "../../ingest/selection/case-selection.ts";
import { VERSION } from "../version.ts";
import type { ResumableFile } from "./resumable-file.ts";

/** Returns the path of the scratch folder of a build. @param output without symbolic links */
export function toScratchFolder(output: string): string {
  return `${output}.scratch`;
}

/** Finds the file of an interrupted build of an output whose inputs had been read; null if there is none. */
export function findInterruptedBuild(output: string): string | null {
  try {
    const state: unknown = JSON.parse(readFileSync(join(toScratchFolder(output), "state.json"), "utf8"));
    const partial = typeof state === "object" && state !== null && "partial" in state ? state.partial : null;
    return typeof partial === "string" && existsSync(partial) ? partial : null;
  } catch {
    return null;
  }
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
