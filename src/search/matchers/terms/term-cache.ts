import type { Matcher } from "../matcher.ts";

/** Matcher of a term that stays open between queries. */
export interface CachedTerm extends Matcher {
  /** Bytes of its decoded postings. */
  readonly decodedBytes: number;
  /** The number of its posting lists. */
  readonly listCount: number;
}

const MAX_CACHED_TERMS = 512;
/** Memory for decoded postings, in bytes: per case, about that of forty to seventy words that are in every case. */
const MIN_CACHE_BYTES = 1 << 24;
const CACHE_BYTES_PER_CASE = 640;

/** Cache of the terms that were used last, because words recur from query to query and from page to page. */
export class TermCache {
  readonly #known = new Map<string, { readonly term: CachedTerm; usedAt: number }>();
  readonly #terms: number;
  readonly #bytes: number;
  #time = 0;
  /** Bytes that were held when they were counted last, and those decoded since. */
  #countedBytes = 0;

  constructor(terms = MAX_CACHED_TERMS, bytes = MIN_CACHE_BYTES) {
    this.#terms = terms;
    this.#bytes = bytes;
  }

  /** Returns the term with the key; opens it if it is not cached. */
  get(key: string, open: () => CachedTerm): CachedTerm {
    const known = this.#known.get(key);
    if (known) {
      known.usedAt = ++this.#time;
      return known.term;
    }
    if (this.#known.size >= this.#terms) this.#close(this.#known.size >>> 1);
    const term = open();
    this.#known.set(key, { term, usedAt: ++this.#time });
    return term;
  }

  /** Closes terms if they hold too much memory. Called after a term of a corpus of `caseCount` cases was decoded. */
  trim(caseCount: number, decodedBytes: number): void {
    const limit = Math.max(this.#bytes, caseCount * CACHE_BYTES_PER_CASE);
    this.#countedBytes += decodedBytes;
    if (this.#countedBytes <= limit) return;
    this.#countedBytes = this.#countHeld();
    if (this.#countedBytes <= limit) return;
    this.#close(this.#known.size >>> 1);
    this.#countedBytes = this.#countHeld();
  }

  #countHeld(): number {
    let held = 0;
    for (const { term } of this.#known.values()) held += term.decodedBytes;
    return held;
  }

  /** Closes all terms but the `kept` used last. */
  #close(kept: number): void {
    const byAge = [...this.#known].sort(([, a], [, b]) => b.usedAt - a.usedAt);
    for (const [key] of byAge.slice(kept)) this.#known.delete(key);
  }
}
