import type { Citation } from "./citation.ts";
import { type BaseFindOptions, findWithPacks } from "./find/find-with-packs.ts";
import { parseWithPacks } from "./parse/parse-with-packs.ts";
import { US_PARSER_PACK } from "./parse/us-parser-pack.ts";

export type { Jurisdiction } from "../law/jurisdiction.ts";
export type { Citation, CitationFormat, CitationKind, Span } from "./citation.ts";
export type { BaseFindOptions } from "./find/find-with-packs.ts";

const PACKS = [US_PARSER_PACK];

/**
 * Finds every citation in a text as `findCitations` of `headnote/citation` does, with American reporters only; loads no
 * others.
 *
 * @example
 * ```ts
 * import { findCitations } from "headnote/citation/us";
 *
 * console.log(findCitations("Brown v. Board of Education, 347 U.S. 483 (1954)").length); // 1
 * ```
 */
export function findCitations(text: string, options: BaseFindOptions = {}): Citation[] {
  return findWithPacks(PACKS, text, options);
}

/**
 * Parses one citation as `parseCitation` of `headnote/citation` does, with American reporters only.
 *
 * @example
 * ```ts
 * import { parseCitation } from "headnote/citation/us";
 *
 * console.log(parseCitation("347 U. S. 483")?.key); // us/347/483
 * ```
 */
export function parseCitation(text: string): Citation | null {
  return parseWithPacks(PACKS, text);
}
