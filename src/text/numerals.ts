/** Parses a whole number of at most six digits, as volumes and pages are; returns `null` for any other text. */
export function parseSmallInteger(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** Returns the full year of one of two digits: 41 to 99 are of the twentieth century, 0 to 40 of the next. */
export function expandYear(year: number): number {
  if (year > 99) return year;
  return year + (year > 40 ? 1900 : 2000);
}

/** Parses a Roman numeral of either case: `IV` is 4. Returns 0 for any other text. */
export function parseRomanNumeral(text: string): number {
  if (!/^(?=[MDCLXVI])M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/i.test(text)) return 0;
  let total = 0;
  let last = 0;
  for (let i = text.length - 1; i >= 0; i--) {
    const value = ROMAN_DIGITS[text[i]?.toUpperCase() ?? ""] ?? 0;
    total += value < last ? -value : value;
    if (value > last) last = value;
  }
  return total;
}

const ROMAN_DIGITS: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };

/** Formats a whole number from 1 to 399 as a Roman numeral in capitals. */
export function formatRomanNumeral(number: number): string {
  return (
    "C".repeat(Math.floor(number / 100) % 4) +
    formatRomanDigit(Math.floor(number / 10), "X", "L", "C") +
    formatRomanDigit(number, "I", "V", "X")
  );
}

function formatRomanDigit(value: number, one: string, five: string, ten: string): string {
  const digit = value % 10;
  if (digit === 9) return one + ten;
  if (digit === 4) return one + five;
  return (digit >= 5 ? five : "") + one.repeat(digit % 5);
}
