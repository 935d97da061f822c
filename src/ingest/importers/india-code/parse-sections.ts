import { cleanSectionHeading } from "../../indian-acts/clean-section-heading.ts";
import { CARET_MARKS, createMarkCleaner } from "../../indian-acts/footnote-marks.ts";
import { splitFootnotes } from "../../indian-acts/footnotes/split-footnotes.ts";
import { formatActText } from "../../indian-acts/format-act-text.ts";
import type { ParsedAct } from "./parsed-act.ts";
import type { DocumentUnit } from "./read-document.ts";

/** "Section 66A - Punishment for …"; the number may contain hyphens: "12-O". */
const SECTION_HEADING = /^Section (\S{1,20}) ?(?:-|–|—) ?(.*)$/;

/** Parses an Act whose file has a heading per section, with the section's footnotes below it. */
export function parseSections(units: readonly DocumentUnit[]): ParsedAct {
  const read = units.map(({ heading, lines, footnotes }) => {
    const [, number = "", title = heading] = SECTION_HEADING.exec(heading) ?? [];
    const clean = createMarkCleaner(CARET_MARKS);
    const cleanTitle = cleanSectionHeading(clean(title));
    return {
      section: { number, heading: cleanTitle, chapter: "", text: formatActText(lines.map(clean)) },
      footnotes: splitFootnotes(footnotes).map(({ text }) => ({
        text,
        sectionNumber: number,
        sectionTitle: cleanTitle,
      })),
    };
  });
  return {
    sections: read.map(({ section }) => section),
    footnotes: read.flatMap(({ footnotes }) => footnotes),
    longTitle: "",
    actNumber: "",
    enactmentDate: "",
  };
}
