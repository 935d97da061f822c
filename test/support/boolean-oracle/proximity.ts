import type { NearNode, ProximityConstraint } from "../../../src/query/ast.ts";
import type { OracleText } from "./oracle-text.ts";
import { createRangeFinder, type WordRange } from "./text-ranges.ts";
import type { WordTable } from "./word-table.ts";

/** Creates the test of a chain: keeps the ranges of each operand that are near a kept range of the previous operand. */
export function createProximityTest({ operands, links }: NearNode, table: WordTable): (text: OracleText) => boolean {
  const finders = operands.map((operand) => createRangeFinder(operand, table));
  return (text) => {
    let kept = finders[0]!(text);
    for (const [i, link] of links.entries()) {
      if (kept.length === 0) return false;
      kept = finders[i + 1]!(text).filter(isNearSome(kept, link, text));
    }
    return kept.length > 0;
  };
}

/** Returns the test whether a range is near one of the left ranges. */
function isNearSome(
  left: readonly WordRange[],
  { within, ordered }: ProximityConstraint,
  text: OracleText,
): (range: WordRange) => boolean {
  if (typeof within === "number") return isWithinWords(left, within, ordered, text.words.length);
  return isWithinUnit(left, ordered, within === "sentence" ? text.sentences : text.paragraphs);
}

/** Tests for a left range that ends at most `distance` words before a range, or, if unordered, begins so far after it. */
function isWithinWords(left: readonly WordRange[], distance: number, ordered: boolean, length: number) {
  const begins = new Uint8Array(length);
  const ends = new Uint8Array(length);
  for (const { first, last } of left) begins[first] = ends[last] = 1;
  return ({ first, last }: WordRange) => {
    for (let by = 1; by <= distance; by++) {
      if (ends[first - by] === 1 || (!ordered && begins[last + by] === 1)) return true;
    }
    return false;
  };
}

/** Tests for a left range before a range, or, if unordered, after it, such that one sentence or paragraph contains both. */
function isWithinUnit(left: readonly WordRange[], ordered: boolean, units: Uint32Array) {
  const firstEnd = new Map<number, number>();
  const lastBegin = new Map<number, number>();
  for (const { first, last } of left) {
    const unit = units[first]!;
    if (units[last] !== unit) continue;
    firstEnd.set(unit, Math.min(last, firstEnd.get(unit) ?? last));
    lastBegin.set(unit, Math.max(first, lastBegin.get(unit) ?? first));
  }
  return ({ first, last }: WordRange) => {
    const unit = units[first]!;
    if (units[last] !== unit || !firstEnd.has(unit)) return false;
    return firstEnd.get(unit)! < first || (!ordered && lastBegin.get(unit)! > last);
  };
}
