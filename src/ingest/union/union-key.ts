import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { OpenCorpusFile } from "../../store/corpus.ts";
import { FORMAT_VERSION } from "../../store/file/trailer.ts";

/** The name under which a union file stores its key. */
export const UNION_KEY = "union_key";

/** Identifies a set of corpora in an order, and the version of Headnote: 64 hexadecimal digits. */
export type UnionKey = string;

/** Incremented with every change of what a union file contains. */
const UNION_VERSION = 1;

/** Computes the key of a set of corpora from the manifest and the checksum of each. */
export function computeUnionKey(parts: readonly OpenCorpusFile[], builtBy: string): UnionKey {
  const identity = parts.map(({ manifest, bytes, checksum }) => [manifest, bytes, checksum]);
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify([UNION_VERSION, FORMAT_VERSION, builtBy, identity]))));
}
