import type { Nearness } from "../query/ast.ts";
import type { CaseColumns } from "./columns.ts";
import type { Layout } from "./layout.ts";
import { widen } from "./postings/arena.ts";
import { LAST_POSITION } from "./postings/position-cursor.ts";

/** The stretches of text within which words may be near each other. */
export type StretchKind = Nearness["within"] & string;

/**
 * The position that each stretch of a case begins with, ascending. The case name is a stretch of its own; the judgment
 * begins behind it and one empty position. Behind the last one stands {@link LAST_POSITION}.
 */
export type StretchesOf = (ordinal: number) => Uint32Array;

/** Numbers kept at most, four bytes each: those of some 100,000 judgments, so that a query reads each case once. */
const KEPT = 8_000_000;

/** Reads stretches and keeps them, since nearly every proximity operator asks for the same ones again. */
export function stretchReader(
  columns: CaseColumns,
  layout: (ordinal: number) => Layout,
): (kind: StretchKind) => StretchesOf {
  const kept: Partial<Record<StretchKind, Pool>> = {};

  return (kind) => {
    const known = kept[kind];
    const pool = known && known.size < KEPT ? known : emptyPool(columns.count);
    kept[kind] = pool;
    const { nameWords } = columns;
    return (ordinal) => {
      if (pool.from[ordinal] === 0) {
        const { sentences, paragraphs } = layout(ordinal);
        add(pool, ordinal, nameWords[ordinal]! + 1, kind === "sentence" ? sentences : paragraphs);
      }
      return pool.numbers.subarray(pool.from[ordinal]!, pool.to[ordinal]!);
    };
  };
}

/** The stretches of many cases in one array, so that they take four bytes each; 0 is the place of none. */
interface Pool {
  numbers: Uint32Array;
  size: number;
  readonly from: Uint32Array;
  readonly to: Uint32Array;
}

function emptyPool(caseCount: number): Pool {
  return { numbers: new Uint32Array(4096), size: 1, from: new Uint32Array(caseCount), to: new Uint32Array(caseCount) };
}

function add(pool: Pool, ordinal: number, textStart: number, starts: Uint32Array): void {
  const needed = pool.size + starts.length + 2;
  if (needed > pool.numbers.length) pool.numbers = widen(pool.numbers, 2 * needed);
  const { numbers } = pool;
  let size = pool.size;
  pool.from[ordinal] = size;
  numbers[size++] = 0;
  for (let i = 0; i < starts.length; i++) numbers[size++] = textStart + starts[i]!;
  numbers[size++] = LAST_POSITION;
  pool.to[ordinal] = pool.size = size;
}
