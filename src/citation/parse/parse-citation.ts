import type { Citation } from "../citation.ts";
import { toRawKey } from "../key.ts";
import { selectPacks } from "../reporters/packs.ts";
import { parseWithPacks } from "./parse-with-packs.ts";

/**
 * Parses a string that is meant to be one citation; returns `null` if it contains none. Tolerates a case name, pin
 * cite, parenthetical, unusual spacing or case, and errors of optical reading (`4lO U.S. 113`). Offsets are into
 * `text`.
 *
 * @example
 * ```ts
 * import { parseCitation } from "headnote";
 *
 * console.log(parseCitation("A.I.R. 1950 S.C. 27")?.key); // air/1950/sc/27
 * console.log(parseCitation("no citation")); // null
 * ```
 */
export function parseCitation(text: string): Citation | null {
  return parseWithPacks(selectPacks(), text);
}

/**
 * Returns the key by which to look up a string: that of the citation in it, or {@link toRawKey} if it contains none.
 */
export function parseCitationKey(text: string): string {
  return parseCitation(text)?.key ?? toRawKey(text);
}
