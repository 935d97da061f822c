import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";

/**
 * Returns the SHA-256 of a text's UTF-8 bytes, as 64 lower-case hexadecimal digits. By the platform's own code where there
 * is any: a page that was loaded over plain http has no `crypto.subtle`.
 */
export async function hashSha256(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const { subtle } = globalThis.crypto ?? {};
  return bytesToHex(subtle === undefined ? sha256(bytes) : new Uint8Array(await subtle.digest("SHA-256", bytes)));
}
