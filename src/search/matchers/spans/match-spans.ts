import { gallop } from "../../postings/gallop.ts";
import { resizeUint32Array } from "../../postings/resize-arrays.ts";

/** Where matches begin in several cases, as word positions. */
export interface SpanStarts {
  /** The cases with any match, ascending. The matches of `cases[i]` are those from `from[i]` to before `to[i]`. */
  readonly cases: Uint32Array;
  readonly from: Uint32Array;
  readonly to: Uint32Array;
  /** The first word of each match, ascending within a case. */
  readonly starts: Uint32Array;
}

/** Where matches begin and end. */
export interface MatchSpans extends SpanStarts {
  /** The last word of each match; the same array as `starts` if each is a single word. */
  readonly ends: Uint32Array;
}

/** Returns whether each match is a single word. */
export function hasSingleWords({ starts, ends }: Pick<MatchSpans, "starts" | "ends">): boolean {
  return starts === ends;
}

/** Returns an upper bound of the number of matches. */
export function countSpans({ to }: SpanStarts): number {
  return to[to.length - 1] ?? 0;
}

const NONE = new Uint32Array(0);
/** No matches in any case. */
export const NO_SPANS: MatchSpans = { cases: NONE, from: NONE, to: NONE, starts: NONE, ends: NONE };

/** Returns the matches in case names, whose positions precede those of the judgments. */
export function restrictToNames(nameWords: Uint32Array, found: SpanStarts): SpanStarts {
  const to = found.to.map((end, i) => gallop(found.starts, nameWords[found.cases[i]!]!, found.from[i], end));
  const isNamed = (_: number, i: number) => to[i]! > found.from[i]!;
  return {
    cases: found.cases.filter(isNamed),
    from: found.from.filter(isNamed),
    to: to.filter(isNamed),
    starts: found.starts,
  };
}

/** Collects matches case by case. */
export class SpanBuilder {
  /** Matches of the current case are written from {@link size} on; see {@link reserve}. */
  starts: Uint32Array;
  ends: Uint32Array;
  size = 0;
  count = 0;
  readonly cases: Uint32Array;
  readonly from: Uint32Array;
  readonly to: Uint32Array;
  readonly #areWords: boolean;

  constructor(maxCases: number, areWords: boolean) {
    this.cases = new Uint32Array(maxCases);
    this.from = new Uint32Array(maxCases);
    this.to = new Uint32Array(maxCases);
    this.starts = new Uint32Array(64);
    this.ends = areWords ? this.starts : new Uint32Array(64);
    this.#areWords = areWords;
  }

  /** Makes room for `count` more matches. */
  reserve(count: number): void {
    if (this.size + count <= this.starts.length) return;
    const length = Math.max(2 * this.starts.length, this.size + count);
    this.starts = resizeUint32Array(this.starts, length);
    this.ends = this.#areWords ? this.starts : resizeUint32Array(this.ends, length);
  }

  /** Closes a case, whose matches end at `size`; a case without matches is omitted. */
  closeCase(ordinal: number, size: number): void {
    if (size === this.size) return;
    this.cases[this.count] = ordinal;
    this.from[this.count] = this.size;
    this.to[this.count++] = this.size = size;
  }

  build(): MatchSpans {
    const { count, starts, ends } = this;
    return {
      cases: this.cases.subarray(0, count),
      from: this.from.subarray(0, count),
      to: this.to.subarray(0, count),
      starts,
      ends,
    };
  }
}

/** Returns the matches of both, without duplicates. */
export function mergeSpans(a: MatchSpans, b: MatchSpans): MatchSpans {
  if (a.cases.length === 0) return b;
  if (b.cases.length === 0) return a;
  const merged = new SpanBuilder(a.cases.length + b.cases.length, hasSingleWords(a) && hasSingleWords(b));
  merged.reserve(countSpans(a) + countSpans(b));
  for (let i = 0, j = 0; i < a.cases.length || j < b.cases.length; ) {
    const ordinal = Math.min(a.cases[i] ?? Number.MAX_SAFE_INTEGER, b.cases[j] ?? Number.MAX_SAFE_INTEGER);
    const inA = a.cases[i] === ordinal ? i++ : -1;
    const inB = b.cases[j] === ordinal ? j++ : -1;
    let p = inA < 0 ? 0 : a.from[inA]!;
    const pEnd = inA < 0 ? 0 : a.to[inA]!;
    let q = inB < 0 ? 0 : b.from[inB]!;
    const qEnd = inB < 0 ? 0 : b.to[inB]!;
    const { starts, ends } = merged;
    let size = merged.size;
    while (p < pEnd || q < qEnd) {
      const order = p === pEnd ? 1 : q === qEnd ? -1 : a.starts[p]! - b.starts[q]! || a.ends[p]! - b.ends[q]!;
      starts[size] = order > 0 ? b.starts[q]! : a.starts[p]!;
      ends[size++] = order > 0 ? b.ends[q]! : a.ends[p]!;
      if (order >= 0) q++;
      if (order <= 0) p++;
    }
    merged.closeCase(ordinal, size);
  }
  return merged.build();
}
