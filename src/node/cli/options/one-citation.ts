import type { Citation } from "../../../citation/citation.ts";
import { findCitations } from "../../../citation/find/find-citations.ts";
import { parseCitation } from "../../../citation/parse/parse-citation.ts";
import { EngineError } from "../../../errors.ts";

/**
 * Returns the one citation that the arguments of a command are: one in quotation marks, or the words of one.
 * @throws EngineError `validation_failed` if they are several citations, because the first alone would be answered
 */
export function requireOneCitation(words: readonly string[]): string {
  if (words.length > 1) {
    const given = joinUnquoted(words).flatMap(splitCitations);
    if (given.length > 1) {
      throw new EngineError(
        "validation_failed",
        `These are ${given.length} citations: ${given.map((one) => `"${one}"`).join(" and ")}. Give one; run the command once for each.`,
      );
    }
  }
  return words.join(" ");
}

/** Joins neighbouring arguments without a space, which are the words of one citation; one with a space was quoted. */
function joinUnquoted(words: readonly string[]): readonly string[] {
  const parts: string[] = [];
  let wasQuoted = true;
  for (const word of words) {
    const isQuoted = /\S\s+\S/.test(word);
    if (isQuoted || wasQuoted) parts.push(word);
    else parts.push(`${parts.pop()} ${word}`);
    wasQuoted = isQuoted;
  }
  return parts;
}

/** Returns the citations in a part: none, one with its parallels and its later history, or several in a row. */
function splitCitations(part: string): readonly string[] {
  if (!parseCitation(part)?.key) return [];
  const starts = [0];
  let last: Citation | null = null;
  for (const citation of findCitations(part)) {
    if (citation.key === null) continue;
    if (last !== null && followsAtOnce(part, last, citation)) starts.push(citation.fullSpan.start);
    last = citation;
  }
  return starts.map((start, at) => part.slice(start, starts[at + 1]).replace(/[\s,;]+$/, ""));
}

/** Whether a citation of another case follows without a word that links the two, such as `aff'd` or `quoting`. */
function followsAtOnce(text: string, before: Citation, after: Citation): boolean {
  if (before.group !== null && before.group === after.group) return false;
  return !/[\p{L}\p{N}]/u.test(text.slice(before.fullSpan.end, after.fullSpan.start));
}
