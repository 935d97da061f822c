import { existsSync, readdirSync, rmSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { EngineError } from "../errors.ts";
import { buildCorpusFile } from "../ingest/build-corpus-file.ts";
import type { Importer, IngestInput } from "../ingest/importer.ts";
import { detectImporters, findImporter } from "../ingest/importers/importers.ts";
import type { BuildProgress, BuildReport } from "../ingest/report.ts";
import { listEntries } from "../ingest/source.ts";
import { type Corpus, openCorpus } from "../store/corpus.ts";
import { createPartialFile, openCorpusFile } from "./files/corpus-file.ts";
import { openSource } from "./sources/open-source.ts";
import { VERSION } from "./version.ts";

/** One input: a folder or archive, and its format where it is not to be detected. */
export interface BuildInput {
  readonly path: string;
  readonly format?: string;
  /** Reads the input instead of an importer that comes with Headnote. */
  readonly importer?: Importer;
}

/** What a corpus is built from, and where it goes. */
export interface BuildOptions {
  /** May be empty with `into`: then, unless cases are removed, the corpus is computed anew. */
  readonly inputs: readonly BuildInput[];
  /** Path of a corpus that the inputs are added to. Default: none, a new corpus. */
  readonly into?: string;
  /** Cluster ids of cases of that corpus that are taken out before the inputs are added. Default: none. */
  readonly remove?: readonly number[];
  /** Where the corpus goes; replaced only when the build has succeeded. Default: `into`; without that it is required. */
  readonly output?: string;
  /** The corpus's name in its manifest. Default: that of `into`, or the output's name without its ending. */
  readonly name?: string;
  /** The corpus's version in its manifest. Default: that of `into`, or "1". */
  readonly version?: string;
  /** Stop at the first record that has to be refused. Default false. */
  readonly strict?: boolean;
  /** Ends the build and leaves the output as it was. */
  readonly signal?: AbortSignal;
  /** Is told, often, how far it has come. */
  readonly onProgress?: (progress: BuildProgress) => void;
}

/**
 * Builds a corpus file, or adds to one and takes cases out of it: then it holds and answers what one build of all inputs,
 * the old ones first, without those cases would, in the time that what is new takes. It is written aside, made durable and renamed, so that the output is always a whole corpus: the
 * new one, or what was there before.
 * @throws EngineError `validation_failed` where an input is missing, unknown, empty or cannot be read,
 * `corpus_unavailable` where `into` is not a sound corpus, `case_not_found` where it does not hold a case to remove
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
  const output = resolveOutputPath(options);
  removeAbandonedPartials(output);
  const file = createPartialFile(output);
  const inputs: IngestInput[] = [];
  let into: Corpus | undefined;
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
    throw new EngineError("validation_failed", "Name the corpus to remove cases from: --into CORPUS.");
  }
  if (output === undefined) throw new EngineError("validation_failed", "Name the corpus to write: -o FILE.");
  if (into === undefined && inputs.length === 0) {
    throw new EngineError("validation_failed", "Name what the corpus is built from: --from FORMAT:PATH.");
  }
  return resolve(output);
}

/** An input, once for each importer that reads files of it. */
async function openInputs({ path, format, importer }: BuildInput): Promise<IngestInput[]> {
  const source = await openSource(path);
  const named = importer ?? (format === undefined ? null : findImporter(format));
  const found = named ? [named] : format === undefined ? detectImporters(await listEntries(source)) : [];
  if (found.length === 0) {
    await source.close();
    throw new EngineError("validation_failed", `The format of ${path} is not known. Name it: --from FORMAT:${path}.`);
  }
  // What no importer may read is reported once, and the source closed once.
  return found.map((importer, at) => ({
    importer,
    source: at === 0 ? source : { ...source, refused: [], close: async () => undefined },
  }));
}

/** Partial files of builds whose process is gone. */
function removeAbandonedPartials(output: string): void {
  const folder = dirname(output);
  // Where there is no folder, creating the file says so.
  if (!existsSync(folder)) return;
  const prefix = `${basename(output)}.`;
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(prefix) || !name.endsWith(".partial")) continue;
    const pid = Number(name.slice(prefix.length, -".partial".length));
    if (Number.isInteger(pid) && !isProcessAlive(pid)) rmSync(join(folder, name), { force: true });
  }
}

function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
