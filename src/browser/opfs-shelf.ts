import type { CorpusFile } from "../store/corpus-file.ts";
import type { Shelf } from "./shelf.ts";

const FOLDER = "headnote";

/**
 * Files of the origin's private file system, read in place by position. For dedicated workers: nothing else has
 * synchronous access.
 */
export async function opfsShelf(storage: StorageManager = navigator.storage): Promise<Shelf> {
  const folder = await (await storage.getDirectory()).getDirectoryHandle(FOLDER, { create: true });
  return {
    async append(file) {
      const access = await openAccess(await folder.getFileHandle(file, { create: true }), "readwrite");
      let size = access.getSize();
      let unflushed = 0;
      return {
        get size() {
          return size;
        },
        async write(bytes) {
          for (let done = 0; done < bytes.length; ) {
            const written = access.write(bytes.subarray(done), { at: size });
            if (written === 0) throw new DOMException("Nothing more could be written.", "QuotaExceededError");
            done += written;
            size += written;
          }
          unflushed += bytes.length;
          if (unflushed >= FLUSH_AFTER) {
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
      return accessFile(await openAccess(await folder.getFileHandle(file), "read-only"));
    },

    remove: (file) => folder.removeEntry(file).catch(() => undefined),

    async files() {
      const names: string[] = [];
      for await (const name of (folder as unknown as { keys(): AsyncIterable<string> }).keys()) names.push(name);
      return names;
    },
  };
}

const FLUSH_AFTER = 16 * 2 ** 20;

/** A file that is read by position, as SQLite asks; nothing of it is kept in memory. */
function accessFile(access: SyncAccessHandle): CorpusFile {
  const size = access.getSize();
  return {
    size,
    read(offset, length) {
      const bytes = new Uint8Array(Math.max(0, Math.min(length, size - offset)));
      const done = access.read(bytes, { at: offset });
      return done === bytes.length ? bytes : bytes.subarray(0, done);
    },
    close: () => access.close(),
  };
}

const TRIES = 50;
const BETWEEN_TRIES_MS = 20;

/**
 * Browsers without the mode give one holder at a time: a worker that has just ended may still count as one, so this
 * waits for up to a second.
 */
async function openAccess(handle: FileSystemFileHandle, mode: "readwrite" | "read-only"): Promise<SyncAccessHandle> {
  const { createSyncAccessHandle } = handle as unknown as WorkerFileHandle;
  for (let tries = 1; ; tries++) {
    try {
      return await createSyncAccessHandle.call(handle, { mode });
    } catch (error) {
      const isHeld = error instanceof DOMException && error.name === "NoModificationAllowedError";
      if (!isHeld || tries === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_TRIES_MS));
    }
  }
}

// TypeScript knows these in its library for workers only, which cannot stand beside the one for pages.
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
