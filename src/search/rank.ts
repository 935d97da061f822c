import type { CaseColumns } from "./columns.ts";
import type { Matches } from "./execute.ts";
import type { Counts } from "./matchers/matcher.ts";
import { membersOf } from "./sets.ts";

/** A ranked case; scores are 0 to 1, rounded to six decimals. */
export interface RankedCase {
  readonly ordinal: number;
  readonly score: number;
}

/** From this many terms on a query is a passage: long judgments must not win by holding all of its words somewhere. */
const LONG_QUERY = 8;
/** BM25's k1 (how soon more occurrences stop to matter) and b (how much length matters). */
const SHORT = { k1: 1.2, b: 0.75 };
const LONG = { k1: 2, b: 1 };
/** A word in the case name counts so often; names differ little in length. */
const NAME_WEIGHT = 5;
const NAME_B = 0.4;
/** The share of a score that is how often the case is cited. */
const AUTHORITY = 0.05;
const MILLION = 1e6;

/** Ranks cases; made once for an index, since it keeps what every query needs of every case. */
export interface Ranker {
  /**
   * The best `limit` of the matches. A score is what the evidence makes of BM25F over name and judgment, divided by
   * what it could make at most, and a little authority; so 1 is as relevant as a case could be for this query. Where
   * there is none (a query of filters and negations) every case is as relevant as can be. Ties: the case cited more
   * often, then the smaller cluster id.
   */
  rank(matches: Matches, limit: number): RankedCase[];
}

export function createRanker(columns: CaseColumns): Ranker {
  const caseCount = columns.count;
  let scratch: { counts: Counts; relevance: Float64Array } | undefined;
  let authority: Float64Array | undefined;
  const norms = new Map<number, Norms>();

  function normsFor(b: number): Norms {
    let known = norms.get(b);
    if (!known) {
      known = { text: lengthNorms(columns.textWords, b, 1), name: lengthNorms(columns.nameWords, NAME_B, NAME_WEIGHT) };
      norms.set(b, known);
    }
    return known;
  }

  return {
    rank({ set, size, evidence }, limit) {
      const cases = membersOf(set, size);
      scratch ??= {
        counts: { inText: new Uint32Array(caseCount), inName: new Uint32Array(caseCount) },
        relevance: new Float64Array(caseCount),
      };
      const { counts, relevance } = scratch;
      const { k1, b } = evidence.length >= LONG_QUERY ? LONG : SHORT;
      const { text, name } = normsFor(b);
      const total = evidence.reduce((sum, { weight }) => sum + weight, 0);
      relevance.fill(total > 0 ? 0 : 1, 0, size);
      const { inText, inName } = counts;
      for (const matcher of evidence) {
        inText.fill(0, 0, size);
        inName.fill(0, 0, size);
        matcher.count(cases, counts);
        const share = matcher.weight / total;
        for (let i = 0; i < size; i++) {
          const ordinal = cases[i]!;
          const frequency = inText[i]! * text[ordinal]! + inName[i]! * name[ordinal]!;
          relevance[i]! += (share * frequency) / (k1 + frequency);
        }
      }
      authority ??= authorityOf(columns.citeCounts);
      for (let i = 0; i < size; i++) {
        relevance[i] = MILLION * ((1 - AUTHORITY) * relevance[i]! + AUTHORITY * authority[cases[i]!]!);
      }
      return best(cases, relevance, limit, columns.citeCounts);
    },
  };
}

interface Norms {
  readonly text: Float64Array;
  readonly name: Float64Array;
}

/** What one occurrence counts in each case: less in a text longer than the average. */
function lengthNorms(lengths: Uint32Array, b: number, weight: number): Float64Array {
  let sum = 0;
  for (const length of lengths) sum += length;
  const average = Math.max(1, sum / Math.max(1, lengths.length));
  const norms = new Float64Array(lengths.length);
  for (let i = 0; i < norms.length; i++) norms[i] = weight / Math.max(1e-3, 1 - b + (b * lengths[i]!) / average);
  return norms;
}

function authorityOf(citeCounts: Uint32Array): Float64Array {
  let most = 1;
  for (const count of citeCounts) if (count > most) most = count;
  const shares = new Float64Array(citeCounts.length);
  for (let i = 0; i < shares.length; i++) shares[i] = Math.log1p(citeCounts[i]!) / Math.log1p(most);
  return shares;
}

/** The best by their scores in millionths, which are rounded before they are compared: what counts is what is shown. By a heap whose root is the worst kept: nothing that cannot stay is ever sorted. */
function best(cases: Uint32Array, millionths: Float64Array, limit: number, citeCounts: Uint32Array): RankedCase[] {
  const size = Math.min(limit, cases.length);
  if (size === 0) return [];
  const scores = new Uint32Array(size);
  const kept = new Uint32Array(size);

  /** Whether the first is ranked behind the second. */
  function isBehind(scoreA: number, a: number, scoreB: number, b: number): boolean {
    if (scoreA !== scoreB) return scoreA < scoreB;
    if (citeCounts[a] !== citeCounts[b]) return citeCounts[a]! < citeCounts[b]!;
    return a > b;
  }

  /** Puts a case into the hole at `from` of the first `size` places, or below it. */
  function sink(from: number, size: number, score: number, ordinal: number): void {
    let at = from;
    for (let child = 2 * at + 1; child < size; child = 2 * at + 1) {
      if (child + 1 < size && isBehind(scores[child + 1]!, kept[child + 1]!, scores[child]!, kept[child]!)) child++;
      if (!isBehind(scores[child]!, kept[child]!, score, ordinal)) break;
      scores[at] = scores[child]!;
      kept[at] = kept[child]!;
      at = child;
    }
    scores[at] = score;
    kept[at] = ordinal;
  }

  for (let i = 0; i < size; i++) {
    scores[i] = Math.round(millionths[i]!);
    kept[i] = cases[i]!;
  }
  for (let i = (size >>> 1) - 1; i >= 0; i--) sink(i, size, scores[i]!, kept[i]!);
  for (let i = size; i < cases.length; i++) {
    // Most are far behind the worst that is kept.
    if (millionths[i]! < scores[0]! - 1) continue;
    const score = Math.round(millionths[i]!);
    if (isBehind(scores[0]!, kept[0]!, score, cases[i]!)) sink(0, size, score, cases[i]!);
  }
  // Off the heap the worst comes first.
  const ranked = new Array<RankedCase>(size);
  for (let left = size - 1; left >= 0; left--) {
    ranked[left] = { ordinal: kept[0]!, score: scores[0]! / MILLION };
    sink(0, left, scores[left]!, kept[left]!);
  }
  return ranked;
}
