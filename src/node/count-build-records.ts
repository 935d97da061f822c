import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { countRecords, type RecordCounts } from "../ingest/count-records.ts";
import type { IngestInput } from "../ingest/importer.ts";
import { DEFAULT_BUILD_MEMORY_BYTES } from "../store/scratch/scratch.ts";
import type { BuildOptions } from "./build-corpus.ts";
import { createDiskScratch } from "./files/disk-scratch.ts";
import { openBuildInputs } from "./open-build-inputs.ts";

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
    await openBuildInputs(options.inputs, options, inputs);
    const { filter, signal, onProgress } = options;
    return await countRecords(inputs, { filter, signal, onProgress, scratch });
  } finally {
    scratch.remove();
    for (const { source } of inputs) await source.close();
  }
}
