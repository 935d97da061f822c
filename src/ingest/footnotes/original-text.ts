import type { Operation } from "./operation.ts";
import { quotations } from "./quotes.ts";

/**
 * The words that an amendment replaced or left out, without their quotation marks; where the footnote only names the
 * provision ("sub-section (2)"), its name. Empty for insertions and notes.
 */
export function originalTextOf(text: string, plain: string, { type, start, end }: Operation): string {
  switch (type) {
    case "substitution":
      return replaced(text, plain, start, end);
    case "omission":
    case "renumbering":
      return subject(text, start);
    default:
      return "";
  }
}

/** What closes the words behind "for": the date, a second sentence, the history. */
const CLOSE =
  /\(? ?w ?[.,]? ?(?:r ?[.,]? ?)?e ?[.,]? ?f\b|\(? ?with (?:retrospective )?effect from|\bearlier\b|\. [A-Z]|\bby (?:s\.|Act|the A)|;/i;

function replaced(text: string, plain: string, start: number, end: number): string {
  const before = /^\W{0,3}for\b/i.exec(plain.slice(0, start));
  const behind = /\bfor\b:?/i.exec(plain.slice(end, end + LONGEST_LEAD));
  const from = behind !== null ? end + behind.index + behind[0].length : before !== null ? before[0].length : null;
  if (from === null) return quoted(text, end) || subject(text, start);
  const limit = behind !== null ? text.length : start;
  const close = CLOSE.exec(plain.slice(from, limit))?.index ?? limit - from;
  return bare(text.slice(from, from + close));
}

/** How far behind the word "Subs." its "for" may stand, in characters. */
const LONGEST_LEAD = 600;

/** The first quotation behind a place; empty where there is none. */
function quoted(text: string, from: number): string {
  const found = quotations(text).find(({ start }) => start >= from);
  return found === undefined ? "" : bare(text.slice(found.start, found.end));
}

const WORD_KINDS =
  /^(?:in [^,]{1,40}, )?(?:the |certain )?(?:(?:words?|brackets?|figures?|letters?|letter|commas?|expressions?|abbreviations?|signs?|symbols?)(?:,? (?:and )?|(?=\W|$)))+/i;

/** What stands before "omitted", "renumbered": the quoted words if there are any, else the name of the provision. */
function subject(text: string, start: number): string {
  const before = text.slice(0, start).trim();
  const inQuotes = quotations(before);
  if (inQuotes.length > 0) return inQuotes.map(({ start, end }) => bare(before.slice(start, end))).join(" … ");
  const name = bare(before.replace(/\s(?:was|were|is|are|been|has|have|shall be|stood)$/i, ""));
  const words = name.replace(WORD_KINDS, "");
  // "Certain words" and "The word" name nothing; "The word Central" is the word with its marks lost.
  if (words === name) return name;
  return /^certain/i.test(name) ? "" : bare(words);
}

/** Without the marks, stops and spaces around it. */
function bare(text: string): string {
  const trimmed = text.replace(/^[\s,;:—-]+/, "").replace(/[\s,;:(—-]+$/, "");
  const [only] = quotations(trimmed);
  if (only !== undefined && only.start === 0 && only.end >= trimmed.replace(/\.$/, "").length) {
    return trimmed.slice(1, only.end - 1).trim();
  }
  return trimmed
    .replace(/\.$/, "")
    .replace(/^[“"‘']|[”"’']$/g, "")
    .trim();
}
