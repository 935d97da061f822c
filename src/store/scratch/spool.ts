import type { WritableCorpusFile } from "../file/corpus-file.ts";
import type { Scratch } from "./scratch.ts";

/** Receives numbered records and returns them in the same order. */
export interface Spool {
  /** Appends a record; the bytes are copied. */
  add(key: number, bytes: Uint8Array): void;
  /** Returns the records from the first on; nothing may be added afterwards. */
  read(): RecordCursor;
  /** Releases the memory and the file. */
  close(): void;
}

/** Reads records one after another. */
export interface RecordCursor {
  /** Moves to the next record; returns false at the end. */
  next(): boolean;
  /** Key of the current record. */
  readonly key: number;
  /** Bytes of the current record, valid until the cursor moves. */
  readonly bytes: Uint8Array;
}

/** Bytes before the bytes of a record: its key (float64) and its length (uint32), little-endian. */
const HEADER_BYTES = 12;
const WRITE_BUFFER_BYTES = 256 * 1024;
const READ_BUFFER_BYTES = 128 * 1024;

/** Creates a spool. It takes two small buffers of memory; the records are in a scratch file. */
export function createSpool(scratch: Scratch): Spool {
  let file: WritableCorpusFile | null = null;
  let writer: RecordWriter | null = null;
  return {
    add(key, bytes) {
      file ??= scratch.createFile();
      writer ??= createRecordWriter(file);
      writer.add(key, bytes);
    },
    read() {
      writer?.flush();
      return file && writer ? openRecordCursor(file, 0, writer.end()) : EMPTY_CURSOR;
    },
    close() {
      file?.close?.();
      file = writer = null;
    },
  };
}

const EMPTY_CURSOR: RecordCursor = { next: () => false, key: 0, bytes: new Uint8Array(0) };

/** Appends records to a file. */
export interface RecordWriter {
  add(key: number, bytes: Uint8Array): void;
  /** Writes what is buffered. */
  flush(): void;
  /** Returns the offset after the last record. */
  end(): number;
}

/** Creates a writer of records at the end of a file. */
export function createRecordWriter(file: WritableCorpusFile): RecordWriter {
  let buffer = new Uint8Array(WRITE_BUFFER_BYTES);
  let view = new DataView(buffer.buffer);
  let filled = 0;
  let end = file.size;
  function flush(): void {
    if (filled > 0) file.write(end, buffer.subarray(0, filled));
    end += filled;
    filled = 0;
  }
  return {
    add(key, bytes) {
      const needed = HEADER_BYTES + bytes.length;
      if (filled + needed > buffer.length) flush();
      if (needed > buffer.length) {
        buffer = new Uint8Array(2 * needed);
        view = new DataView(buffer.buffer);
      }
      view.setFloat64(filled, key, true);
      view.setUint32(filled + 8, bytes.length, true);
      buffer.set(bytes, filled + HEADER_BYTES);
      filled += needed;
    },
    flush,
    end: () => end + filled,
  };
}

/**
 * Reads the records between two offsets of a file.
 * @param bufferBytes bytes that are read at a time
 */
export function openRecordCursor(
  file: WritableCorpusFile,
  start: number,
  end: number,
  bufferBytes = READ_BUFFER_BYTES,
): RecordCursor {
  let buffer: Uint8Array = new Uint8Array(0);
  let view = new DataView(buffer.buffer);
  let at = 0;
  let next = start;
  let key = 0;
  let bytes: Uint8Array = buffer;

  /** Makes `count` bytes available from `at` on. */
  function require(count: number): void {
    if (buffer.length - at >= count) return;
    const from = next - (buffer.length - at);
    buffer = file.read(from, Math.min(end - from, Math.max(count, bufferBytes)));
    view = new DataView(buffer.buffer, buffer.byteOffset, buffer.length);
    next = from + buffer.length;
    at = 0;
  }

  return {
    get key() {
      return key;
    },
    get bytes() {
      return bytes;
    },
    next() {
      if (next >= end && at >= buffer.length) return false;
      require(HEADER_BYTES);
      key = view.getFloat64(at, true);
      const length = view.getUint32(at + 8, true);
      require(HEADER_BYTES + length);
      bytes = buffer.subarray(at + HEADER_BYTES, at + HEADER_BYTES + length);
      at += HEADER_BYTES + length;
      return true;
    },
  };
}
