import { statSync } from "node:fs";
import { EngineError } from "../errors.ts";
import type { Importer, IngestInput } from "../ingest/importer.ts";
import { findImporter, recognizeImporters } from "../ingest/importers/importers.ts";
import type { CaseFilter } from "../ingest/selection/case-selection.ts";
import { requireKnownCourts } from "../ingest/selection/require-known-courts.ts";
import { listEntries, type RefusedEntry } from "../ingest/source.ts";
import type { CorpusFile } from "../store/file/corpus-file.ts";
import { isCorpus } from "./files/check-output.ts";
import { openCorpusFile } from "./files/corpus-file.ts";
import { openSource } from "./sources/open-source.ts";

/** One input: a folder or archive. Its format is detected unless it is stated. */
export interface BuildInput {
  readonly path: string;
  readonly format?: string;
  /** Importer to use instead of those that are part of Headnote. */
  readonly importer?: Importer;
}

/** What a build changes. */
export interface BuildChange {
  readonly inputs: readonly BuildInput[];
  readonly into?: string;
  readonly remove?: readonly number[];
}

/**
 * Refuses a build that has no input and changes no corpus.
 * @throws EngineError `validation_failed`
 */
export function requireBuildInputs({ inputs, into, remove = [] }: BuildChange): void {
  if (into !== undefined) return;
  if (remove.length > 0)
    throw new EngineError("validation_failed", "The corpus to remove cases from is missing. Name it: --into CORPUS.");
  if (inputs.length === 0)
    throw new EngineError("validation_failed", "The input of the build is missing. Name it: --from FORMAT:PATH.");
}

/**
 * Opens the file of a corpus to add to.
 * @throws EngineError `corpus_unavailable` if it is empty, with what makes a new corpus, which may be wanted
 */
export function openFormerCorpus(path: string): CorpusFile {
  const file = openCorpusFile(path);
  if (file.size > 0) return file;
  file.close?.();
  throw new EngineError(
    "corpus_unavailable",
    `${path} is empty, not a Headnote corpus to add to. To make a new corpus, write -o ${path} instead of --into.`,
  );
}

/**
 * Opens the inputs of a build.
 * @param opened receives them, also those before one that cannot be opened; the caller closes their sources
 * @throws EngineError `validation_failed` if one is missing, empty, a corpus, or of an unknown format, or the filter names
 * a court that none of them has
 */
export async function openBuildInputs(
  inputs: readonly BuildInput[],
  { filter, signal }: { readonly filter?: CaseFilter; readonly signal?: AbortSignal },
  opened: IngestInput[],
): Promise<void> {
  for (const input of inputs) opened.push(...(await openInput(input)));
  await requireKnownCourts(opened, filter, { signal });
}

/** Opens an input, once for each importer that reads files of it. */
async function openInput({ path, format, importer }: BuildInput): Promise<IngestInput[]> {
  // An importer of the caller may read anything.
  if (importer === undefined && isCorpusPath(path)) throw createCorpusInputError(path);
  const source = await openSource(path);
  try {
    const chosen = importer ?? (format === undefined ? null : findImporter(format));
    const entries = chosen || format !== undefined ? null : await listEntries(source);
    if (entries?.length === 0) throw createEmptySourceError(path, source.refused);
    const found = chosen ? [chosen] : await recognizeImporters(entries ?? []);
    if (found.length === 0) throw createUnknownFormatError(path);
    // Refused entries are reported once, and the source is closed once.
    return found.map((importer, index) => ({
      importer,
      isFormatNamed: format !== undefined,
      source: index === 0 ? source : { ...source, refused: [], close: async () => undefined },
    }));
  } catch (error) {
    await source.close();
    throw error;
  }
}

function isCorpusPath(path: string): boolean {
  try {
    return statSync(path).isFile() && isCorpus(path);
  } catch {
    // Missing or unreadable: opening it as a source says so.
    return false;
  }
}

function createCorpusInputError(path: string): EngineError {
  return new EngineError(
    "validation_failed",
    `${path} is a corpus, not an input of one. To add records to it, name it with --into ${path}; to search it together with another corpus, name both with --corpus.`,
  );
}

function createUnknownFormatError(path: string): EngineError {
  return new EngineError("validation_failed", `The format of ${path} is not known. Name it: --from FORMAT:${path}.`);
}

function createEmptySourceError(path: string, [first]: readonly RefusedEntry[]): EngineError {
  const why = first ? `contains no file that may be read (${first.path}: ${first.reason})` : "contains no file";
  return new EngineError("validation_failed", `${path} ${why}. Name the folder or the archive of the records.`);
}
