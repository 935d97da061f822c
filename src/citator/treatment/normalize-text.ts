/**
 * Normalises the typography of a text: straight quotation marks, one line per paragraph, and words that a hyphen divides
 * over two lines joined, with spaces after them. The length is kept, so that offsets are too. Linear.
 */
export function normalizeText(text: string): string {
  let plain = text;
  if (/[\u2018\u2019\u02bc]/.test(plain)) plain = plain.replace(/[\u2018\u2019\u02bc]/g, "'");
  if (/[\u201c\u201d]/.test(plain)) plain = plain.replace(/[\u201c\u201d]/g, '"');
  if (/[\u00a0\u2009\u202f]/.test(plain)) plain = plain.replace(/[\u00a0\u2009\u202f]/g, " ");
  if (!plain.includes("\n")) return plain;
  return plain.replace(DIVIDED_WORD, (all, rest: string) => rest.padEnd(all.length)).replace(SINGLE_BREAK, " ");
}

/** "over-\nruled", "over\u00ad\nruled": the second part is in lower case. */
const DIVIDED_WORD = /[-\u00ad\u2010](?<=[A-Za-z]{2}.) ?\r?\n[ \t]{0,12}([a-z]{2,24}[.,;:)]{0,2})(?=[\s)\]]|$)/g;
/** A line break that ends no paragraph. */
const SINGLE_BREAK = /(?<![\n\r])\r?\n(?![ \t]*\r?\n)/g;
