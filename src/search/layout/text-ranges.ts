import type { ProximityConstraint } from "../../query/ast.ts";
import type { CaseColumns } from "../../store/postings/case-columns.ts";
import { END_POSITION } from "../postings/position-cursor.ts";
import { resizeUint32Array } from "../postings/resize-arrays.ts";
import type { TextLayout } from "./text-layout.ts";

/** The stretches of text within which words may be near each other. */
export type TextUnit = ProximityConstraint["within"] & string;

/**
 * The position that each stretch of a case begins with, ascending. The case name is a stretch of its own; the judgment
 * begins behind it and one empty position. Behind the last one stands {@link END_POSITION}.
 */
export type RangeReader = (ordinal: number) => Uint32Array;

/** Numbers kept at most, four bytes each: those of some 100,000 judgments, so that a query reads each case once. */
const MAX_CACHED_RANGE_STARTS = 8_000_000;

/** Reads stretches and keeps them, since nearly every proximity operator asks for the same ones again. */
export function createRangeCache(
  columns: CaseColumns,
  layout: (ordinal: number) => TextLayout,
): (kind: TextUnit) => RangeReader {
  const kept: Partial<Record<TextUnit, RangePool>> = {};

  return (kind) => {
    const known = kept[kind];
    const pool = known && known.size < MAX_CACHED_RANGE_STARTS ? known : createPool(columns.count);
    kept[kind] = pool;
    const { nameWords } = columns;
    return (ordinal) => {
      if (pool.from[ordinal] === 0) {
        const { sentences, paragraphs } = layout(ordinal);
        addRanges(pool, ordinal, nameWords[ordinal]! + 1, kind === "sentence" ? sentences : paragraphs);
      }
      return pool.numbers.subarray(pool.from[ordinal]!, pool.to[ordinal]!);
    };
  };
}

/** The stretches of many cases in one array, so that they take four bytes each; 0 is the place of none. */
interface RangePool {
  numbers: Uint32Array;
  size: number;
  readonly from: Uint32Array;
  readonly to: Uint32Array;
}

function createPool(caseCount: number): RangePool {
  return { numbers: new Uint32Array(4096), size: 1, from: new Uint32Array(caseCount), to: new Uint32Array(caseCount) };
}

function addRanges(pool: RangePool, ordinal: number, textStart: number, starts: Uint32Array): void {
  const needed = pool.size + starts.length + 2;
  if (needed > pool.numbers.length) pool.numbers = resizeUint32Array(pool.numbers, 2 * needed);
  const { numbers } = pool;
  let size = pool.size;
  pool.from[ordinal] = size;
  numbers[size++] = 0;
  for (let i = 0; i < starts.length; i++) numbers[size++] = textStart + starts[i]!;
  numbers[size++] = END_POSITION;
  pool.to[ordinal] = pool.size = size;
}
