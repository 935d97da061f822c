import type { Matcher } from "./matcher.ts";

/** A term that stays open between queries. */
export interface OpenTerm extends Matcher {
  /** Postings that it keeps decoded. */
  readonly held: number;
  /** How many posting lists it has. */
  readonly lists: number;
}

/** Terms kept open, and postings that they keep decoded, of 8 to 12 bytes. */
const TERMS = 512;
const POSTINGS = 1 << 21;

/** The terms that were asked for last: words come back, from query to query and from page to page. */
export class OpenTerms {
  readonly #known = new Map<string, { readonly term: OpenTerm; askedAt: number }>();
  readonly #terms: number;
  readonly #postings: number;
  #time = 0;

  constructor(terms = TERMS, postings = POSTINGS) {
    this.#terms = terms;
    this.#postings = postings;
  }

  /** The term that the key stands for; opened where it is not. */
  get(key: string, open: () => OpenTerm): OpenTerm {
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

  /** Closes terms where much is held. Called when a term has decoded its postings. */
  trim(): void {
    let held = 0;
    for (const { term } of this.#known.values()) held += term.held;
    if (held > this.#postings) this.#close(this.#known.size >>> 1);
  }

  /** All but so many, which were asked for last. */
  #close(kept: number): void {
    const byAge = [...this.#known].sort(([, a], [, b]) => b.askedAt - a.askedAt);
    for (const [key] of byAge.slice(kept)) this.#known.delete(key);
  }
}
