import type { Matcher } from "./matcher.ts";

/** A term that stays open between queries. */
export interface CachedTerm extends Matcher {
  /** Bytes of the postings that it keeps decoded. */
  readonly decodedBytes: number;
  /** How many posting lists it has. */
  readonly listCount: number;
}

const MAX_CACHED_TERMS = 512;
/** Decoded postings take as much as some seventy words have that are in every case; small corpora may have more. */
const MIN_CACHE_BYTES = 1 << 24;
const CACHE_BYTES_PER_CASE = 640;

/** The terms that were asked for last: words come back, from query to query and from page to page. */
export class TermCache {
  readonly #known = new Map<string, { readonly term: CachedTerm; askedAt: number }>();
  readonly #terms: number;
  readonly #bytes: number;
  #time = 0;

  constructor(terms = MAX_CACHED_TERMS, bytes = MIN_CACHE_BYTES) {
    this.#terms = terms;
    this.#bytes = bytes;
  }

  /** The term that the key stands for; opened where it is not. */
  get(key: string, open: () => CachedTerm): CachedTerm {
    const known = this.#known.get(key);
    if (known) {
      known.askedAt = ++this.#time;
      return known.term;
    }
    if (this.#known.size >= this.#terms) this.#close(this.#known.size >>> 1);
    const term = open();
    this.#known.set(key, { term, askedAt: ++this.#time });
    return term;
  }

  /** Closes terms where much is held. Called when a term of a corpus of so many cases has decoded its postings. */
  trim(caseCount: number): void {
    let held = 0;
    for (const { term } of this.#known.values()) held += term.decodedBytes;
    if (held > Math.max(this.#bytes, caseCount * CACHE_BYTES_PER_CASE)) this.#close(this.#known.size >>> 1);
  }

  /** All but so many, which were asked for last. */
  #close(kept: number): void {
    const byAge = [...this.#known].sort(([, a], [, b]) => b.askedAt - a.askedAt);
    for (const [key] of byAge.slice(kept)) this.#known.delete(key);
  }
}
