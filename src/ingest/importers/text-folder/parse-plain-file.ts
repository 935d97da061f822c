import type { CleanText } from "../../clean-text/clean-text.ts";
import { parsePlainOpinion } from "../../clean-text/parse-plain-opinion.ts";

/** Characters. Every printed or typed line is shorter. */
const MAX_PRINTED_LINE_CHARS = 150;

/** Parses a text file into clean text, whether its lines are those of a page or each is a whole paragraph. */
export function parsePlainFile(text: string): CleanText {
  const lines = text.split(/[\n\f]/).map((line) => line.trim());
  if (!isParagraphPerLine(lines)) return parsePlainOpinion(text);
  // Two blank lines separate paragraphs in any layout; one may be the spacing of a typed page.
  return parsePlainOpinion(lines.filter((line) => line !== "").join("\n\n\n"));
}

/** Lines between blank lines seldom end a sentence on a typed page; paragraphs do. */
function isParagraphPerLine(lines: readonly string[]): boolean {
  if (lines.some((line) => line.length > MAX_PRINTED_LINE_CHARS)) return true;
  const printed = lines.filter((line) => line !== "");
  const apart = lines.every((line, i) => line === "" || (lines[i + 1] ?? "") === "");
  return apart && printed.filter((line) => /[.:;?!)\]"”’]$/.test(line)).length > printed.length / 2;
}
