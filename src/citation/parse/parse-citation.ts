import type { Citation } from "../citation.ts";
import { toRawKey } from "../key.ts";
import { selectPacks } from "../reporters/packs.ts";
import { parseWithPacks } from "./parse-with-packs.ts";

/**
 * The best reading of a string that is meant to be one citation; null if there is none. A case name, pin cite,
 * parenthetical, odd spacing or case, and damage from optical reading (`4lO U.S. 113`) are read through.
 * Offsets are into `text`.
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

/** The key to look a string up by: that of its reading, or {@link toRawKey} where nothing reads. */
export function parseCitationKey(text: string): string {
  return parseCitation(text)?.key ?? toRawKey(text);
}
