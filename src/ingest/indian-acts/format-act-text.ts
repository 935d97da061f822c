import { collapseWhitespace } from "../clean-text/collapse-whitespace.ts";

/** Beginnings of lines that are new paragraphs without a mark: designations, provisos, explanations. */
const PARAGRAPH_START =
  /^(?:[“"]?\([a-zA-Z0-9]{1,5}\)|Provided\b|Explanation\b|Illustrations?\b|Exceptions?\b|\*[ *]*\*|[IVX]{1,6}\.\s|(?:CHAPTER|PART) )/;

/**
 * Joins the lines of a section, which print breaks anywhere: paragraphs separated by one blank line, stars of omitted
 * matter as "* * * * *".
 */
export function formatActText(lines: readonly string[]): string {
  const paragraphs: string[][] = [];
  let isOpen = false;
  for (const raw of lines) {
    const line = collapseWhitespace(raw);
    if (line === "") {
      isOpen = false;
      continue;
    }
    if (isOpen && !PARAGRAPH_START.test(line)) paragraphs.at(-1)!.push(line);
    else paragraphs.push([line]);
    isOpen = true;
  }
  return paragraphs.map((parts) => parts.join(" ").replace(OMITTED_MATTER, "* * * * *")).join("\n\n");
}

/** A row of stars of any width that is a whole paragraph. */
const OMITTED_MATTER = /^(?:\* ?){3,40}[.;,]?$/;
