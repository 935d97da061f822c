/**
 * A set of cases: bit `ordinal & 31` of word `ordinal >>> 5`. A case costs one bit in every set, which makes the set
 * operations of a hundred thousand cases a few microseconds, and one representation serves rare and common words.
 */
export type CaseSet = Uint32Array;

export function createEmptySet(caseCount: number): CaseSet {
  return new Uint32Array((caseCount + 31) >>> 5);
}

export function createFullSet(caseCount: number): CaseSet {
  const set = createEmptySet(caseCount).fill(0xffffffff);
  const rest = caseCount & 31;
  if (rest > 0) set[set.length - 1] = (1 << rest) - 1;
  return set;
}

export function createCaseSet(caseCount: number, ordinals: Iterable<number>): CaseSet {
  const set = createEmptySet(caseCount);
  for (const ordinal of ordinals) addMember(set, ordinal);
  return set;
}

export function addMember(set: CaseSet, ordinal: number): void {
  set[ordinal >>> 5]! |= 1 << (ordinal & 31);
}

export function isMember(set: CaseSet, ordinal: number): boolean {
  return ((set[ordinal >>> 5]! >>> (ordinal & 31)) & 1) === 1;
}

/** `set` becomes what both hold. */
export function intersect(set: CaseSet, other: CaseSet): CaseSet {
  for (let i = 0; i < set.length; i++) set[i]! &= other[i]!;
  return set;
}

/** `set` becomes what either holds. */
export function mergeInto(set: CaseSet, other: CaseSet): CaseSet {
  for (let i = 0; i < set.length; i++) set[i]! |= other[i]!;
  return set;
}

/** `set` loses what the other holds. */
export function subtract(set: CaseSet, other: CaseSet): CaseSet {
  for (let i = 0; i < set.length; i++) set[i]! &= ~other[i]!;
  return set;
}

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

/** The members, ascending. */
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

/** Reads the members in portions, ascending. */
export class MemberReader {
  readonly #set: CaseSet;
  #word = 0;

  constructor(set: CaseSet) {
    this.#set = set;
  }

  /** Fills an array, which has room for 32 at least, and gives how many are in it; 0 behind the last. */
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
