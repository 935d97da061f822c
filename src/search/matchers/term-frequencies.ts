import { addMember, type CaseSet, createEmptySet, listMembers } from "../case-set.ts";
import { gallop } from "../postings/gallop.ts";
import type { PostingList } from "../postings/posting-list.ts";
import type { MatchCounts } from "./matcher.ts";

/** The posting lists of a term, decoded and added up: its cases, ascending, and how often each holds it. */
export interface TermFrequencies {
  readonly ordinals: Uint32Array;
  readonly inText: Uint8Array | Uint32Array;
  /** `null` where no name holds it. */
  readonly inName: Uint8Array | Uint32Array | null;
  /** The same cases as a set, where that is the smaller of the two. */
  readonly set: CaseSet | null;
}

/** Reads the lists whole. */
export function decodeFrequencies(lists: readonly PostingList[], caseCount: number): TermFrequencies {
  const [only] = lists;
  if (only && lists.length === 1) return decodeSingleList(only, caseCount);
  const set = createEmptySet(caseCount);
  const texts = new Uint32Array(caseCount);
  const names = new Uint32Array(caseCount);
  let isNamed = false;
  for (const list of lists) if (list.addAllCounts(set, texts, names)) isNamed = true;
  const ordinals = listMembers(set);
  const picked = (counts: Uint32Array) => narrowCounts(ordinals.map((ordinal) => counts[ordinal]!));
  const inName = isNamed ? picked(names) : null;
  return { ordinals, inText: picked(texts), inName, set: isDense(ordinals.length, caseCount) ? set : null };
}

/** Most lists have small counts: they are written where they stay. */
function decodeSingleList(list: PostingList, caseCount: number): TermFrequencies {
  const { cases } = list;
  const ordinals = new Uint32Array(cases);
  const set = isDense(cases, caseCount) ? createEmptySet(caseCount) : null;
  const read = (inText: TermFrequencies["inText"], inName: TermFrequencies["inText"]) => {
    const { isNamed, most } = list.readCounts(ordinals, inText, inName, set);
    return { most, tally: { ordinals, inText, inName: isNamed ? inName : null, set } };
  };
  const { most, tally } = read(new Uint8Array(cases), new Uint8Array(cases));
  return most > 255 ? read(new Uint32Array(cases), new Uint32Array(cases)).tally : tally;
}

function isDense(cases: number, caseCount: number): boolean {
  return cases * 32 > caseCount;
}

/** In a byte each where they fit; most do. */
function narrowCounts(counts: Uint32Array): Uint8Array | Uint32Array {
  for (let i = 0; i < counts.length; i++) if (counts[i]! > 255) return counts;
  return new Uint8Array(counts);
}

/** Bytes that are held in memory, with what ranking keeps beside it. */
export function measureFrequencies({ ordinals, inText, inName, set }: TermFrequencies): number {
  return 2 * ordinals.byteLength + inText.byteLength + (inName?.byteLength ?? 0) + (set?.byteLength ?? 0);
}

/** All of the cases, or those whose names hold the term, as a set of its own. */
export function toCaseSet({ ordinals, inName, set }: TermFrequencies, isNamed: boolean, caseCount: number): CaseSet {
  if (set && !isNamed) return set.slice();
  const marked = createEmptySet(caseCount);
  if (!isNamed) for (let i = 0; i < ordinals.length; i++) addMember(marked, ordinals[i]!);
  else if (inName) for (let i = 0; i < ordinals.length; i++) if (inName[i]! > 0) addMember(marked, ordinals[i]!);
  return marked;
}

/** Adds to a set those of some cases, which ascend, that hold the term. */
export function markMembers({ ordinals }: TermFrequencies, cases: Uint32Array, set: CaseSet): void {
  for (let i = 0, at = 0; i < cases.length && at < ordinals.length; i++) {
    const wanted = cases[i]!;
    if (ordinals[at]! < wanted) at = gallop(ordinals, wanted, at + 1);
    if (ordinals[at] === wanted) addMember(set, wanted);
  }
}

/** Writes the counts of some cases, which ascend. */
export function copyFrequencies(
  { ordinals, inText, inName }: TermFrequencies,
  cases: Uint32Array,
  counts: MatchCounts,
): void {
  for (let i = 0, at = 0; i < cases.length && at < ordinals.length; i++) {
    const wanted = cases[i]!;
    if (ordinals[at]! < wanted) at = gallop(ordinals, wanted, at + 1);
    if (ordinals[at] !== wanted) continue;
    counts.inText[i] = inText[at]!;
    if (inName) counts.inName[i] = inName[at]!;
    at++;
  }
}
