import type { AmendmentOperation } from "./classify-operation.ts";
import { findQuotations } from "./quotations.ts";

/**
 * Returns the words that an amendment replaced or omitted, without quotation marks, or the name of the provision
 * ("sub-section (2)") if the footnote has no more. Empty for insertions and notes.
 */
export function extractOriginalText(text: string, plain: string, { type, start, end }: AmendmentOperation): string {
  switch (type) {
    case "substitution":
      return extractReplacedText(text, plain, start, end);
    case "omission":
    case "renumbering":
      return extractSubject(text, start);
    default:
      return "";
  }
}

/** The end of the words after "for": the date, a second sentence, the history. */
const REPLACED_TEXT_END =
  /\(? ?w ?[.,]? ?(?:r ?[.,]? ?)?e ?[.,]? ?f\b|\(? ?with (?:retrospective )?effect from|\bearlier\b|\. [A-Z]|\bby (?:s\.|Act|the A)|;/i;

function extractReplacedText(text: string, plain: string, start: number, end: number): string {
  const before = /^\W{0,3}for\b/i.exec(plain.slice(0, start));
  const behind = /\bfor\b:?/i.exec(plain.slice(end, end + MAX_LEAD_CHARS));
  const from = behind !== null ? end + behind.index + behind[0].length : before !== null ? before[0].length : null;
  if (from === null) return findQuotedText(text, end) || extractSubject(text, start);
  const limit = behind !== null ? text.length : start;
  const close = REPLACED_TEXT_END.exec(plain.slice(from, limit))?.index ?? limit - from;
  return stripMarks(text.slice(from, from + close));
}

/** Characters between the word "Subs." and its "for". */
const MAX_LEAD_CHARS = 600;

/** Returns the first quotation after an offset; "" if there is none. */
function findQuotedText(text: string, from: number): string {
  const found = findQuotations(text).find(({ start }) => start >= from);
  return found === undefined ? "" : stripMarks(text.slice(found.start, found.end));
}

const WORD_KINDS =
  /^(?:in [^,]{1,40}, )?(?:the |certain )?(?:(?:words?|brackets?|figures?|letters?|letter|commas?|expressions?|abbreviations?|signs?|symbols?)(?:,? (?:and )?|(?=\W|$)))+/i;

/** Returns what precedes "omitted", "renumbered": the quoted words, if any, or the name of the provision. */
function extractSubject(text: string, start: number): string {
  const before = text.slice(0, start).trim();
  const inQuotes = findQuotations(before);
  if (inQuotes.length > 0) return inQuotes.map(({ start, end }) => stripMarks(before.slice(start, end))).join(" … ");
  const name = stripMarks(before.replace(/\s(?:was|were|is|are|been|has|have|shall be|stood)$/i, ""));
  const words = name.replace(WORD_KINDS, "");
  // "Certain words" and "The word" name nothing; "The word Central" has lost its quotation marks.
  if (words === name) return name;
  return /^certain/i.test(name) ? "" : stripMarks(words);
}

/** Removes the marks, full stops and spaces around it. */
function stripMarks(text: string): string {
  const trimmed = text.replace(/^[\s,;:—-]+/, "").replace(/[\s,;:(—-]+$/, "");
  const [only] = findQuotations(trimmed);
  if (only !== undefined && only.start === 0 && only.end >= trimmed.replace(/\.$/, "").length) {
    return trimmed.slice(1, only.end - 1).trim();
  }
  return trimmed
    .replace(/\.$/, "")
    .replace(/^[“"‘']|[”"’']$/g, "")
    .trim();
}
