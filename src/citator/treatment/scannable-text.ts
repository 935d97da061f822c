/** A text prepared for scanning: several scanners may share it. */
export interface ScannableText {
  /** The text with every run of spaces replaced by one space. */
  readonly text: string;
  /** The same in lower case, of the same length. */
  readonly lower: string;
  /** Creates functions from offsets of `text` to those of the original, and back. */
  mapOffsets(): OffsetMap;
}

/** Each function must be asked in ascending order. */
export interface OffsetMap {
  toOffset(offset: number): number;
  fromOffset(offset: number): number;
}

/** Prepares a text for scanning. Linear. */
export function prepareText(original: string): ScannableText {
  // Offsets in the text from which on the original is longer by the sum of the shifts so far.
  const starts: number[] = [];
  const shifts: number[] = [];
  const text = original.includes("  ") ? collapseSpaces(original, starts, shifts) : original;
  return { text, lower: toLowerCase(text), mapOffsets: () => createOffsetMap(starts, shifts, text.length) };
}

/** Replaces every run of spaces by one space: what remains of a divided word, or an OCR gap. */
function collapseSpaces(original: string, starts: number[], shifts: number[]): string {
  let total = 0;
  return original.replace(/ {2,}/g, (run, at: number) => {
    total += run.length - 1;
    starts.push(at + run.length - total);
    shifts.push(total);
    return " ";
  });
}

function createOffsetMap(starts: readonly number[], shifts: readonly number[], length: number): OffsetMap {
  if (starts.length === 0) return { toOffset: (offset) => offset, fromOffset: (offset) => offset };
  let next = 0;
  let last = 0;
  return {
    toOffset(offset) {
      while (next < starts.length && starts[next]! <= offset) next++;
      return offset + (next === 0 ? 0 : shifts[next - 1]!);
    },
    fromOffset(offset) {
      while (last < starts.length && starts[last]! + shifts[last]! <= offset) last++;
      return Math.min(offset - (last === 0 ? 0 : shifts[last - 1]!), starts[last] ?? length);
    },
  };
}

/** Converts to lower case and keeps the length, which a few letters of other scripts would change. */
function toLowerCase(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
