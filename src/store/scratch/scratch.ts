import { createMemoryFile, type WritableCorpusFile } from "../file/corpus-file.ts";

/** Where a build keeps what does not fit into its memory, and how much memory it may use. */
export interface Scratch {
  /** Bytes of memory that the whole build may use. */
  readonly memoryBytes: number;
  /** Creates an empty file; closing it removes it. */
  createFile(): WritableCorpusFile;
}

/** Memory of a build unless another is stated: 1 GiB. */
export const DEFAULT_BUILD_MEMORY_BYTES = 2 ** 30;

/** Creates a scratch whose files are in memory, for small builds and for places without a disk. */
export function createMemoryScratch(memoryBytes = DEFAULT_BUILD_MEMORY_BYTES): Scratch {
  return { memoryBytes, createFile: createMemoryFile };
}

/** Returns the bytes that one sorter may hold in memory: several are open at the same time. */
export function computeSorterBytes({ memoryBytes }: Scratch): number {
  return Math.max(MIN_SORTER_BYTES, Math.floor(memoryBytes / SORTERS_PER_MEMORY));
}

/** Returns the memory that the pages of the corpus may take while they are written, in KiB. */
export function computePageCacheKib({ memoryBytes }: Scratch): number {
  return Math.max(MIN_PAGE_CACHE_KIB, Math.floor(memoryBytes / PAGE_CACHES_PER_MEMORY / 1024));
}

/** The share of the memory that the pages of the corpus may take is one in this number. */
export const PAGE_CACHES_PER_MEMORY = 16;
const MIN_PAGE_CACHE_KIB = 8192;
const SORTERS_PER_MEMORY = 32;
const MIN_SORTER_BYTES = 64 * 1024;
