import type { CaseColumns } from "../../../store/postings/case-columns.ts";
import { gallop } from "../../postings/gallop.ts";
import type { PostingList } from "../../postings/posting-list.ts";
import { markPositions, markPositionsAmong, readPositions, readPositionsNear } from "../../postings/read-positions.ts";
import { type QueryBudget, SKIP_COST } from "../../query-budget.ts";
import type { ProximityWindow } from "../matcher.ts";
import { type MatchSpans, SpanBuilder } from "./match-spans.ts";

/** Reads a word's positions in some cases, or only those in their names, which precede the others. */
export function readSpans(list: PostingList, cases: Uint32Array, isNameOnly: boolean): MatchSpans {
  const spans = new SpanBuilder(cases.length, true);
  if (!isNameOnly) spans.reserve(Math.ceil((cases.length * list.occurrences) / list.cases));
  const readCase = (i: number) => {
    const count = isNameOnly ? list.nameCount : list.count;
    if (count === 0) return;
    spans.reserve(count);
    readPositions(list, spans.starts, spans.size, count);
    spans.closeCase(cases[i]!, spans.size + count);
  };
  if (isNameOnly) list.visitAmong(cases, readCase);
  else list.visitPositionsAmong(cases, readCase);
  return spans.build();
}

/** Reads a word's positions in some cases that are within reach of the anchors. */
export function readSpansNear(
  list: PostingList,
  cases: Uint32Array,
  { anchors, reach }: ProximityWindow,
  budget: QueryBudget,
): MatchSpans {
  const spans = new SpanBuilder(cases.length, true);
  let passed = 0;
  let at = 0;
  list.visitPositionsAmong(cases, (i) => {
    const ordinal = cases[i]!;
    at = gallop(anchors.cases, ordinal, at);
    if (anchors.cases[at] !== ordinal) return;
    const { count } = list;
    const from = anchors.from[at]!;
    const to = anchors.to[at]!;
    passed += count;
    spans.reserve(count);
    const { starts, size } = spans;
    // If anchors are dense, reading all positions is faster than skipping those between.
    const isDense = (to - from) * DENSE_READ_RATIO > count;
    if (isDense) readPositions(list, starts, size, count);
    spans.closeCase(
      ordinal,
      size + (isDense ? count : readPositionsNear(list, starts, size, anchors.starts, from, to, reach)),
    );
  });
  budget.charge(passed * SKIP_COST);
  return spans.build();
}

/** If a word has fewer positions per anchor than this, all of them are read. */
const DENSE_READ_RATIO = 2;

/** If the cases of a list outnumber the wanted cases by this factor, only blocks that may contain one are read. */
const SPARSE_BLOCK_RATIO = 8;

/** Reads the positions of any of many words in some cases: lists are merged by setting one bit per position. */
export function readSpansOfAny(
  { count, nameWords, textWords }: CaseColumns,
  lists: readonly PostingList[],
  cases: Uint32Array,
): MatchSpans {
  const indexOf = new Int32Array(count).fill(-1);
  const bitsAt = new Uint32Array(cases.length + 1);
  for (let i = 0; i < cases.length; i++) {
    const ordinal = cases[i]!;
    indexOf[ordinal] = i;
    bitsAt[i + 1] = bitsAt[i]! + ((nameWords[ordinal]! + 1 + textWords[ordinal]! + 31) >>> 5);
  }
  const bits = new Uint32Array(bitsAt[cases.length]!);
  const held = new Uint32Array(cases.length);
  const marked = { indexOf, bitsAt, bits, held };
  for (const list of lists) {
    // Of a long list only blocks that may contain one of a few cases are read.
    if (list.cases < SPARSE_BLOCK_RATIO * cases.length) markPositions(list, marked);
    else markPositionsAmong(list, cases, marked);
  }
  const spans = new SpanBuilder(cases.length, true);
  spans.reserve(held.reduce((sum, many) => sum + many, 0));
  const { starts } = spans;
  for (let i = 0; i < cases.length; i++) {
    if (held[i] === 0) continue;
    const first = bitsAt[i]!;
    const end = bitsAt[i + 1]!;
    let size = spans.size;
    for (let at = first; at < end; at++) {
      for (let word = bits[at]!; word !== 0; word &= word - 1) {
        starts[size++] = ((at - first) << 5) + 31 - Math.clz32(word & -word);
      }
    }
    spans.closeCase(cases[i]!, size);
  }
  return spans.build();
}
