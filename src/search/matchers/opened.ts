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
  readonly #known = new Map<string, OpenTerm>();
  readonly #terms: number;
  readonly #postings: number;

  constructor(terms = TERMS, postings = POSTINGS) {
    this.#terms = terms;
    this.#postings = postings;
  }

  /** The term that the key stands for; opened where it is not. */
  get(key: string, open: () => OpenTerm): OpenTerm {
    const known = this.#known.get(key);
    const term = known ?? open();
    if (known) this.#known.delete(key);
    this.#known.set(key, term);
    if (!known && this.#known.size > this.#terms) this.#known.delete(this.#known.keys().next().value!);
    return term;
  }

  /** Closes those not asked for longest, where much is held. Called when a term has decoded its postings. */
  trim(): void {
    let held = 0;
    for (const term of this.#known.values()) held += term.held;
    for (const [key, term] of this.#known) {
      if (held <= this.#postings) return;
      held -= term.held;
      this.#known.delete(key);
    }
  }
}
