/** A word of a case name, and where it begins. */
export interface NameWord {
  readonly text: string;
  readonly start: number;
}

/** Every way to write the word between two parties. */
export const VERSUS: ReadonlySet<string> = new Set([
  "v.",
  "v",
  "vs.",
  "vs",
  "versus",
  "V.",
  "VS.",
  "VERSUS",
  "Vs.",
  "Vs",
  "Versus",
  "vs.,",
  "v.,",
  "V/s",
  "V/s.",
  "v/s",
]);

/** Returns whether a signal begins a sentence here: `W. Va. See State v. Edwards`. */
export function isSignalAfterStop(text: string, word: string, start: number): boolean {
  if (!/^(?:See|Cf\.|Compare|Accord|Contra|But),?$/.test(word)) return false;
  const before = text.slice(Math.max(0, start - 4), start).trimEnd();
  return /[.;)\]\d]$/.test(before);
}

/** Returns whether a word is the heading of a list by states: `MICH. People v. Aldorfer`. */
export function isLabelOfState(word: string, words: readonly NameWord[]): boolean {
  if (words.length < 2 || !word.endsWith(".") || /^(?:rel|al)\.$/.test(word)) return false;
  return /^(?:State|People|Commonwealth|Territory)$/.test(words.at(-1)!.text) && VERSUS.has(words.at(-2)!.text);
}

/** `Savings &amp; Loan`, `AT&amp;T`: HTML's names of characters, left in a plain text. */
export const ENTITY_ENDING = /&(?:amp|apos|[lr]squo|#\d{2,5}|#x[\da-f]{2,4});$/i;

/** Replaces the names of `&` and of the apostrophe in HTML. */
export function decodeEntities(name: string): string {
  if (!name.includes("&")) return name;
  return name.replace(/&(?:amp|#38|#x26);/gi, "&").replace(/&(?:apos|[lr]squo|#39|#x27|#821[67]|#x201[89]);/gi, "'");
}

/**
 * Returns whether an `&` joins the last of several places after which a railway is named: `Atchison, Topeka & Santa Fe R.
 * Co.`; commas before it belong to the name.
 * @param words the words that follow, last first
 */
export function isRailway(word: string, words: readonly NameWord[]): boolean {
  return RAILWAY_PLACES.test(word) && words.some((w) => RAILWAY.test(w.text));
}

const RAILWAY = /^(?:R(?:ail(?:road|way)|y|\.R|d)?\.?|R\.(?:R\.)?Co\.|[A-Z]\.R\.(?:R\.)?|Rys\.?|Railroads?)$/;
const RAILWAY_PLACES = /^(?:&|&amp;|and)$/;
