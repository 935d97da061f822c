import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";

/** Ids derived from a name begin here; ids that CourtListener gives out stay far below. */
export const MIN_DERIVED_CLUSTER_ID = 2 ** 40;

/**
 * The cluster id of a case whose source has no numeric id of its own: 2^40 plus the first 40 bits of
 * SHA-256 over `namespace`, a null character and `buildSourceId`. Between 2^40 and 2^41, so always a safe integer.
 * The same source gives the same id in every build; two cases that meet in one id are for the caller to refuse.
 */
export function deriveClusterId(namespace: string, sourceId: string): number {
  const digest = sha256(utf8ToBytes(`${namespace}\0${sourceId}`));
  let id = 0;
  for (const byte of digest.subarray(0, 5)) id = id * 256 + byte;
  return MIN_DERIVED_CLUSTER_ID + id;
}
