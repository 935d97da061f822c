/**
 * Windows-1252 meanings of the code points 0x80 to 0x9F. In Unicode they are control characters; opinions contain them
 * because Windows-1252 bytes were once decoded as Latin-1: 0x97 is a dash.
 */
const WINDOWS_1252: readonly string[] = [..."€\u0000‚ƒ„…†‡ˆ‰Š‹Œ\u0000Ž\u0000", ..."\u0000‘’“”•–—˜™š›œ\u0000žŸ"];

/** The soft hyphen, zero-width spaces and marks of direction. Joiners stay: Indian scripts are written with them. */
const INVISIBLE_CHARACTERS = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\uFEFF\uFFFE\uFFFF]/g;
/** `\p{Cc}` is U+0000 to U+001F and U+007F to U+009F; the white space among them is left alone. */
const CONTROL_CHARACTERS = /[^\P{Cc}\t\n\v\f\r]/gu;
const LONE_SURROGATE = /\p{Cs}/gu;
/** The fastest test for plain ASCII, which most text is. */
const NOT_ASCII_TEXT = /[^\t-\r -~]/;
/** Everything that is replaced below, by code units, which is much faster than by properties; pairs match as well. */
const UNCLEAN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it finds control characters
  /[\0-\x08\x0E-\x1F\x7F-\x9F\u00AD\u200B\u200E\u200F\u2028-\u202E\u2060-\u2064\uD800-\uDFFF\uFEFF\uFFFE\uFFFF]/;

/**
 * Removes what was never printed: soft hyphens and zero-width characters; control characters become spaces, so that words
 * stay separate. Windows-1252 characters are converted, lone surrogates become U+FFFD. White space is not changed.
 */
export function cleanCharacters(text: string): string {
  if (!NOT_ASCII_TEXT.test(text) || !UNCLEAN.test(text)) return text;
  return text
    .replace(/[\u2028\u2029]/g, "\n")
    .replace(INVISIBLE_CHARACTERS, "")
    .replace(CONTROL_CHARACTERS, (character) => {
      const meant = WINDOWS_1252[character.charCodeAt(0) - 0x80];
      return meant === undefined || meant === "\u0000" ? " " : meant;
    })
    .replace(LONE_SURROGATE, "\uFFFD");
}
