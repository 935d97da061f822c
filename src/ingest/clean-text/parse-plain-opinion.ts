import { cleanCharacters } from "./clean-characters.ts";
import type { CleanText } from "./clean-text.ts";
import { createParagraphWriter } from "./paragraph-writer.ts";
import { removePageFurniture } from "./remove-page-furniture.ts";
import { repairHyphenation } from "./repair-hyphenation.ts";
import { writeWithStarPages } from "./write-with-star-pages.ts";

/** One printed line. */
export interface PrintedLine {
  /** Without the white space around it. Empty: a blank line. */
  readonly text: string;
  /** Spaces before it. */
  readonly indent: number;
}

/**
 * An opinion as plain text, laid out in lines and pages, as clean text: lines are joined into paragraphs again, page
 * numbers and running heads are dropped where a page ends. Linear in the input.
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
    // Blank lines at the top or the foot of a page say nothing about paragraphs.
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
  // Courts do not justify their lines: a hyphen at a line's end is more often the word's own.
  for (const text of repairHyphenation(paragraphs, { whenUnknown: "keep" })) {
    writeWithStarPages(text, writer);
    writer.endParagraph();
  }
  return writer.finish("");
}

/** A line drawn across the page. */
const HORIZONTAL_RULE = /^[-_=*.~ ]{3,}$/;
/** Further than this from the margin, in spaces, is an indent. */
const MIN_INDENT_SPACES = 3;
/** Further than this it is centred. */
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

/** Whether a blank line stands after most lines. */
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

/** The indent that most full lines have; the smaller one where two are as frequent. */
function findCommonIndent(lines: readonly PrintedLine[]): number {
  const counts = new Map<number, number>();
  for (const { text, indent } of lines) {
    if (text.length >= 40) counts.set(indent, (counts.get(indent) ?? 0) + 1);
  }
  const [common] = [...counts].sort(([a, countA], [b, countB]) => countB - countA || a - b);
  return common?.[0] ?? 0;
}
