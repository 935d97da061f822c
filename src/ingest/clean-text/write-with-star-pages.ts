import type { ParagraphWriter } from "./paragraph-writer.ts";

/** A star page inside running text, `[*372]`. With more stars it is a page of a second reporter. */
const STAR_PAGE = /\[(\*{1,3})(\d{1,5})\]/g;

/** Writes text without the star pages in it; those of the first reporter become page marks. */
export function writeWithStarPages(text: string, writer: ParagraphWriter): void {
  if (!text.includes("[*")) return writer.write(text);
  let end = 0;
  for (const match of text.matchAll(STAR_PAGE)) {
    writer.write(text.slice(end, match.index));
    if (match[1] === "*") writer.beginPage(match[2] ?? "");
    end = match.index + match[0].length;
  }
  writer.write(text.slice(end));
}
