import type { UnionFiles } from "../../corpus/union/union-files.ts";
import { createMemoryFile } from "../../store/file/corpus-file.ts";
import type { CorpusStorage } from "../storage/corpus-storage.ts";

const PREFIX = "union-";
/** Maximum number of union files that are kept; the newest remain. */
const MAX_KEPT_FILES = 4;
/** Bytes that are written at once. */
const WRITE_BYTES = 2 ** 20;

/** Returns whether a file of the storage contains what was computed of several corpora. */
export function isUnionFile(file: string): boolean {
  return file.startsWith(PREFIX);
}

/**
 * Keeps union files in the storage of the corpora, as `union-<time>-<key>`. A file is computed in memory and then stored.
 * @param now returns milliseconds since 1970
 */
export function createStoredUnionFiles(storage: CorpusStorage, now: () => number): UnionFiles {
  const listStored = async () => (await storage.listFiles()).filter(isUnionFile).sort();
  return {
    async open(key) {
      const stored = (await listStored()).findLast((file) => file.endsWith(`-${key}`));
      return stored === undefined ? null : storage.open(stored);
    },
    async create(key) {
      const file = createMemoryFile();
      return {
        get size() {
          return file.size;
        },
        read: file.read,
        write: file.write,
        discard: () => undefined,
        async publish() {
          const name = `${PREFIX}${String(now()).padStart(15, "0")}-${key}`;
          const bytes = file.bytes();
          const writer = await storage.append(name);
          for (let at = 0; at < bytes.length; at += WRITE_BYTES)
            await writer.write(bytes.subarray(at, at + WRITE_BYTES));
          await writer.close();
          for (const old of (await listStored()).slice(0, -MAX_KEPT_FILES)) await storage.remove(old);
          return storage.open(name);
        },
      };
    },
  };
}
