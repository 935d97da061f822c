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

/** `410` → 410; null for what is not a number of at most six digits, as volumes and pages are. */
export function parseSmallInteger(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** `IV` → 4; 0 for what is no Roman numeral. */
export function parseRomanNumeral(text: string): number {
  if (!/^(?=[MDCLXVI])M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/i.test(text)) return 0;
  let total = 0;
  let last = 0;
  for (let i = text.length - 1; i >= 0; i--) {
    const value = ROMAN[text[i]?.toUpperCase() ?? ""] ?? 0;
    total += value < last ? -value : value;
    if (value > last) last = value;
  }
  return total;
}

const ROMAN: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };
