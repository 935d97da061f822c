/** Character classes of single UTF-16 code units, for the citation parser. */

/** Returns whether a code unit is an ASCII digit. */
export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** Returns whether a code unit is a capital of ASCII or Latin-1. */
export function isUpper(code: number): boolean {
  return (code >= 65 && code <= 90) || (code >= 0xc0 && code <= 0xde && code !== 0xd7);
}

/** Returns whether a code unit is a lower-case letter of ASCII or Latin-1. */
export function isLower(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 0xdf && code <= 0xff && code !== 0xf7);
}

/** Returns whether a code unit is a letter. Counts as letters of other scripts U+0100 to U+1FFF and U+2C00 upwards. */
export function isLetter(code: number): boolean {
  return isUpper(code) || isLower(code) || (code >= 0x100 && code < 0x2000) || (code >= 0x2c00 && code < 0xd800);
}

/** Returns whether a code unit is a letter of any script or an ASCII digit. */
export function isAlphanumeric(code: number): boolean {
  return isDigit(code) || isLetter(code);
}

/** Returns whether a code unit is white space, including zero-width spaces. */
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

/** Longest run of spaces inside one citation. */
const MAX_GAP_CHARS = 12;

/** Returns the first position at or after `at` that is not a space; stops after a gap too wide for one citation. */
export function skipSpaces(text: string, at: number): number {
  const limit = Math.min(text.length, at + MAX_GAP_CHARS);
  let i = at;
  while (i < limit && isSpace(text.charCodeAt(i))) i++;
  return i;
}

/** Returns the end of the run of digits at `at`. */
export function skipDigits(text: string, at: number): number {
  let i = at;
  while (i < text.length && isDigit(text.charCodeAt(i))) i++;
  return i;
}
