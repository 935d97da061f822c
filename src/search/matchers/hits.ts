import { gallop } from "../postings/gallop.ts";
import type { PostingList } from "../postings/list.ts";
import { addTo, type CaseSet, emptySet, membersOf } from "../sets.ts";
import type { Counts } from "./matcher.ts";

/** The posting lists of a term, decoded and added up: its cases, ascending, and how often each holds it. */
export interface Hits {
  readonly ordinals: Uint32Array;
  readonly inText: Uint32Array;
  /** `null` where no name holds it. */
  readonly inName: Uint32Array | null;
}

/** Reads the lists whole. */
export function hitsOf(lists: readonly PostingList[], caseCount: number): Hits {
  const [only] = lists;
  if (only && lists.length === 1) {
    const ordinals = new Uint32Array(only.cases);
    const inText = new Uint32Array(only.cases);
    const inName = new Uint32Array(only.cases);
    return { ordinals, inText, inName: only.readCounts(ordinals, inText, inName) ? inName : null };
  }
  const set = emptySet(caseCount);
  const texts = new Uint32Array(caseCount);
  const names = new Uint32Array(caseCount);
  let isNamed = false;
  for (const list of lists) if (list.addAllCounts(set, texts, names)) isNamed = true;
  const ordinals = membersOf(set);
  const picked = (counts: Uint32Array) => ordinals.map((ordinal) => counts[ordinal]!);
  return { ordinals, inText: picked(texts), inName: isNamed ? picked(names) : null };
}

/** Adds every case to a set, or every one whose name holds the term. */
export function markHits({ ordinals, inName }: Hits, isNamed: boolean, set: CaseSet): void {
  if (!isNamed) for (let i = 0; i < ordinals.length; i++) addTo(set, ordinals[i]!);
  else if (inName) for (let i = 0; i < ordinals.length; i++) if (inName[i]! > 0) addTo(set, ordinals[i]!);
}

/** Adds to a set those of some cases, which ascend, that hold the term. */
export function markHitsAmong({ ordinals }: Hits, cases: Uint32Array, set: CaseSet): void {
  for (let i = 0, at = 0; i < cases.length && at < ordinals.length; i++) {
    const wanted = cases[i]!;
    if (ordinals[at]! < wanted) at = gallop(ordinals, wanted, at + 1);
    if (ordinals[at] === wanted) addTo(set, wanted);
  }
}

/** Writes the counts of some cases, which ascend. */
export function countHits({ ordinals, inText, inName }: Hits, cases: Uint32Array, counts: Counts): void {
  for (let i = 0, at = 0; i < cases.length && at < ordinals.length; i++) {
    const wanted = cases[i]!;
    if (ordinals[at]! < wanted) at = gallop(ordinals, wanted, at + 1);
    if (ordinals[at] !== wanted) continue;
    counts.inText[i] = inText[at]!;
    if (inName) counts.inName[i] = inName[at]!;
    at++;
  }
}
