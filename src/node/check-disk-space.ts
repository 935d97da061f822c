import { statfsSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { EngineError } from "../errors.ts";
import { estimateDisk } from "../ingest/estimate/estimate-disk.ts";
import type { IngestInput } from "../ingest/importer.ts";
import type { CaseFilter } from "../ingest/selection/case-selection.ts";
import type { Scratch } from "../store/scratch/scratch.ts";

/** What a build needs on the disk of its output, in bytes. */
export interface DiskNeed {
  /** About what it writes, at most at one time; a former corpus at the same path stays until the end. */
  readonly neededBytes: number;
  /** What this process may still write there; null if the system does not tell. */
  readonly freeBytes: number | null;
  /** Whether it may need much less, because only the whole input tells which cases a filter takes. */
  readonly isUpperBound: boolean;
}

/** Options of {@link measureDiskNeed}. */
export interface DiskNeedOptions {
  /** Path of the corpus to write. */
  readonly output: string;
  /** Path of a corpus that is copied first. */
  readonly into?: string;
  readonly filter?: CaseFilter;
  readonly scratch: Scratch;
  readonly signal?: AbortSignal;
}

/** What is done about the need of a build. */
export interface DiskCheck extends DiskNeedOptions {
  /** Whether a build that would need more than is free ends. */
  readonly checkSpace: boolean;
  readonly onDiskNeed?: (need: DiskNeed) => void;
}

/**
 * Tells what a build needs on disk, and ends it if that is more than is free.
 * @throws EngineError `validation_failed`
 */
export async function checkDiskSpace(inputs: readonly IngestInput[], check: DiskCheck): Promise<void> {
  const need = await measureDiskNeed(inputs, check);
  if (need === null) return;
  check.onDiskNeed?.(need);
  if (check.checkSpace) requireDiskSpace(need, check.output);
}

/**
 * Estimates what a build needs on the disk of its output, from the first megabytes of its inputs.
 * @returns null if that cannot be estimated
 */
export async function measureDiskNeed(
  inputs: readonly IngestInput[],
  { output, into, filter, scratch, signal }: DiskNeedOptions,
): Promise<DiskNeed | null> {
  const formerBytes = into === undefined ? 0 : statSync(into).size;
  const estimate = await estimateDisk(inputs, { filter, scratch, signal, formerBytes });
  if (estimate === null) return null;
  return {
    neededBytes: Math.round(estimate.diskBytes) + formerBytes,
    freeBytes: readFreeBytes(dirname(output)),
    isUpperBound: estimate.isUpperBound,
  };
}

/** Throws EngineError `validation_failed` if a build certainly needs more than is free. */
export function requireDiskSpace({ neededBytes, freeBytes, isUpperBound }: DiskNeed, output: string): void {
  if (freeBytes === null || isUpperBound || neededBytes <= freeBytes) return;
  throw new EngineError(
    "validation_failed",
    `${output}: the build needs about ${formatMebibytes(neededBytes)} there, and ${formatMebibytes(freeBytes)} are free. Free some space, name another place, or repeat it with --no-space-check.`,
  );
}

/** Returns a number of bytes in MiB, "1,024 MiB". */
export function formatMebibytes(bytes: number): string {
  return `${Math.ceil(bytes / 2 ** 20).toLocaleString("en-US")} MiB`;
}

/** Returns the bytes that this process may write to the disk of a folder; null if the system does not tell. */
export function readFreeBytes(folder: string): number | null {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}
