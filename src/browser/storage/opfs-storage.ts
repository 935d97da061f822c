import type { CorpusFile } from "../../store/file/corpus-file.ts";
import type { CorpusStorage } from "./corpus-storage.ts";

const OPFS_FOLDER = "headnote";

/**
 * Opens a storage in the origin's private file system, whose files are read in place by position. For dedicated workers,
 * because only they have synchronous access.
 */
export async function openOpfsStorage(storage: StorageManager = navigator.storage): Promise<CorpusStorage> {
  const folder = await (await storage.getDirectory()).getDirectoryHandle(OPFS_FOLDER, { create: true });
  return {
    async append(file) {
      const access = await openSyncAccess(await folder.getFileHandle(file, { create: true }), "readwrite");
      let size = access.getSize();
      let unflushed = 0;
      return {
        get size() {
          return size;
        },
        async write(bytes) {
          for (let done = 0; done < bytes.length; ) {
            const written = access.write(bytes.subarray(done), { at: size });
            if (written === 0) throw new DOMException("The storage is full.", "QuotaExceededError");
            done += written;
            size += written;
          }
          unflushed += bytes.length;
          if (unflushed >= FLUSH_BYTES) {
            access.flush();
            unflushed = 0;
          }
        },
        async close() {
          try {
            access.flush();
          } finally {
            access.close();
          }
        },
      };
    },

    async open(file) {
      return toCorpusFile(await openSyncAccess(await folder.getFileHandle(file), "read-only"));
    },

    remove: (file) => folder.removeEntry(file).catch(() => undefined),

    async listFiles() {
      const names: string[] = [];
      for await (const name of (folder as unknown as { keys(): AsyncIterable<string> }).keys()) names.push(name);
      return names;
    },
  };
}

const FLUSH_BYTES = 16 * 2 ** 20;

/** Returns a file that is read by position on every call; it is not kept in memory. */
function toCorpusFile(access: SyncAccessHandle): CorpusFile {
  const size = access.getSize();
  return {
    size,
    read(offset, length) {
      const bytes = new Uint8Array(Math.max(0, Math.min(length, size - offset)));
      const done = access.read(bytes, { at: offset });
      return done === bytes.length ? bytes : bytes.subarray(0, done);
    },
    readInto: (offset, into) => access.read(into, { at: offset }),
    close: () => access.close(),
  };
}

const MAX_OPEN_ATTEMPTS = 50;
const RETRY_DELAY_MS = 20;

/**
 * Opens a file synchronously. Browsers that ignore `mode` allow one handle at a time, and a worker that has just ended may
 * still hold it, so this retries for up to one second.
 */
async function openSyncAccess(
  handle: FileSystemFileHandle,
  mode: "readwrite" | "read-only",
): Promise<SyncAccessHandle> {
  const { createSyncAccessHandle } = handle as unknown as WorkerFileHandle;
  for (let tries = 1; ; tries++) {
    try {
      return await createSyncAccessHandle.call(handle, { mode });
    } catch (error) {
      const isHeld = error instanceof DOMException && error.name === "NoModificationAllowedError";
      if (!isHeld || tries === MAX_OPEN_ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    }
  }
}

// TypeScript declares these only in its library for workers, which conflicts with the one for pages.
interface WorkerFileHandle {
  createSyncAccessHandle(options: { mode: "readwrite" | "read-only" }): Promise<SyncAccessHandle>;
}

interface SyncAccessHandle {
  getSize(): number;
  read(bytes: Uint8Array, options: { at: number }): number;
  write(bytes: Uint8Array, options: { at: number }): number;
  flush(): void;
  close(): void;
}
