import { copyText } from "../../../src/text/copy-text.ts";
import { FUNCTION_WORDS } from "../../../src/text/function-words.ts";
import { stem } from "../../../src/text/stem.ts";
import { splitWords, visitWords } from "../../../src/text/words.ts";

/** A symmetric matrix with an empty diagonal: the rows below it, one after the other. */
export interface SymmetricMatrix {
  readonly size: number;
  readonly values: Float32Array;
}

/** Creates an empty matrix. */
export function createMatrix(size: number): SymmetricMatrix {
  return { size, values: new Float32Array((size * (size - 1)) / 2) };
}

/** Returns the place of a cell in the values of a matrix; `row` and `column` differ. */
export function toPlace(row: number, column: number): number {
  return row > column ? (row * (row - 1)) / 2 + column : (column * (column - 1)) / 2 + row;
}

/** Maximum distance of two words that are neighbours, function words left out. */
const MAX_DISTANCE = 8;

/** Counts how often words are neighbours in texts; neighbours at the distance n count 1/n. */
export function createNeighbourCounter(rows: ReadonlyMap<string, number>) {
  const counts = createMatrix(rows.size);
  const known = new Map<string, number>();
  const toRow = (word: string): number => {
    const found = known.get(word);
    if (found !== undefined) return found;
    if (known.size >= MAX_KNOWN_WORDS) known.clear();
    const row = FUNCTION_WORDS.has(word) ? FUNCTION_WORD : (rows.get(stem(word)) ?? OTHER_WORD);
    known.set(copyText(word), row);
    return row;
  };
  const last = new Int32Array(MAX_DISTANCE);
  return {
    counts,
    addText(text: string): void {
      let read = 0;
      visitWords(text, (word) => {
        const row = toRow(word);
        if (row === FUNCTION_WORD) return;
        if (row !== OTHER_WORD) {
          for (let distance = 1; distance <= Math.min(MAX_DISTANCE, read); distance++) {
            const other = last[(read - distance) % MAX_DISTANCE]!;
            if (other !== OTHER_WORD && other !== row) counts.values[toPlace(row, other)]! += 1 / distance;
          }
        }
        last[read++ % MAX_DISTANCE] = row;
      });
    },
    /** Adds a list of words as if each pair of them had been so many times next to each other. */
    addList(stems: readonly string[], times: number): void {
      const own = [...new Set(stems)].flatMap((one) => rows.get(one) ?? []);
      for (const [at, row] of own.entries())
        for (const other of own.slice(0, at)) counts.values[toPlace(row, other)]! += times;
    },
  };
}

const FUNCTION_WORD = -2;
const OTHER_WORD = -1;
const MAX_KNOWN_WORDS = 1 << 18;

/** Returns the stems of the words of a phrase that are not function words. */
export function listContentStems(phrase: string): string[] {
  return splitWords(phrase)
    .filter((word) => !FUNCTION_WORDS.has(word))
    .map(stem);
}

/** Counts the stems of texts; of function words none. */
export function createStemCounter() {
  const counts = new Map<string, number>();
  const byWord = new Map<string, number>();
  const flush = () => {
    for (const [word, count] of byWord) {
      if (FUNCTION_WORDS.has(word)) continue;
      const own = stem(word);
      counts.set(own, (counts.get(own) ?? 0) + count);
    }
    byWord.clear();
  };
  return {
    addText(text: string): void {
      visitWords(text, (word) => {
        const count = byWord.get(word);
        byWord.set(count === undefined ? copyText(word) : word, (count ?? 0) + 1);
      });
      if (byWord.size >= MAX_KNOWN_WORDS) flush();
    },
    finish(): ReadonlyMap<string, number> {
      flush();
      return counts;
    },
  };
}
