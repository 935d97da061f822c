/**
 * A set of cases: bit `ordinal & 31` of word `ordinal >>> 5`. A case costs one bit in every set, which makes the set
 * operations of a hundred thousand cases a few microseconds, and one representation serves rare and common words.
 */
export type CaseSet = Uint32Array;

/** Creates a set without members. */
export function createEmptySet(caseCount: number): CaseSet {
  return new Uint32Array((caseCount + 31) >>> 5);
}

/** Creates a set of all cases. */
export function createFullSet(caseCount: number): CaseSet {
  const set = createEmptySet(caseCount).fill(0xffffffff);
  const rest = caseCount & 31;
  if (rest > 0) set[set.length - 1] = (1 << rest) - 1;
  return set;
}

/** Creates a set of some cases. */
export function createCaseSet(caseCount: number, ordinals: Iterable<number>): CaseSet {
  const set = createEmptySet(caseCount);
  for (const ordinal of ordinals) addMember(set, ordinal);
  return set;
}

/** Adds a case to a set. */
export function addMember(set: CaseSet, ordinal: number): void {
  set[ordinal >>> 5]! |= 1 << (ordinal & 31);
}

/** Returns whether a set contains a case. */
export function isMember(set: CaseSet, ordinal: number): boolean {
  return ((set[ordinal >>> 5]! >>> (ordinal & 31)) & 1) === 1;
}

/** Removes from `set` what `other` does not contain; returns `set`. */
export function intersect(set: CaseSet, other: CaseSet): CaseSet {
  for (let i = 0; i < set.length; i++) set[i]! &= other[i]!;
  return set;
}

/** Adds to `set` what `other` contains; returns `set`. */
export function mergeInto(set: CaseSet, other: CaseSet): CaseSet {
  for (let i = 0; i < set.length; i++) set[i]! |= other[i]!;
  return set;
}

/** Removes from `set` what `other` contains; returns `set`. */
export function subtract(set: CaseSet, other: CaseSet): CaseSet {
  for (let i = 0; i < set.length; i++) set[i]! &= ~other[i]!;
  return set;
}

/** Counts the members of a set. */
export function countMembers(set: CaseSet): number {
  let size = 0;
  for (let i = 0; i < set.length; i++) {
    let bits = set[i]!;
    if (bits === 0) continue;
    bits -= (bits >>> 1) & 0x55555555;
    bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
    size += Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return size;
}

/** Lists the members, ascending. */
export function listMembers(set: CaseSet, size = countMembers(set)): Uint32Array {
  const members = new Uint32Array(size);
  let filled = 0;
  for (let i = 0; i < set.length; i++) {
    for (let bits = set[i]!; bits !== 0; bits &= bits - 1) {
      members[filled++] = (i << 5) + 31 - Math.clz32(bits & -bits);
    }
  }
  return members;
}

/** Reads the members in batches, ascending. */
export class MemberReader {
  readonly #set: CaseSet;
  #word = 0;

  constructor(set: CaseSet) {
    this.#set = set;
  }

  /** Fills an array of at least 32 numbers; returns how many were read, 0 after the last member. */
  read(into: Uint32Array): number {
    const set = this.#set;
    const full = into.length - 32;
    let filled = 0;
    let word = this.#word;
    for (; word < set.length && filled <= full; word++) {
      for (let bits = set[word]!; bits !== 0; bits &= bits - 1) {
        into[filled++] = (word << 5) + 31 - Math.clz32(bits & -bits);
      }
    }
    this.#word = word;
    return filled;
  }
}
