import { cleanCharacters } from "./clean-characters.ts";
import type { CleanText } from "./clean-text.ts";
import { createParagraphWriter } from "./paragraph-writer.ts";
import type { PrintedLine } from "./printed-line.ts";
import { removePageFurniture } from "./remove-page-furniture.ts";
import { repairHyphenation } from "./repair-hyphenation.ts";
import { writeWithStarPages } from "./write-with-star-pages.ts";

/**
 * Parses an opinion in plain text, laid out in lines and pages, into clean text: joins lines into paragraphs and
 * removes page numbers and running heads. Linear in the input.
 */
export function parsePlainOpinion(text: string): CleanText {
  const pages = removePageFurniture(splitPages(text));
  const lines = pages.flat();
  const doubleSpaced = isDoubleSpaced(lines);
  const margin = findCommonIndent(lines);
  const paragraphs: string[] = [];
  let paragraph: string[] = [];

  const endParagraph = () => {
    if (paragraph.length > 0) paragraphs.push(paragraph.join(" "));
    paragraph = [];
  };

  let blanks = 0;
  let before: PrintedLine | null = null;
  for (const page of pages) {
    // Blank lines at the top or the foot of a page do not separate paragraphs.
    blanks = 0;
    for (const line of page) {
      if (line.text === "") {
        blanks++;
        continue;
      }
      if (HORIZONTAL_RULE.test(line.text)) {
        endParagraph();
        continue;
      }
      if (before !== null && isParagraphStart(line, before, { blanks, doubleSpaced, margin })) endParagraph();
      paragraph.push(line.text);
      before = line;
      blanks = 0;
    }
  }
  endParagraph();

  const writer = createParagraphWriter();
  // Courts do not justify their lines: a hyphen at a line's end is usually part of the word.
  for (const text of repairHyphenation(paragraphs, { whenUnknown: "keep" })) {
    writeWithStarPages(text, writer);
    writer.endParagraph();
  }
  return writer.finish("");
}

/** A line drawn across the page. */
const HORIZONTAL_RULE = /^[-_=*.~ ]{3,}$/;
/** Spaces from the margin above which a line is indented. */
const MIN_INDENT_SPACES = 3;
/** Spaces from the margin above which a line is centred. */
const MIN_CENTRED_SPACES = 12;

function isParagraphStart(
  line: PrintedLine,
  before: PrintedLine,
  layout: { readonly blanks: number; readonly doubleSpaced: boolean; readonly margin: number },
): boolean {
  if (layout.blanks >= (layout.doubleSpaced ? 2 : 1)) return true;
  const indent = line.indent - layout.margin;
  const indentBefore = before.indent - layout.margin;
  if (indent >= MIN_INDENT_SPACES && indentBefore < MIN_INDENT_SPACES) return true;
  return indentBefore >= MIN_CENTRED_SPACES && indent < MIN_CENTRED_SPACES;
}

function splitPages(text: string): PrintedLine[][] {
  return cleanCharacters(text)
    .replace(/\r\n?|\v/g, "\n")
    .split("\f")
    .map((page) => page.split("\n").map(parseLine));
}

function parseLine(raw: string): PrintedLine {
  const text = raw.trim();
  return { text, indent: text === "" ? 0 : raw.indexOf(text.charAt(0)) };
}

/** Returns whether most lines are followed by a blank line. */
function isDoubleSpaced(lines: readonly PrintedLine[]): boolean {
  let printed = 0;
  let followedByOneBlank = 0;
  for (const [i, line] of lines.entries()) {
    if (line.text === "") continue;
    printed++;
    if (lines[i + 1]?.text === "" && (lines[i + 2]?.text ?? "") !== "") followedByOneBlank++;
  }
  return followedByOneBlank > printed / 2;
}

/** Returns the most frequent indent of full lines, the smaller of equally frequent ones. */
function findCommonIndent(lines: readonly PrintedLine[]): number {
  const counts = new Map<number, number>();
  for (const { text, indent } of lines) {
    if (text.length >= 40) counts.set(indent, (counts.get(indent) ?? 0) + 1);
  }
  const [common] = [...counts].sort(([a, countA], [b, countB]) => countB - countA || a - b);
  return common?.[0] ?? 0;
}
