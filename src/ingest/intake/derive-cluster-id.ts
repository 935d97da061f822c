import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";

/** The smallest derived id; the numeric ids of sources are far below. */
export const MIN_DERIVED_CLUSTER_ID = 2 ** 52;

/**
 * Derives the cluster id of a case whose source has no numeric ids: 2^52 plus the first 52 bits of SHA-256 over
 * `namespace`, a null character and `sourceId`. It is below 2^53, so always a safe integer, and the same in every
 * build. The caller refuses a case whose id is taken by another.
 */
export function deriveClusterId(namespace: string, sourceId: string): number {
  const digest = sha256(utf8ToBytes(`${namespace}\0${sourceId}`));
  let id = 0;
  for (const byte of digest.subarray(0, 6)) id = id * 256 + byte;
  return MIN_DERIVED_CLUSTER_ID + id * 16 + (digest[6]! >>> 4);
}

/** Returns the number that a source's id is; null if it is not one, or could be a derived id. */
export function parseNumericId(sourceId: string): number | null {
  return /^[1-9]\d{0,14}$/.test(sourceId) ? Number(sourceId) : null;
}
