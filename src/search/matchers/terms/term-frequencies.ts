import { addMember, type CaseSet, createEmptySet, listMembers } from "../../case-set.ts";
import { gallop } from "../../postings/gallop.ts";
import type { PostingList } from "../../postings/posting-list.ts";
import { addAllCounts, readCounts } from "../../postings/read-counts.ts";
import type { MatchCounts } from "../match-counts.ts";

/** The decoded and merged posting lists of a term: its cases, ascending, and its frequency in each. */
export interface TermFrequencies {
  readonly ordinals: Uint32Array;
  readonly inText: Uint8Array | Uint32Array;
  /** Null if no case name contains it. */
  readonly inName: Uint8Array | Uint32Array | null;
  /** The same cases as a set, if that is smaller than `ordinals`. */
  readonly set: CaseSet | null;
}

/** Decodes whole posting lists and merges them. */
export function decodeFrequencies(lists: readonly PostingList[], caseCount: number): TermFrequencies {
  const [only] = lists;
  if (only && lists.length === 1) return decodeSingleList(only, caseCount);
  const set = createEmptySet(caseCount);
  const texts = new Uint32Array(caseCount);
  const names = new Uint32Array(caseCount);
  let isNamed = false;
  for (const list of lists) if (addAllCounts(list, set, texts, names)) isNamed = true;
  const ordinals = listMembers(set);
  const picked = (counts: Uint32Array) => narrowCounts(ordinals.map((ordinal) => counts[ordinal]!));
  const inName = isNamed ? picked(names) : null;
  return { ordinals, inText: picked(texts), inName, set: isDense(ordinals.length, caseCount) ? set : null };
}

/** Decodes a single list. Most have small counts, so that bytes are tried first. */
function decodeSingleList(list: PostingList, caseCount: number): TermFrequencies {
  const { cases } = list;
  const ordinals = new Uint32Array(cases);
  const set = isDense(cases, caseCount) ? createEmptySet(caseCount) : null;
  const read = (inText: TermFrequencies["inText"], inName: TermFrequencies["inText"]) => {
    const { isNamed, most } = readCounts(list, ordinals, inText, inName, set);
    return { most, frequencies: { ordinals, inText, inName: isNamed ? inName : null, set } };
  };
  const { most, frequencies } = read(new Uint8Array(cases), new Uint8Array(cases));
  list.ordinals = ordinals;
  return most > 255 ? read(new Uint32Array(cases), new Uint32Array(cases)).frequencies : frequencies;
}

/** Returns whether a set of all cases is smaller than a list of some. */
export function isDense(cases: number, caseCount: number): boolean {
  return cases * 32 > caseCount;
}

/** Stores the counts in bytes if they fit, as most do. */
export function narrowCounts(counts: Uint32Array): Uint8Array | Uint32Array {
  for (let i = 0; i < counts.length; i++) if (counts[i]! > 255) return counts;
  return new Uint8Array(counts);
}

/** Returns the bytes held in memory, including the saturations that ranking derives from them. */
export function measureFrequencies({ ordinals, inText, inName, set }: TermFrequencies): number {
  return 2 * ordinals.byteLength + inText.byteLength + (inName?.byteLength ?? 0) + (set?.byteLength ?? 0);
}

/** Returns all of the cases, or those whose names contain the term, in a set that the caller may change. */
export function toCaseSet({ ordinals, inName, set }: TermFrequencies, isNameOnly: boolean, caseCount: number): CaseSet {
  if (set && !isNameOnly) return set.slice();
  const marked = createEmptySet(caseCount);
  if (!isNameOnly) for (let i = 0; i < ordinals.length; i++) addMember(marked, ordinals[i]!);
  else if (inName) for (let i = 0; i < ordinals.length; i++) if (inName[i]! > 0) addMember(marked, ordinals[i]!);
  return marked;
}

/** Adds to a set those of some ascending cases that contain the term. */
export function markMembers({ ordinals }: TermFrequencies, cases: Uint32Array, set: CaseSet): void {
  for (let i = 0, at = 0; i < cases.length && at < ordinals.length; i++) {
    const wanted = cases[i]!;
    if (ordinals[at]! < wanted) at = gallop(ordinals, wanted, at + 1);
    if (ordinals[at] === wanted) addMember(set, wanted);
  }
}

/** Writes the frequencies in some ascending cases. */
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
