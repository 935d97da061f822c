/** Mark before the first word of a sentence in the field `marked`; a word contains letters and digits only. */
export const SENTENCE_MARK = "|s";
/** Mark before the first word of a paragraph, which precedes that of its first sentence. */
export const PARAGRAPH_MARK = "|p";

/** Longest word that is a token as it is; the cluster refuses tokens of 32 KiB. */
const MAX_TOKEN_CHARS = 200;

/** Returns the token of a word: the word, or for a very long one its beginning with a hash of the whole. */
export function toToken(word: string): string {
  if (word.length <= MAX_TOKEN_CHARS) return word;
  let hash = 0;
  for (let at = 0; at < word.length; at++) hash = (Math.imul(hash, 31) + word.charCodeAt(at)) >>> 0;
  return `${word.slice(0, MAX_TOKEN_CHARS - 20)}#${word.length}#${hash.toString(36)}`;
}

const VERSUS_WORDS: ReadonlySet<string> = new Set(["v", "vs", "versus"]);

/** Returns the words of a name as it is typed: without the "v." between its parties. */
export function listTypedWords(words: readonly string[]): string[] {
  return words.filter((word) => !VERSUS_WORDS.has(word)).map(toToken);
}

/** Returns a name as it is typed, in words; its beginning if it is very long. */
export function toTypedName(words: readonly string[]): string {
  return listTypedWords(words).join(" ").slice(0, MAX_NAME_CHARS);
}

const MAX_NAME_CHARS = 5000;
