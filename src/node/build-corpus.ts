import { basename, resolve } from "node:path";
import { EngineError } from "../errors.ts";
import { buildCorpusFile } from "../ingest/build-corpus-file.ts";
import type { Importer, IngestInput } from "../ingest/importer.ts";
import { detectImporters, findImporter } from "../ingest/importers/importers.ts";
import type { BuildProgress, BuildReport } from "../ingest/report.ts";
import { listEntries } from "../ingest/source.ts";
import { type OpenCorpusFile, openCorpus } from "../store/corpus.ts";
import { createPartialFile, openCorpusFile } from "./files/corpus-file.ts";
import { removeAbandonedReplacements } from "./files/replace-file.ts";
import { isSystemError, toSystemErrorSentence } from "./files/system-error.ts";
import { lockOutput, type OutputLock } from "./lock/lock-output.ts";
import { openSource } from "./sources/open-source.ts";
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
  /** Path of the corpus to write; replaced only if the build succeeds. Default: `into`; required without it. */
  readonly output?: string;
  /** The corpus's name in its manifest. Default: that of `into`, or the output's name without its extension. */
  readonly name?: string;
  /** The corpus's version in its manifest. Default: that of `into`, or "1". */
  readonly version?: string;
  /** Whether to stop at the first record that must be refused. Default false. */
  readonly strict?: boolean;
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
 * @throws EngineError `validation_failed` if an input is missing, unknown, empty or unreadable, or another process is
 * building the output, `corpus_unavailable` if
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
    removeAbandonedReplacements(lock.path);
    return await buildLocked(options, output, lock);
  } finally {
    await lock.release();
  }
}

async function buildLocked(options: BuildOptions, output: string, lock: OutputLock): Promise<BuildReport> {
  const file = createPartialFile(lock.path);
  const inputs: IngestInput[] = [];
  let into: OpenCorpusFile | undefined;
  try {
    if (options.into !== undefined) into = await openCorpus(openCorpusFile(options.into));
    for (const input of options.inputs) inputs.push(...(await openInputs(input)));
    const report = await buildCorpusFile(inputs, file, {
      into,
      remove: options.remove,
      name: options.name ?? into?.manifest.name ?? basename(output).replace(/\.[^.]*$/, ""),
      version: options.version ?? into?.manifest.version ?? "1",
      builtBy: VERSION,
      strict: options.strict,
      signal: options.signal,
      onProgress: options.onProgress,
    });
    // Windows does not rename over a file that is open.
    into?.close();
    into = undefined;
    await lock.requireOwnership();
    await file.publish();
    return report;
  } finally {
    into?.close();
    file.discard();
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
