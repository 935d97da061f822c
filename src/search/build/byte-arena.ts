import type { ByteWriter } from "../postings/bytes.ts";
import { resizeUint8Array, resizeUint32Array } from "../postings/resize-arrays.ts";

const CHUNK_BITS = 20;
const CHUNK_BYTES = 1 << CHUNK_BITS;
const CHUNK_MASK = CHUNK_BYTES - 1;
/**
 * Chunks that are taken from the system at once, after the first: the allocator of most systems returns blocks of 32 MiB
 * when they are free, and keeps smaller ones. Pages to which nothing was written take no memory.
 */
const CHUNKS_PER_BLOCK = 32;
const BLOCK_BYTES = CHUNKS_PER_BLOCK * CHUNK_BYTES;

/** Blocks of memory that arenas use one after another: what one releases the next takes, and need not wait for the garbage collector. */
export class BlockPool {
  readonly #free: ArrayBuffer[] = [];

  /** Returns a block, whose bytes may be anything. */
  take(): ArrayBuffer {
    return this.#free.pop() ?? new ArrayBuffer(BLOCK_BYTES);
  }

  /** Takes back a block that is no longer used. */
  release(block: ArrayBuffer): void {
    this.#free.push(block);
  }
}

/** Sizes of a run's first, second, … slice: most words are rare, and frequent ones soon get long slices. */
const SLICE_BYTES = [12, 20, 36, 68, 132, 260, 516, 1028, 2052, 4100];
/** The last bytes of a slice contain the address of the next one. */
const SLICE_LINK_BYTES = 4;

/**
 * Many growing runs of bytes in one memory, for a build: run `n` is a chain of slices that double in length. Needs four
 * numbers per run, and at most twice the bytes that were appended. Holds up to 4 GiB.
 */
export class ByteArena {
  readonly #pool: BlockPool;
  readonly #chunks: Uint8Array[] = [];
  #end = 0;
  #first = new Uint32Array(1024);
  #at = new Uint32Array(1024);
  #limit = new Uint32Array(1024);
  #level = new Uint8Array(1024);
  #runs = 0;

  constructor(pool = new BlockPool()) {
    this.#pool = pool;
  }

  /** Bytes that the runs take. */
  get size(): number {
    return this.#chunks.length * CHUNK_BYTES;
  }

  /** Begins a run; returns its number. */
  beginRun(): number {
    const run = this.#runs++;
    if (run === this.#first.length) this.#grow();
    this.#level[run] = 0;
    const start = this.#allocate(0);
    this.#first[run] = this.#at[run] = start;
    this.#limit[run] = start + SLICE_BYTES[0]! - SLICE_LINK_BYTES;
    return run;
  }

  /** Appends a varint below 2^32. */
  appendVarint(run: number, value: number): void {
    let rest = value;
    while (rest > 127) {
      this.appendByte(run, (rest & 127) | 128);
      rest >>>= 7;
    }
    this.appendByte(run, rest);
  }

  /** Appends a whole run to `into`. */
  copyRun(run: number, into: ByteWriter): void {
    const end = this.#at[run]!;
    let from = this.#first[run]!;
    for (let level = 0; ; level++) {
      const size = SLICE_BYTES[Math.min(level, SLICE_BYTES.length - 1)]!;
      const limit = from + size - SLICE_LINK_BYTES;
      const chunk = this.#chunks[from >>> CHUNK_BITS]!;
      const isLast = end >= from && end <= limit;
      const start = from & CHUNK_MASK;
      into.append(chunk.subarray(start, start + (isLast ? end : limit) - from));
      if (isLast) return;
      const link = limit & CHUNK_MASK;
      from = (chunk[link]! | (chunk[link + 1]! << 8) | (chunk[link + 2]! << 16) | (chunk[link + 3]! << 24)) >>> 0;
    }
  }

  /** Releases the memory of all runs, which are lost. */
  release(): void {
    for (let at = 1; at < this.#chunks.length; at += CHUNKS_PER_BLOCK)
      this.#pool.release(this.#chunks[at]!.buffer as ArrayBuffer);
    this.#chunks.length = 0;
    this.#end = 0;
    this.#runs = 0;
  }

  /** Appends a byte. */
  appendByte(run: number, byte: number): void {
    let at = this.#at[run]!;
    if (at === this.#limit[run]) at = this.#extend(run, at);
    this.#chunks[at >>> CHUNK_BITS]![at & CHUNK_MASK] = byte;
    this.#at[run] = at + 1;
  }

  #extend(run: number, at: number): number {
    const level = Math.min(this.#level[run]! + 1, SLICE_BYTES.length - 1);
    const start = this.#allocate(level);
    const chunk = this.#chunks[at >>> CHUNK_BITS]!;
    for (let i = 0; i < SLICE_LINK_BYTES; i++) chunk[(at & CHUNK_MASK) + i] = (start >>> (8 * i)) & 255;
    this.#level[run] = level;
    this.#limit[run] = start + SLICE_BYTES[level]! - SLICE_LINK_BYTES;
    return start;
  }

  /** A slice never lies across two chunks. */
  #allocate(level: number): number {
    const size = SLICE_BYTES[level]!;
    if ((this.#end & CHUNK_MASK) + size > CHUNK_BYTES || this.#end === this.#chunks.length * CHUNK_BYTES) {
      this.#end = this.#chunks.length * CHUNK_BYTES;
      this.#chunks.push(this.#takeChunk());
    }
    const start = this.#end;
    this.#end += size;
    return start;
  }

  #takeChunk(): Uint8Array {
    const taken = this.#chunks.length;
    if (taken === 0) return new Uint8Array(CHUNK_BYTES);
    const at = (taken - 1) % CHUNKS_PER_BLOCK;
    const block = at === 0 ? this.#pool.take() : this.#chunks[taken - 1]!.buffer;
    return new Uint8Array(block, at * CHUNK_BYTES, CHUNK_BYTES);
  }

  #grow(): void {
    const length = this.#first.length * 2;
    this.#first = resizeUint32Array(this.#first, length);
    this.#at = resizeUint32Array(this.#at, length);
    this.#limit = resizeUint32Array(this.#limit, length);
    this.#level = resizeUint8Array(this.#level, length);
  }
}
