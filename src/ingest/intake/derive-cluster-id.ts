import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";

/** The smallest derived id; CourtListener's ids are far below. */
export const MIN_DERIVED_CLUSTER_ID = 2 ** 40;

/**
 * Derives the cluster id of a case whose source has no numeric ids: 2^40 plus the first 40 bits of SHA-256 over
 * `namespace`, a null character and `sourceId`. It is below 2^41, so always a safe integer, and the same in every
 * build. The caller refuses a case whose id is taken by another.
 */
export function deriveClusterId(namespace: string, sourceId: string): number {
  const digest = sha256(utf8ToBytes(`${namespace}\0${sourceId}`));
  let id = 0;
  for (const byte of digest.subarray(0, 5)) id = id * 256 + byte;
  return MIN_DERIVED_CLUSTER_ID + id;
}
