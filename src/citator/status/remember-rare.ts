import { keepRecent } from "../../store/keep-recent.ts";

/** Number of values that are kept of each function. */
const MAX_KEPT_VALUES = 4096;

/**
 * Creates a function that returns what `read` returns for the ordinal of a case, and reads it once if it is null, as for
 * most cases: that takes a bit. Of the others the values that were used last are kept.
 */
export function rememberRare<Value>(read: (ordinal: number) => Value | null): (ordinal: number) => Value | null {
  const absent = createOrdinalSet();
  const find = keepRecent(MAX_KEPT_VALUES, (ordinal): Value | undefined => {
    const found = read(ordinal);
    if (found === null) absent.add(ordinal);
    return found ?? undefined;
  });
  return (ordinal) => (absent.has(ordinal) ? null : (find(ordinal) ?? null));
}

const PAGE_BITS = 12;
const PAGE_MASK = (1 << PAGE_BITS) - 1;
const WORDS_PER_PAGE = 1 << (PAGE_BITS - 5);

/** A set of ordinals, a bit each, of which most may be missing. */
function createOrdinalSet() {
  const pages = new Map<number, Uint32Array>();
  return {
    has(ordinal: number): boolean {
      const page = pages.get(ordinal >> PAGE_BITS);
      return page !== undefined && (page[(ordinal & PAGE_MASK) >> 5]! & (1 << (ordinal & 31))) !== 0;
    },
    add(ordinal: number): void {
      const page = pages.get(ordinal >> PAGE_BITS) ?? new Uint32Array(WORDS_PER_PAGE);
      pages.set(ordinal >> PAGE_BITS, page);
      page[(ordinal & PAGE_MASK) >> 5]! |= 1 << (ordinal & 31);
    },
  };
}
