import {
  type CorpusFile,
  createMemoryFile,
  openCorpusBytes,
  type WritableCorpusFile,
} from "../../store/file/corpus-file.ts";

/** A union file under construction. */
export interface PendingUnionFile extends WritableCorpusFile {
  /** Makes the file available under its key, and opens it for reading. */
  publish(): Promise<CorpusFile>;
  /** Removes the file; does nothing after `publish`. */
  discard(): void;
}

/**
 * Keeps union files, which contain what depends on all corpora of a set, so that it is computed once. Keys are 64
 * hexadecimal digits.
 */
export interface UnionFiles {
  /** Opens the file of a key; `null` if there is none. */
  open(key: string): Promise<CorpusFile | null>;
  /** Creates an empty file, which is found by the key once it is published. */
  create(key: string): Promise<PendingUnionFile>;
}

/** Creates a store that keeps nothing: every union is computed in memory. */
export function createMemoryUnionFiles(): UnionFiles {
  return {
    open: async () => null,
    create: async () => {
      const file = createMemoryFile();
      return {
        get size() {
          return file.size;
        },
        read: file.read,
        write: file.write,
        publish: async () => openCorpusBytes(file.bytes()),
        discard: () => undefined,
      };
    },
  };
}
