import type { Jurisdiction } from "../../law/jurisdiction.ts";
import type { Citation } from "../citation.ts";
import { selectPacks } from "../reporters/packs.ts";
import { type BaseFindOptions, findWithPacks } from "./find-with-packs.ts";

export interface FindOptions extends BaseFindOptions {
  /** Whose reporters to read. Default: US and IN. Fewer is a little faster and never mistakes one for the other. */
  readonly jurisdictions?: readonly Jurisdiction[];
}

/**
 * Finds every citation in a text, in the order of the text: cases, short forms, `supra`, `id.`, references by name,
 * laws, journals and docket numbers, each with what stands around it (names, pin cite, court and year, parenthetical,
 * signal) and with the full citation that it stands for.
 *
 * One pass, linear in the text. Spans are UTF-16 offsets into `text`. Never throws.
 *
 * @example
 * ```ts
 * import { findCitations } from "headnote";
 *
 * const [citation] = findCitations("See Brown v. Board of Education, 347 U.S. 483, 495 (1954).");
 * console.log(citation?.key, citation?.pinCite, citation?.year); // us/347/483 495 1954
 * ```
 */
export function findCitations(text: string, options: FindOptions = {}): Citation[] {
  return findWithPacks(selectPacks(options.jurisdictions), text, options);
}
