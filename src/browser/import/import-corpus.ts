import { createSha256, type Sha256 } from "../../store/file/sha256.ts";
import { hashFile, verifyCorpusFile } from "../../store/file/verify-corpus-file.ts";
import type { LoadProgress } from "../../worker/worker-settings.ts";
import type { CorpusEntry, CorpusImportOptions, CorpusSource, UnfinishedImport } from "../corpora/corpora.ts";
import {
  createDownloadInterruptedError,
  createHashMismatchError,
  createStorageFullError,
} from "../corpora/corpus-errors.ts";
import type { CorpusStoreOptions } from "../corpora/corpus-store-options.ts";
import type { CorpusStorage, CorpusWriter } from "../storage/corpus-storage.ts";
import { type Download, openDownload } from "./open-download.ts";

/**
 * Stores a corpus, verifies it, and then records it under its name in place of an earlier corpus.
 * @throws EngineError `corpus_unavailable`; see {@link Corpora.import}
 */
export async function importCorpus(
  options: CorpusStoreOptions,
  name: string,
  source: CorpusSource,
  { onProgress = () => undefined, signal }: CorpusImportOptions = {},
): Promise<CorpusEntry> {
  const { database, storage } = options;
  const [unfinished, download] = await beginImport(options, name, source, signal);
  const { file, url } = unfinished;

  async function discardOnError<T>(work: Promise<T>, isKept: (error: unknown) => boolean): Promise<T> {
    try {
      return await work;
    } catch (error) {
      if (!isKept(error)) {
        await database.delete("imports", name);
        await storage.remove(file);
      }
      throw isQuotaError(error) ? createStorageFullError(name, download.total, error) : error;
    }
  }

  await discardOnError(requireFreeSpace(name, download), () => false);
  const { bytes, sha256 } = await discardOnError(
    writeDownload(storage, unfinished, download, onProgress, signal),
    // Kept bytes are of use only if the server can continue the download.
    (error) => unfinished.version !== null && !isQuotaError(error),
  );
  const expected = getExpectedHash(source);
  const verified = await discardOnError(verifyDownload(options, unfinished, sha256, expected, onProgress), () => false);

  const entry = { name, bytes, sha256, ...verified, importedAt: options.now(), url };
  const replaced = await database.get("corpora", name);
  const change = database.transaction(["corpora", "imports"], "readwrite", { durability: "strict" });
  await Promise.all([
    change.objectStore("corpora").put({ ...entry, file }),
    change.objectStore("imports").delete(name),
    change.done,
  ]);
  // A file that an engine has open stays, and is removed before a later change.
  if (replaced) await storage.remove(replaced.file);
  return entry;
}

/** Writes the record of an import, which precedes its file, and opens the download of the missing bytes. */
async function beginImport(
  { database, storage, newId }: CorpusStoreOptions,
  name: string,
  source: CorpusSource,
  signal: AbortSignal | undefined,
): Promise<[UnfinishedImport, Download]> {
  const url = source instanceof Blob ? null : source.url;
  const earlier = await database.get("imports", name);
  const isContinued = earlier !== undefined && url !== null && earlier.url === url;
  const from = isContinued ? await readFileSize(storage, earlier.file) : 0;
  const download =
    source instanceof Blob
      ? { from: 0, total: source.size, version: null, body: source.stream() }
      : await openDownload(source.url, { from, version: isContinued ? earlier.version : null }, signal);
  const unfinished =
    isContinued && download.from > 0 ? earlier : { name, file: `${newId()}.sqlite`, url, version: download.version };
  await database.put("imports", unfinished);
  if (earlier && earlier.file !== unfinished.file) await storage.remove(earlier.file);
  return [unfinished, download];
}

async function readFileSize(storage: CorpusStorage, file: string): Promise<number> {
  const writer = await storage.append(file);
  const { size } = writer;
  await writer.close();
  return size;
}

/** Throws before the download if the browser reports too little free space. */
async function requireFreeSpace(name: string, { from, total }: Download): Promise<void> {
  // Absent in some browsers, which then report a full disk while they write.
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {};
  if (total === null || quota === undefined || usage === undefined) return;
  if (total - from > quota - usage) throw createStorageFullError(name, total);
}

/** Writes a download to its file, and hashes the whole file meanwhile: the network is slower than both. */
async function writeDownload(
  storage: CorpusStorage,
  { name, file }: UnfinishedImport,
  { from, total, body }: Download,
  onProgress: (progress: LoadProgress) => void,
  signal: AbortSignal | undefined,
): Promise<{ readonly bytes: number; readonly sha256: string }> {
  const reader = body.getReader();
  let writer: CorpusWriter | undefined;
  try {
    const hash = await createSha256();
    if (from > 0) await hashStored(storage, file, hash);
    writer = await storage.append(file);
    for (;;) {
      signal?.throwIfAborted();
      const { size } = writer;
      const { done, value } = await reader.read().catch((cause: unknown) => {
        signal?.throwIfAborted();
        throw createDownloadInterruptedError(name, size, total, cause);
      });
      if (done) break;
      await writer.write(value);
      hash.update(value);
      onProgress({ phase: "download", done: writer.size, total });
    }
    if (total !== null && writer.size < total) throw createDownloadInterruptedError(name, writer.size, total);
    return { bytes: writer.size, sha256: hash.finish() };
  } finally {
    void reader.cancel().catch(() => undefined);
    await writer?.close();
  }
}

/** Adds what an interrupted import has stored to the hash of the file. */
async function hashStored(storage: CorpusStorage, file: string, hash: Sha256): Promise<void> {
  const stored = await storage.open(file);
  try {
    await hashFile(stored, hash);
  } finally {
    stored.close?.();
  }
}

async function verifyDownload(
  { storage, readManifest }: CorpusStoreOptions,
  { name, file }: UnfinishedImport,
  actual: string,
  expected: string | undefined,
  onProgress: (progress: LoadProgress) => void,
) {
  const stored = await storage.open(file);
  try {
    await verifyCorpusFile(stored, (done) => onProgress({ phase: "check", done, total: stored.size }));
    if (expected !== undefined && expected !== actual) throw createHashMismatchError(name, expected, actual);
    return { manifest: await readManifest(stored) };
  } finally {
    stored.close?.();
  }
}

function getExpectedHash(source: CorpusSource): string | undefined {
  return source instanceof Blob ? undefined : source.sha256?.toLowerCase();
}

function isQuotaError(error: unknown): boolean {
  return error instanceof DOMException && error.name === "QuotaExceededError";
}
