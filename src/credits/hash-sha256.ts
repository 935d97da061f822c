import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";

/** Bytes up to which a hash made here is ready before the platform's own has been handed to another thread and back. */
const MAX_SHORT_BYTES = 1024;

/**
 * Returns the SHA-256 of a text's UTF-8 bytes, as 64 lower-case hexadecimal digits. By the platform's own code where the
 * text is long and there is any: a page that was loaded over plain http has no `crypto.subtle`.
 */
export async function hashSha256(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const { subtle } = globalThis.crypto ?? {};
  const isShort = bytes.length <= MAX_SHORT_BYTES || subtle === undefined;
  return bytesToHex(isShort ? sha256(bytes) : new Uint8Array(await subtle.digest("SHA-256", bytes)));
}
