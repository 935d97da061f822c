import type { LoadProgress } from "../../worker/worker-settings.ts";
import {
  createDownloadInterruptedError,
  createHashMismatchError,
  createStorageFullError,
} from "../corpora/corpus-errors.ts";
import type {
  CorpusEntry,
  CorpusImportOptions,
  CorpusSource,
  CorpusStoreOptions,
  UnfinishedImport,
} from "../corpora/corpus-store.ts";
import type { CorpusStorage } from "../storage/corpus-storage.ts";
import { type Download, openDownload } from "./open-download.ts";
import { verifyCorpusFile } from "./verify-corpus-file.ts";

/** Brings a corpus onto the shelf, checks it, and only then gives it its name in place of what had it. */
export async function importCorpus(
  parts: CorpusStoreOptions,
  name: string,
  source: CorpusSource,
  { onProgress = () => undefined, signal }: CorpusImportOptions = {},
): Promise<CorpusEntry> {
  const { database, storage: shelf } = parts;
  const [unfinished, download] = await beginImport(parts, name, source, signal);
  const { file, url } = unfinished;

  async function orDiscard<T>(work: Promise<T>, isKept: (error: unknown) => boolean): Promise<T> {
    try {
      return await work;
    } catch (error) {
      if (!isKept(error)) {
        await database.delete("imports", name);
        await shelf.remove(file);
      }
      throw isQuotaError(error) ? createStorageFullError(name, download.total, error) : error;
    }
  }

  await orDiscard(requireFreeSpace(name, download), () => false);
  const bytes = await orDiscard(
    writeDownload(shelf, unfinished, download, onProgress, signal),
    // Bytes that are good as far as they go, if they can be gone on from.
    (error) => unfinished.version !== null && !isQuotaError(error),
  );
  const checked = await orDiscard(verifyDownload(parts, unfinished, getExpectedHash(source), onProgress), () => false);

  const entry = { name, bytes, ...checked, importedAt: parts.now(), url };
  const before = await database.get("corpora", name);
  const change = database.transaction(["corpora", "imports"], "readwrite", { durability: "strict" });
  await Promise.all([
    change.objectStore("corpora").put({ ...entry, file }),
    change.objectStore("imports").delete(name),
    change.done,
  ]);
  // Where an engine has it open it stays, and is swept later.
  if (before) await shelf.remove(before.file);
  return entry;
}

/** The record of this import, written before its file, and the bytes that are missing from it. */
async function beginImport(
  { database, storage: shelf, newId }: CorpusStoreOptions,
  name: string,
  source: CorpusSource,
  signal: AbortSignal | undefined,
): Promise<[UnfinishedImport, Download]> {
  const url = source instanceof Blob ? null : source.url;
  const earlier = await database.get("imports", name);
  const goesOn = earlier !== undefined && url !== null && earlier.url === url;
  const from = goesOn ? await readFileSize(shelf, earlier.file) : 0;
  const download =
    source instanceof Blob
      ? { from: 0, total: source.size, version: null, body: source.stream() }
      : await openDownload(source.url, { from, version: goesOn ? earlier.version : null }, signal);
  const unfinished =
    goesOn && download.from > 0 ? earlier : { name, file: `${newId()}.sqlite`, url, version: download.version };
  await database.put("imports", unfinished);
  if (earlier && earlier.file !== unfinished.file) await shelf.remove(earlier.file);
  return [unfinished, download];
}

async function readFileSize(shelf: CorpusStorage, file: string): Promise<number> {
  const writer = await shelf.append(file);
  const { size } = writer;
  await writer.close();
  return size;
}

/** Says so before anything is fetched, where the browser knows that it will not fit. */
async function requireFreeSpace(name: string, { from, total }: Download): Promise<void> {
  const { quota, usage } = await navigator.storage.estimate();
  if (total === null || quota === undefined || usage === undefined) return;
  if (total - from > quota - usage) throw createStorageFullError(name, total);
}

async function writeDownload(
  shelf: CorpusStorage,
  { name, file }: UnfinishedImport,
  { total, body }: Download,
  onProgress: (progress: LoadProgress) => void,
  signal: AbortSignal | undefined,
): Promise<number> {
  const writer = await shelf.append(file);
  const reader = body.getReader();
  try {
    for (;;) {
      signal?.throwIfAborted();
      const { done, value } = await reader.read().catch((cause: unknown) => {
        signal?.throwIfAborted();
        throw createDownloadInterruptedError(name, writer.size, total, cause);
      });
      if (done) break;
      await writer.write(value);
      onProgress({ phase: "download", done: writer.size, total });
    }
    if (total !== null && writer.size < total) throw createDownloadInterruptedError(name, writer.size, total);
    return writer.size;
  } finally {
    void reader.cancel().catch(() => undefined);
    await writer.close();
  }
}

async function verifyDownload(
  { storage: shelf, readManifest }: CorpusStoreOptions,
  { name, file }: UnfinishedImport,
  expected: string | undefined,
  onProgress: (progress: LoadProgress) => void,
) {
  const stored = await shelf.open(file);
  try {
    const sha256 = await verifyCorpusFile(stored, (done) => onProgress({ phase: "check", done, total: stored.size }));
    if (expected !== undefined && expected !== sha256) throw createHashMismatchError(name, expected, sha256);
    return { sha256, manifest: await readManifest(stored) };
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
