/**
 * Everyday words for legal ones, by area of life, and synonyms between the legal English of the two countries.
 *
 * A row is `COUNTRY | names | terms`. COUNTRY is US, IN, or * for both. Names are the phrases in lower case that a reader
 * may type. Terms are what judgments write instead. Items are separated by semicolons.
 */
export const LAY_WORDS: readonly string[] = ["* | sue | suit"];
