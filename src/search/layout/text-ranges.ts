import type { ProximityConstraint } from "../../query/ast.ts";
import type { CaseColumns } from "../../store/postings/case-columns.ts";
import { END_POSITION } from "../postings/position-cursor.ts";
import { resizeUint32Array } from "../postings/resize-arrays.ts";
import type { TextLayout } from "./text-layout.ts";

/** A unit of text within which words may be near each other. */
export type TextUnit = ProximityConstraint["within"] & string;

/**
 * Returns the first position of each range of a case, ascending, then {@link END_POSITION}. The case name is a separate
 * range; the judgment follows it after one empty position.
 */
export type RangeReader = (ordinal: number) => Uint32Array;

/** Maximum number of cached positions, four bytes each: about 100,000 judgments, so that a query reads each case once. */
const MAX_CACHED_RANGE_STARTS = 8_000_000;

/** Creates a cache of ranges, because nearly every proximity operator needs the same ones. */
export function createRangeCache(
  columns: CaseColumns,
  readLayout: (ordinal: number) => TextLayout,
): (kind: TextUnit) => RangeReader {
  const pools: Partial<Record<TextUnit, RangePool>> = {};

  return (kind) => {
    const known = pools[kind];
    const pool = known && known.size < MAX_CACHED_RANGE_STARTS ? known : createPool(columns.count);
    pools[kind] = pool;
    const { nameWords } = columns;
    return (ordinal) => {
      if (pool.from[ordinal] === 0) {
        const { sentences, paragraphs } = readLayout(ordinal);
        addRanges(pool, ordinal, nameWords[ordinal]! + 1, kind === "sentence" ? sentences : paragraphs);
      }
      return pool.numbers.subarray(pool.from[ordinal]!, pool.to[ordinal]!);
    };
  };
}

/** The ranges of many cases in one array, at four bytes each; the offset 0 is "not read yet". */
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
