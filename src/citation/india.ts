import type { Citation } from "./citation.ts";
import { type BaseFindOptions, findWithPacks } from "./find/find-with-packs.ts";
import { parseWithPacks } from "./parse/parse-with-packs.ts";
import { INDIA_PACK } from "./reporters/india-pack.ts";

export type { Jurisdiction } from "../law/jurisdiction.ts";
export type { Citation, CitationFormat, CitationKind, Span } from "./citation.ts";
export type { BaseFindOptions } from "./find/find-with-packs.ts";

const PACKS = [INDIA_PACK];

/**
 * As `findCitations` of the whole package, with Indian reporters alone: nothing else is loaded.
 *
 * @example
 * ```ts
 * import { findCitations } from "headnote/citation/india";
 *
 * console.log(findCitations("Kesavananda Bharati v. State of Kerala, (1973) 4 SCC 225").length); // 1
 * ```
 */
export function findCitations(text: string, options: BaseFindOptions = {}): Citation[] {
  return findWithPacks(PACKS, text, options);
}

/**
 * As `parseCitation` of the whole package, with Indian reporters alone.
 *
 * @example
 * ```ts
 * import { parseCitation } from "headnote/citation/india";
 *
 * console.log(parseCitation("A.I.R. 1950 S.C. 27")?.key); // air/1950/sc/27
 * ```
 */
export function parseCitation(text: string): Citation | null {
  return parseWithPacks(PACKS, text);
}
