import { tokenizeCaseName } from "../../citation/case-name-match.ts";
import type { Jurisdiction } from "../../law/jurisdiction.ts";
import { computeEditDistance } from "../../text/spelling/edit-distance.ts";
import { foldIndianWord } from "./fold-name-word.ts";

/** Words of proceedings and of laws, which names of many matters contain. */
const MATTER_WORDS: ReadonlySet<string> = new Set(
  "article articles section sections constitution act code rule rules reference special presidential president advisory opinion case cases petition writ suo motu civil criminal application under to from or with on an between within concerning regarding relating".split(
    " ",
  ),
);

/** Returns whether a name is that of a proceeding without an opponent: "In re Gault", "Matter of Winship". */
export function isMatterName(name: string): boolean {
  return /^(?:In re|Re|Matter of|In the matter of)\b/i.test(name);
}

/**
 * Compares the names of two matters by their subjects. Such names are shortened and reworded freely, so that only a
 * number of a section or an article that differs, or a subject without a common word, makes two of them.
 */
export function compareMatters(
  given: string,
  known: string,
  jurisdiction: Jurisdiction,
): "same" | "unknown" | "different" {
  const [left, right] = [readMatter(given), readMatter(known)];
  if (left.numbers.length > 0 && right.numbers.length > 0) {
    if (!left.numbers.some((number) => right.numbers.includes(number))) return "different";
    return "same";
  }
  if (left.subject.length === 0 || right.subject.length === 0) return "unknown";
  const shared = left.subject.filter((word) => right.subject.some((other) => isSameWord(word, other, jurisdiction)));
  if (shared.length > 0 || hasInitials(left.subject, right.subject) || hasInitials(right.subject, left.subject))
    return "same";
  return "different";
}

interface Matter {
  /** Numbers of articles and sections, but no years. */
  readonly numbers: readonly string[];
  readonly subject: readonly string[];
}

function readMatter(name: string): Matter {
  const words = tokenizeCaseName(name.replace(/(\d)-(?=[A-Z]\b)/g, "$1"));
  return {
    numbers: Array.from(name.matchAll(PROVISION), ([, number = ""]) => number.replace("-", "").toLowerCase()),
    subject: words.filter((word) => word.length > 2 && !/^\d/.test(word) && !MATTER_WORDS.has(word)),
  };
}

/** The number of a provision; that of a reference ("Special Reference No. 1 of 1998") is not the subject. */
const PROVISION = /\b(?:[Aa]rt(?:icle|\.)?|[Ss](?:ection|ec\.|\.)?)s? ?(\d{1,3}(?:-?[A-Z]{1,2})?)(?![\w])/g;

/** Returns whether two words are one but for a plural, a beginning or a letter. */
function isSameWord(a: string, b: string, jurisdiction: Jurisdiction): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length >= 3 && long.startsWith(short)) return true;
  if (jurisdiction === "IN" && foldIndianWord(a) === foldIndianWord(b)) return true;
  return short.length >= 5 && computeEditDistance(short, long, 2) <= 1;
}

/** Returns whether a word is made of the initials of other words. */
function hasInitials(short: readonly string[], long: readonly string[]): boolean {
  const initials = long.map((word) => word[0]).join("");
  return short.some((word) => word.length >= 3 && word.length <= 6 && initials.includes(word));
}
