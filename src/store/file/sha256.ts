import { createHashModule, HASH_BLOCK_BYTES, HASH_DATA_OFFSET, MAX_HASH_DATA_BYTES } from "./sha256-module.ts";

/** The SHA-256 (FIPS 180-4) of bytes that are added one after another. */
export interface Sha256 {
  /** Adds bytes. */
  update(bytes: Uint8Array): void;
  /** Returns the hash of all bytes, 64 hexadecimal digits; nothing may be added afterwards. */
  finish(): string;
}

const HASH_BYTES = 32;
const LENGTH_BYTES = 8;

/**
 * Creates a hash in WebAssembly. `crypto.subtle` hashes only what is in memory as a whole, and JavaScript, without
 * instructions that rotate bits, takes several times as long: it was most of the time of storing a corpus.
 */
export async function createSha256(): Promise<Sha256> {
  const { memory, run } = await createHashModule();
  const data = new Uint8Array(memory.buffer, HASH_DATA_OFFSET, MAX_HASH_DATA_BYTES);
  let filled = 0;
  let total = 0;

  function compress(): void {
    const whole = filled - (filled % HASH_BLOCK_BYTES);
    if (whole === 0) return;
    run(HASH_DATA_OFFSET, HASH_DATA_OFFSET + whole);
    data.copyWithin(0, whole, filled);
    filled -= whole;
  }

  function append(bytes: Uint8Array): void {
    for (let from = 0; from < bytes.length; ) {
      const length = Math.min(bytes.length - from, data.length - filled);
      data.set(bytes.subarray(from, from + length), filled);
      filled += length;
      from += length;
      compress();
    }
  }

  return {
    update(bytes) {
      total += bytes.length;
      append(bytes);
    },
    finish() {
      const used = (filled + 1 + LENGTH_BYTES) % HASH_BLOCK_BYTES;
      const padding = new Uint8Array(1 + ((HASH_BLOCK_BYTES - used) % HASH_BLOCK_BYTES) + LENGTH_BYTES);
      padding[0] = 0x80;
      new DataView(padding.buffer).setBigUint64(padding.length - LENGTH_BYTES, BigInt(total) * 8n);
      append(padding);
      const state = new DataView(memory.buffer, 0, HASH_BYTES);
      let digits = "";
      for (let at = 0; at < HASH_BYTES; at += 4) digits += state.getUint32(at, true).toString(16).padStart(8, "0");
      return digits;
    },
  };
}
