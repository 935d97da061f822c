import type { WritableCorpusFile } from "../file/corpus-file.ts";
import { computeSorterBytes, type Scratch } from "./scratch.ts";
import { createRecordWriter, openRecordCursor, type RecordCursor } from "./spool.ts";

/** Sorts numbered records of any amount in bounded memory. Records of one key stay in the order in which they came. */
export interface ExternalSorter {
  /** Adds a record; the bytes are copied. */
  add(key: number, bytes: Uint8Array): void;
  /** Returns the records in ascending order of key; nothing may be added afterwards. */
  sort(): RecordCursor;
  /** Releases the memory and the file. */
  close(): void;
}

/** Bytes that the runs of one sorter are read with at least, together at most the sorter's memory. */
const MIN_READ_BUFFER_BYTES = 16 * 1024;

/**
 * Creates a sorter: records fill a buffer, which is sorted and written to a scratch file when it is full; the sorted
 * runs are merged while they are read (Knuth, The Art of Computer Programming 3, 5.4). Records that fit into the buffer
 * need no file.
 */
export function createExternalSorter(scratch: Scratch): ExternalSorter {
  const limit = computeSorterBytes(scratch);
  let batch = createBatch(limit);
  let file: WritableCorpusFile | null = null;
  const runs: { readonly start: number; readonly end: number }[] = [];

  function writeRun(): void {
    file ??= scratch.createFile();
    const start = file.size;
    const writer = createRecordWriter(file);
    const sorted = batch.sort();
    while (sorted.next()) writer.add(sorted.key, sorted.bytes);
    writer.flush();
    runs.push({ start, end: writer.end() });
    batch.clear();
  }

  return {
    add(key, bytes) {
      if (batch.count > 0 && !batch.hasRoom(bytes.length)) writeRun();
      batch.add(key, bytes);
    },
    sort() {
      if (file === null) return batch.sort();
      if (batch.count > 0) writeRun();
      batch = createBatch(0);
      const source = file;
      const bufferBytes = Math.max(MIN_READ_BUFFER_BYTES, Math.floor(limit / runs.length));
      return mergeCursors(runs.map(({ start, end }) => openRecordCursor(source, start, end, bufferBytes)));
    },
    close() {
      file?.close?.();
      file = null;
      batch = createBatch(0);
    },
  };
}

/** Bytes that a record takes in a batch besides its own: key, offset, order. */
const RECORD_OVERHEAD_BYTES = 16;
const INITIAL_BATCH_BYTES = 4096;

/** The records in memory. */
interface Batch {
  readonly count: number;
  hasRoom(bytes: number): boolean;
  add(key: number, bytes: Uint8Array): void;
  sort(): RecordCursor;
  clear(): void;
}

function createBatch(limit: number): Batch {
  let data = new Uint8Array(INITIAL_BATCH_BYTES);
  let keys = new Float64Array(INITIAL_BATCH_BYTES / 8);
  /** Where each record ends in `data`. */
  let ends = new Uint32Array(INITIAL_BATCH_BYTES / 8);
  let count = 0;
  let filled = 0;
  let isSorted = true;

  return {
    get count() {
      return count;
    },
    hasRoom: (bytes) => filled + bytes + RECORD_OVERHEAD_BYTES * (count + 1) <= limit,
    add(key, bytes) {
      if (filled + bytes.length > data.length) data = grow(data, Uint8Array, filled + bytes.length);
      if (count === keys.length) {
        keys = grow(keys, Float64Array, count + 1);
        ends = grow(ends, Uint32Array, count + 1);
      }
      if (count > 0 && key < keys[count - 1]!) isSorted = false;
      data.set(bytes, filled);
      filled += bytes.length;
      keys[count] = key;
      ends[count++] = filled;
    },
    sort() {
      const order = isSorted ? null : sortKeys(keys, count);
      let at = -1;
      let record = 0;
      return {
        get key() {
          return keys[record]!;
        },
        get bytes() {
          return data.subarray(record === 0 ? 0 : ends[record - 1]!, ends[record]!);
        },
        next() {
          if (++at >= count) return false;
          record = order === null ? at : order[at]!;
          return true;
        },
      };
    },
    clear() {
      count = filled = 0;
      isSorted = true;
    },
  };
}

function grow<Numbers extends Uint8Array | Uint32Array | Float64Array>(
  numbers: Numbers,
  kind: new (length: number) => Numbers,
  needed: number,
): Numbers {
  const larger = new kind(Math.max(needed, 2 * numbers.length));
  larger.set(numbers);
  return larger;
}

function sortKeys(keys: Float64Array, count: number): Uint32Array {
  const order = Uint32Array.from({ length: count }, (_, record) => record);
  return order.sort((a, b) => keys[a]! - keys[b]! || a - b);
}

/** Merges sorted cursors; of equal keys those of the earlier cursor come first. */
function mergeCursors(cursors: readonly RecordCursor[]): RecordCursor {
  /** A heap of the numbers of the cursors that have a record, the smallest first. */
  const heap: number[] = [];
  const isBefore = (a: number, b: number) => {
    const difference = cursors[a]!.key - cursors[b]!.key;
    return difference < 0 || (difference === 0 && a < b);
  };
  function sink(from: number): void {
    const moved = heap[from]!;
    let at = from;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && isBefore(heap[child + 1]!, heap[child]!)) child++;
      if (!isBefore(heap[child]!, moved)) break;
      heap[at] = heap[child]!;
      at = child;
    }
    heap[at] = moved;
  }
  cursors.forEach((cursor, number) => {
    if (cursor.next()) heap.push(number);
  });
  for (let at = heap.length >> 1; at >= 0; at--) if (at < heap.length) sink(at);
  let hasBegun = false;
  return {
    get key() {
      return cursors[heap[0]!]!.key;
    },
    get bytes() {
      return cursors[heap[0]!]!.bytes;
    },
    next() {
      if (hasBegun && heap.length > 0) {
        if (!cursors[heap[0]!]!.next()) {
          const last = heap.pop()!;
          if (heap.length > 0) heap[0] = last;
        }
        if (heap.length > 0) sink(0);
      }
      hasBegun = true;
      return heap.length > 0;
    },
  };
}
