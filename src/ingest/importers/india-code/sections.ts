import { splitFootnotes } from "../../footnotes/split-footnotes.ts";
import { actText } from "../indian-acts/act-text.ts";
import { CARET, markCleaner } from "../indian-acts/marks.ts";
import { sectionHeading } from "../indian-acts/section-heading.ts";
import type { ReadAct } from "./act.ts";
import type { Unit } from "./document.ts";

/** "Section 66A - Punishment for …"; the number may hold hyphens: "12-O". */
const HEADING = /^Section (\S{1,20}) ?(?:-|–|—) ?(.*)$/;

/** An Act whose file has a heading for every section, with the section's footnotes below it. */
export function readSections(units: readonly Unit[]): ReadAct {
  const read = units.map(({ heading, lines, footnotes }) => {
    const [, number = "", title = heading] = HEADING.exec(heading) ?? [];
    const clean = markCleaner(CARET);
    const cleanTitle = sectionHeading(clean(title));
    return {
      section: { number, heading: cleanTitle, chapter: "", text: actText(lines.map(clean)) },
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
