/** Letters and groups of letters that sound alike in English names and in romanised Indian ones, longest first. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/[^a-z0-9]/g, ""],
  [/^(?:kn|gn)/, "n"],
  [/^wr/, "r"],
  [/^ps(?=[aeiouy])/, "s"],
  [/ght/g, "t"],
  [/ph/g, "f"],
  [/tch|chh/g, "ch"],
  [/sch|ck|qu?|kh/g, "k"],
  [/dg(?=[ei])|jh|zh/g, "j"],
  [/x/g, "ks"],
  [/c(?=[eiy])/g, "s"],
  [/c(?!h)/g, "k"],
  [/z/g, "s"],
  [/(?<=[bdgpst])h/g, ""],
  [/(?<=[aeou])w(?![aeiou])/g, "u"],
  [/w/g, "v"],
  [/ee|(?<!^)y/g, "i"],
  [/oo/g, "u"],
  [/(?<=[aeiou])h(?![aeiou])/g, ""],
  [/([a-z])\1+/g, "$1"],
];

/**
 * Returns a word as it sounds: spellings of one sound are one letter, double letters are single. `lakshmi` and `laxmi` are
 * `laksmi`.
 * @param word in lower case
 */
export function foldSounds(word: string): string {
  return SOUNDS.reduce((folded, [spelling, sound]) => folded.replace(spelling, sound), word);
}

/** Returns the consonants of a folded word, after its first letter; every vowel at its beginning is `a`. */
export function toConsonantKey(folded: string): string {
  const consonants = folded.slice(1).replace(/[aeiou]/g, "");
  return folded.charAt(0).replace(/[eiou]/, "a") + consonants.replace(/([a-z])\1+/g, "$1");
}

/** Minimum length of a key of which single letters may be missing. */
const MIN_DELETION_LETTERS = 3;

/**
 * Returns the keys under which a word is found when it is misspelt: its consonants, and its consonants without each one.
 * Two words of which one has a consonant more, less, changed or swapped share a key.
 * @param folded as {@link foldSounds} returns it
 */
export function listSpellingKeys(folded: string): string[] {
  const key = toConsonantKey(folded);
  if (key.length < MIN_DELETION_LETTERS) return key === "" ? [] : [key];
  return [...new Set([key, ...Array.from(key, (_, at) => key.slice(0, at) + key.slice(at + 1))])];
}
