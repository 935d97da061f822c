import type { CleanText } from "../../clean-text/clean-text.ts";
import { parsePlainOpinion } from "../../clean-text/parse-plain-opinion.ts";

/** Characters. No printed or typed line is as long. */
const MAX_PRINTED_LINE_CHARS = 150;

/** A text file as clean text, whether its lines are those of a page or each is a whole paragraph. */
export function parsePlainFile(text: string): CleanText {
  const lines = text.split(/[\n\f]/).map((line) => line.trim());
  if (!isParagraphPerLine(lines)) return parsePlainOpinion(text);
  // Two blank lines part paragraphs in any layout; one would be the spacing of a typed page.
  return parsePlainOpinion(lines.filter((line) => line !== "").join("\n\n\n"));
}

/** Of lines that stand apart, those of a typed page seldom end a sentence, paragraphs do. */
function isParagraphPerLine(lines: readonly string[]): boolean {
  if (lines.some((line) => line.length > MAX_PRINTED_LINE_CHARS)) return true;
  const printed = lines.filter((line) => line !== "");
  const apart = lines.every((line, i) => line === "" || (lines[i + 1] ?? "") === "");
  return apart && printed.filter((line) => /[.:;?!)\]"”’]$/.test(line)).length > printed.length / 2;
}
