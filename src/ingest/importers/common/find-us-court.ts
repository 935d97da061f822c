import { listCourts } from "../../../citation/reporters/courts.ts";
import type { Court } from "../../../law/court.ts";

/**
 * Returns the American court of a full name, whatever the order of its words: "Ohio Supreme Court" and "Supreme Court of
 * Ohio"; null if no court or more than one has these words.
 */
export function findUsCourtByName(name: string): Court | null {
  return loadCourtsByWords().get(toWordKey(name)) ?? null;
}

let courtsByWords: Map<string, Court | null> | null = null;

function loadCourtsByWords(): ReadonlyMap<string, Court | null> {
  if (courtsByWords !== null) return courtsByWords;
  courtsByWords = new Map();
  for (const court of listCourts()) {
    const key = toWordKey(court.name);
    courtsByWords.set(key, courtsByWords.has(key) ? null : court);
  }
  return courtsByWords;
}

/** Words that some sources leave out of a court's name. */
const OPTIONAL_WORDS: ReadonlySet<string> = new Set("a and for in of state the".split(" "));

function toWordKey(name: string): string {
  const words = name.toLowerCase().match(/[a-z]+|\d+(?:st|nd|rd|th)?/g) ?? [];
  return [...new Set(words.filter((word) => !OPTIONAL_WORDS.has(word)))].sort().join(" ");
}

/** Returns a text as lower-case letters and digits with single hyphens, for the id of a court that no table lists. */
export function toCourtSlug(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
