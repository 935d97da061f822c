import type { CaseColumns } from "../../store/postings/case-columns.ts";
import type { MatchCounts } from "../matchers/match-counts.ts";
import type { Matcher } from "../matchers/matcher.ts";
import type { TermFrequencies } from "../matchers/terms/term-frequencies.ts";
import { gallop } from "../postings/gallop.ts";
import { computeSaturation, createLengthNorm, type LengthNorms } from "./bm25.ts";

/**
 * A query with this number of terms of its own is a passage: long judgments must not win by containing all of its words
 * somewhere. A question of one sentence has fewer, and related words do not make it longer.
 */
const MIN_LONG_QUERY_TERMS = 14;
/** BM25's influence of the length of a name: names differ little in length. */
export const NAME_LENGTH_B = 0.4;
/** Share of a name's score if its words are not known to be in the order of the query. */
export const UNORDERED_NAME_SHARE = 0.3;
/** Cases that are scored together: their buffers fit into the processor's cache. */
export const BATCH_CASES = 8192;

/** Parameters of BM25F. */
export interface Bm25Settings {
  readonly k1: number;
  readonly b: number;
  /** Weight of an occurrence in the case name; 1 in the judgment. */
  readonly inName: number;
  /** Exponent of a term's weight: below 1 the rarest of many terms does not decide alone. */
  readonly power: number;
}

const SHORT_QUERY_BM25: Bm25Settings = { k1: 1.2, b: 0.75, inName: 5, power: 1 };
const LONG_QUERY_BM25: Bm25Settings = { k1: 8, b: 1, inName: 20, power: 0.8 };

/** Returns the parameters for a query of a number of terms, without those that are only related to it. */
export function chooseBm25(terms: number): Bm25Settings {
  return terms >= MIN_LONG_QUERY_TERMS ? LONG_QUERY_BM25 : SHORT_QUERY_BM25;
}

/** Scores of some cases, in their order; valid until the scorer is used again. */
export interface CaseScores {
  readonly text: Float64Array;
  readonly name: Float64Array;
}

interface ScoreBuffers extends CaseScores {
  readonly counts: MatchCounts;
  /** Occurrences of query terms in the case name. */
  readonly nameHits: Uint32Array;
}

/** Scores the texts and names of cases by BM25F; keeps what does not depend on the query. */
export class CaseScorer {
  readonly #columns: CaseColumns;
  readonly #shortNorms: LengthNorms;
  readonly #longNorms: LengthNorms;
  /** By decoded term: its saturation in each of its cases, for short queries. */
  readonly #saturations = new WeakMap<TermFrequencies, Float32Array>();
  #buffers: ScoreBuffers | undefined;

  constructor(columns: CaseColumns) {
    this.#columns = columns;
    this.#shortNorms = createCaseNorms(columns, SHORT_QUERY_BM25);
    this.#longNorms = createCaseNorms(columns, LONG_QUERY_BM25);
  }

  /** Scores at most {@link BATCH_CASES} ascending cases. @param related terms that the query does not contain */
  scoreCases(cases: Uint32Array, evidence: readonly Matcher[], related: readonly Matcher[] = []): CaseScores {
    this.#buffers ??= createBuffers();
    const { text, name, nameHits } = this.#buffers;
    const size = cases.length;
    const settings = chooseBm25(evidence.length);
    const all = [...evidence, ...related];
    const total = all.reduce((sum, { weight }) => sum + weight ** settings.power, 0);
    text.fill(total > 0 ? 0 : 1, 0, size);
    name.fill(0, 0, size);
    nameHits.fill(0, 0, size);
    let isNamed = false;
    for (const matcher of all) {
      const share = matcher.weight ** settings.power / total;
      const frequencies = matcher.loadFrequencies?.(size);
      const isInName = frequencies
        ? this.#addFrequencies(frequencies, cases, share, settings, this.#buffers)
        : this.#addCounts(matcher, cases, share, settings, this.#buffers);
      if (isInName) isNamed = true;
    }
    if (!isNamed) return this.#buffers;
    const { nameWords } = this.#columns;
    for (let i = 0; i < size; i++) {
      if (name[i] === 0) continue;
      const covered = Math.min(1, nameHits[i]! / nameWords[cases[i]!]!);
      name[i] = UNORDERED_NAME_SHARE * name[i]! * name[i]! * covered;
    }
    return this.#buffers;
  }

  /** Adds the scores of a decoded term; returns whether a name contains it. */
  #addFrequencies(
    frequencies: TermFrequencies,
    cases: Uint32Array,
    share: number,
    settings: Bm25Settings,
    { text, name, nameHits }: ScoreBuffers,
  ): boolean {
    const { ordinals, inText, inName } = frequencies;
    const known = settings === SHORT_QUERY_BM25 ? this.#loadSaturations(frequencies) : null;
    const norms = this.#longNorms;
    let isNamed = false;
    for (let i = 0, at = 0; i < cases.length && at < ordinals.length; ) {
      const ordinal = ordinals[at]!;
      if (cases[i]! < ordinal) i = gallop(cases, ordinal, i + 1);
      else if (cases[i]! > ordinal) at = gallop(ordinals, cases[i]!, at + 1);
      else {
        const named = inName === null ? 0 : inName[at]!;
        text[i]! += share * (known ? known[at]! : computeSaturation(settings.k1, norms, ordinal, inText[at]!, named));
        if (named > 0) {
          isNamed = true;
          name[i]! += share;
          nameHits[i]! += named;
        }
        i++;
        at++;
      }
    }
    return isNamed;
  }

  /** Adds the scores of any matcher, by counting its matches; returns whether a name contains one. */
  #addCounts(
    matcher: Matcher,
    cases: Uint32Array,
    share: number,
    settings: Bm25Settings,
    { counts, text, name, nameHits }: ScoreBuffers,
  ): boolean {
    const size = cases.length;
    const { inText, inName } = counts;
    const { k1 } = settings;
    const norms = settings === SHORT_QUERY_BM25 ? this.#shortNorms : this.#longNorms;
    inText.fill(0, 0, size);
    inName.fill(0, 0, size);
    matcher.addCounts(cases, counts);
    let isNamed = false;
    for (let i = 0; i < size; i++) {
      text[i]! += share * computeSaturation(k1, norms, cases[i]!, inText[i]!, inName[i]!);
      if (inName[i] === 0) continue;
      isNamed = true;
      name[i]! += share;
      nameHits[i]! += inName[i]!;
    }
    return isNamed;
  }

  #loadSaturations(frequencies: TermFrequencies): Float32Array {
    const known = this.#saturations.get(frequencies);
    if (known) return known;
    const { ordinals, inText, inName } = frequencies;
    const { k1 } = SHORT_QUERY_BM25;
    const saturations = new Float32Array(ordinals.length);
    for (let i = 0; i < saturations.length; i++) {
      saturations[i] = computeSaturation(k1, this.#shortNorms, ordinals[i]!, inText[i]!, inName?.[i] ?? 0);
    }
    this.#saturations.set(frequencies, saturations);
    return saturations;
  }
}

function createCaseNorms(columns: CaseColumns, { b, inName }: Bm25Settings): LengthNorms {
  return {
    text: createLengthNorm(
      () => columns.textWords,
      () => columns.allTextWords,
      b,
      1,
    ),
    name: createLengthNorm(
      () => columns.nameWords,
      () => columns.allNameWords,
      NAME_LENGTH_B,
      inName,
    ),
  };
}

function createBuffers(): ScoreBuffers {
  return {
    counts: { inText: new Uint32Array(BATCH_CASES), inName: new Uint32Array(BATCH_CASES) },
    text: new Float64Array(BATCH_CASES),
    name: new Float64Array(BATCH_CASES),
    nameHits: new Uint32Array(BATCH_CASES),
  };
}
