import type { ActSectionData, LegislationReader } from "./port/legislation-reader.ts";

const MAX_FOOTNOTES = 20;

/** The whole section was omitted, repealed or struck down, not words of it. */
const SECTION_END =
  /^(?:Note: )?(?:(?:The )?section(?: [\dA-Z]+)? )?(?:was )?(?:omitted|rep(?:ealed|\.)|struck down|declared (?:void|invalid|unconstitutional))/i;

/**
 * Reads the amendment footnotes that say that a whole section of an Act is no longer in force, as "Omitted by Act 39 of
 * 2005, s. 4 (w.e.f. 9-9-2005)."; none for a section that is in force, or for the preamble.
 */
export async function readEndNotes(
  legislation: Pick<LegislationReader, "listFootnotes">,
  { act, number }: Pick<ActSectionData, "act" | "number">,
): Promise<string[]> {
  if (number === "") return [];
  const { footnotes } = await legislation.listFootnotes({
    actId: act.actId,
    section: number,
    offset: 0,
    limit: MAX_FOOTNOTES,
  });
  return footnotes.map(({ text }) => text.replace(/^Note: /, "")).filter((text) => SECTION_END.test(text));
}
