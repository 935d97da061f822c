import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listCasesToRemove } from "../ingest/build-corpus-file.ts";
import { countRecords, type RecordCounts } from "../ingest/count-records.ts";
import { createEmptyInputError, createNothingLeftError } from "../ingest/empty-input-error.ts";
import { estimateExtendedBytes } from "../ingest/estimate/extended-bytes.ts";
import type { IngestInput } from "../ingest/importer.ts";
import { type OpenCorpusFile, openCorpus } from "../store/corpus.ts";
import { DEFAULT_BUILD_MEMORY_BYTES } from "../store/scratch/scratch.ts";
import type { BuildOptions } from "./build-corpus.ts";
import { requireReplaceable } from "./files/check-output.ts";
import { createDiskScratch } from "./files/disk-scratch.ts";
import { openBuildInputs, openFormerCorpus, requireBuildInputs } from "./open-build-inputs.ts";

/** What a build would read, and what would become of the corpus that it adds to. */
export interface BuildCounts extends RecordCounts {
  /** The corpus that the inputs are added to; null without one. */
  readonly into: ExtendedCorpusCounts | null;
}

/** A corpus before a build adds to it. */
export interface ExtendedCorpusCounts {
  readonly cases: number;
  readonly sections: number;
  readonly acts: number;
  readonly bytes: number;
  /** Number of its cases that would be removed. */
  readonly removed: number;
}

/** What is counted of a build. */
export type CountBuildOptions = Pick<
  BuildOptions,
  "inputs" | "into" | "remove" | "output" | "filter" | "memory" | "signal" | "onProgress"
>;

/** Counts what a build of the same inputs would read, without writing a corpus. */
export async function countBuildRecords(options: CountBuildOptions): Promise<BuildCounts> {
  requireBuildInputs(options);
  if (options.output !== undefined) requireReplaceable(options.output, options);
  const folder = mkdtempSync(join(tmpdir(), "headnote-count-"));
  const scratch = createDiskScratch(folder, options.memory ?? DEFAULT_BUILD_MEMORY_BYTES);
  const inputs: IngestInput[] = [];
  let into: OpenCorpusFile | undefined;
  try {
    const file = options.into === undefined ? undefined : openFormerCorpus(options.into);
    if (file) into = await openCorpus(file);
    await openBuildInputs(options.inputs, options, inputs);
    const removed = listCasesToRemove({ into, remove: options.remove }).size;
    const { filter, signal, onProgress } = options;
    const counts = await countRecords(inputs, { filter, signal, onProgress, scratch });
    if (!into || !file) return { ...counts, into: null };
    const { counts: before } = into.manifest;
    const corpusBytes = estimateExtendedBytes({ bytes: file.size, counts: before }, removed, counts.corpusBytes);
    const { cases, sections, acts } = before;
    return { ...counts, corpusBytes, into: { cases, sections, acts, bytes: file.size, removed } };
  } finally {
    into?.close();
    scratch.remove();
    for (const { source } of inputs) await source.close();
  }
}

/**
 * Refuses a build of which nothing would be in the corpus.
 * @throws EngineError `validation_failed`, as the build would
 */
export function requireRecords({ into, ...counts }: BuildCounts, { inputs, filter }: CountBuildOptions): void {
  const kept = into === null ? 0 : into.cases - into.removed + into.sections + into.acts;
  if (kept + counts.cases + counts.sections + counts.acts > 0) return;
  if (inputs.length === 0) throw createNothingLeftError();
  throw createEmptyInputError({
    ...counts,
    namedFormats: inputs.flatMap(({ format }) => format ?? []),
    leftOut: counts.leftOut.cases,
    filter,
    refused: [],
  });
}
