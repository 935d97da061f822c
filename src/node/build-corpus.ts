import { readdirSync, rmSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { EngineError } from "../errors.ts";
import { detectImporter, importerByName } from "../ingest/importers/importers.ts";
import { type IngestInput, ingest } from "../ingest/ingest.ts";
import type { BuildReport, Progress } from "../ingest/report.ts";
import type { Source, SourceEntry } from "../ingest/source.ts";
import { createPartialFile } from "./corpus-file.ts";
import { openSource } from "./sources/open-source.ts";
import { VERSION } from "./version.ts";

/** One input: a folder or archive, and its format where it is not to be detected. */
export interface BuildInput {
  readonly path: string;
  readonly format?: string;
}

export interface BuildOptions {
  readonly inputs: readonly BuildInput[];
  /** Where the corpus goes; replaced only when the build has succeeded. */
  readonly output: string;
  /** The corpus's name in its manifest. Default: the output's name without its ending. */
  readonly name?: string;
  /** The corpus's version in its manifest. Default "1". */
  readonly version?: string;
  /** Stop at the first record that has to be refused. Default false. */
  readonly strict?: boolean;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
}

/**
 * Builds a corpus file. It is written aside, made durable and renamed, so that the output is always a whole corpus: the
 * new one, or what was there before.
 * @throws EngineError `validation_failed` where an input is missing, unknown, empty or cannot be read
 */
export async function buildCorpus(options: BuildOptions): Promise<BuildReport> {
  const output = resolve(options.output);
  removeAbandoned(output);
  const file = createPartialFile(output);
  const inputs: IngestInput[] = [];
  try {
    for (const input of options.inputs) inputs.push(await openInput(input));
    const report = await ingest(inputs, file, {
      name: options.name ?? basename(output).replace(/\.[^.]*$/, ""),
      version: options.version ?? "1",
      builtBy: VERSION,
      strict: options.strict,
      signal: options.signal,
      onProgress: options.onProgress,
    });
    await file.publish();
    return report;
  } finally {
    file.discard();
    for (const { source } of inputs) await source.close();
  }
}

async function openInput({ path, format }: BuildInput): Promise<IngestInput> {
  const source = await openSource(path);
  const importer = format === undefined ? detectImporter(await entriesOf(source)) : importerByName(format);
  if (!importer) {
    throw new EngineError("validation_failed", `The format of ${path} is not known. Name it: --from FORMAT:${path}.`);
  }
  return { importer, source };
}

async function entriesOf(source: Source): Promise<SourceEntry[]> {
  const entries: SourceEntry[] = [];
  for await (const entry of source.entries()) entries.push(entry);
  return entries;
}

/** Partial files of builds whose process is gone. */
function removeAbandoned(output: string): void {
  const folder = dirname(output);
  const prefix = `${basename(output)}.`;
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(prefix) || !name.endsWith(".partial")) continue;
    const pid = Number(name.slice(prefix.length, -".partial".length));
    if (Number.isInteger(pid) && !isAlive(pid)) rmSync(join(folder, name), { force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
