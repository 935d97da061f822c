import type { Corpus } from "../../corpus/port/corpus.ts";
import { openUnionCorpus } from "../../corpus/union/open-union-corpus.ts";
import { createMemoryUnionFiles, type UnionFiles } from "../../corpus/union/union-files.ts";
import { type OpenCorpusFile, type OpenCorpusOptions, openCorpus, openCorpusOrUnion } from "../../store/corpus.ts";
import type { CorpusFile } from "../../store/file/corpus-file.ts";
import { readMeta } from "../../store/meta.ts";
import type { BuildProgress } from "../report.ts";
import { buildUnionFile } from "./build-union-file.ts";
import { computeUnionKey, UNION_KEY, type UnionKey } from "./union-key.ts";

/** Options of {@link openUnion}. */
export interface OpenUnionOptions extends OpenCorpusOptions {
  /** Keeps the union file. Default: it is computed in memory. */
  readonly unionFiles?: UnionFiles;
  /** Is called while the union file is computed. */
  readonly onUnionProgress?: (progress: BuildProgress) => void;
  /** Ends the computation. */
  readonly signal?: AbortSignal;
}

/**
 * Opens several corpora as one; computes what depends on all of them if it is not stored.
 * @param files in the order of the union: of a case or a law that several have, the record of the first is shown
 * @throws EngineError `corpus_unavailable` if one of them cannot be opened
 */
export async function openUnion(files: readonly CorpusFile[], options: OpenUnionOptions = {}): Promise<Corpus> {
  const parts: OpenCorpusFile[] = [];
  const closeParts = () => {
    for (const part of parts) part.close();
  };
  try {
    for (const file of files) parts.push(await openCorpus(file, options));
    const corpus = openUnionCorpus(await openUnionFile(parts, options), parts);
    return {
      ...corpus,
      async close() {
        await corpus.close();
        closeParts();
      },
    };
  } catch (error) {
    closeParts();
    for (const file of files.slice(parts.length)) file.close?.();
    throw error;
  }
}

async function openUnionFile(parts: readonly OpenCorpusFile[], options: OpenUnionOptions): Promise<OpenCorpusFile> {
  const { unionFiles = createMemoryUnionFiles(), onUnionProgress: onProgress, signal } = options;
  // The version that built the first part: the readings of its cases hold for the union if those of all do.
  const { builtBy } = parts[0]!.manifest;
  const key = computeUnionKey(parts, builtBy);
  const stored = await openStored(unionFiles, key, options);
  if (stored !== null) return stored;
  const pending = await unionFiles.create(key);
  try {
    await buildUnionFile(parts, key, pending, {
      ...options,
      builtBy,
      ...(onProgress && { onProgress }),
      ...(signal && { signal }),
    });
    return await openCorpusOrUnion(await pending.publish(), options);
  } catch (error) {
    pending.discard();
    throw error;
  }
}

/** Opens a stored union file; `null` if there is none, or if it is damaged or of another version: it is then replaced. */
async function openStored(
  unionFiles: UnionFiles,
  key: UnionKey,
  options: OpenCorpusOptions,
): Promise<OpenCorpusFile | null> {
  const file = await unionFiles.open(key);
  if (file === null) return null;
  try {
    const stored = await openCorpusOrUnion(file, options);
    if (readMeta(stored.database, UNION_KEY) === key) return stored;
    stored.close();
  } catch {
    file.close?.();
  }
  return null;
}
