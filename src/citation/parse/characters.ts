/** Classes of single UTF-16 units, as reading citations needs them. */

export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

export function isUpper(code: number): boolean {
  return (code >= 65 && code <= 90) || (code >= 0xc0 && code <= 0xde && code !== 0xd7);
}

export function isLower(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 0xdf && code <= 0xff && code !== 0xf7);
}

/** Letters of any script count from U+0100 up to the general punctuation, and beyond it from U+2C00. */
export function isLetter(code: number): boolean {
  return isUpper(code) || isLower(code) || (code >= 0x100 && code < 0x2000) || (code >= 0x2c00 && code < 0xd800);
}

export function isAlphanumeric(code: number): boolean {
  return isDigit(code) || isLetter(code);
}

/** Spaces that print nothing, the zero-width ones among them. */
export function isSpace(code: number): boolean {
  return (
    code === 32 ||
    (code >= 9 && code <= 13) ||
    code === 0xa0 ||
    (code >= 0x2000 && code <= 0x200f) ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0x202f ||
    code === 0x2060 ||
    code === 0x3000 ||
    code === 0xfeff
  );
}

/** Longest run of spaces that may stand inside one citation. */
const MAX_GAP_CHARS = 12;

/** First position at or after `at` that is no space; gives up after a gap too wide for one citation. */
export function skipSpaces(text: string, at: number): number {
  const limit = Math.min(text.length, at + MAX_GAP_CHARS);
  let i = at;
  while (i < limit && isSpace(text.charCodeAt(i))) i++;
  return i;
}

/** End of the run of digits at `at`. */
export function skipDigits(text: string, at: number): number {
  let i = at;
  while (i < text.length && isDigit(text.charCodeAt(i))) i++;
  return i;
}
