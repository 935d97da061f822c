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
  if (!SENTENCE_SIGNALS.has(word)) return false;
  const before = text.slice(Math.max(0, start - 4), start).trimEnd();
  return /[.;)\]\d]$/.test(before);
}

const SENTENCE_SIGNALS = new Set(["See", "See,", "Cf.", "Compare", "Accord", "Accord,", "Contra", "Contra,", "But"]);

/** Returns whether a word is the heading of a list by states: `MICH. People v. Aldorfer`. */
export function isLabelOfState(word: string, words: readonly NameWord[]): boolean {
  if (words.length < 2 || !word.endsWith(".") || /^(?:rel|al)\.$/.test(word)) return false;
  return /^(?:State|People|Commonwealth|Territory)$/.test(words.at(-1)!.text) && VERSUS.has(words.at(-2)!.text);
}

/** Returns whether a word that ends with a semicolon is or ends with HTML's name of a character: `AT&amp;T`, `&amp;`. */
export function endsWithEntity(word: string): boolean {
  return /&(?:amp|apos|[lr]squo|#\d{2,5}|#x[\da-f]{2,4});$/i.test(word);
}

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
  if (!RAILWAY_PLACES.has(word)) return false;
  return words.some(
    ({ text }, i) => RAILWAY.test(text) || (text.endsWith("R.") && /^(?:R\.|Co)/.test(words[i - 1]?.text ?? "")),
  );
}

const RAILWAY = /^(?:Rail(?:road|way)s?|Rys?\.?|(?:[A-Z]\.){0,2}R\.R\.?|R\.Co\.)$/;
const RAILWAY_PLACES = new Set(["&", "&amp;", "and"]);
