import type { CaseColumns } from "../../store/postings/case-columns.ts";
import { MemberReader } from "../case-set.ts";
import type { MatchedCases } from "../matchers/execute-boolean.ts";
import type { MatchCounts, Matcher } from "../matchers/matcher.ts";
import type { TermFrequencies } from "../matchers/term-frequencies.ts";
import { gallop } from "../postings/gallop.ts";
import type { ProximityFeatures } from "./proximity.ts";

/** What a score is made of, each 0 to 1; see {@link Ranker}. */
export interface ScoreComponents {
  readonly text: number;
  readonly name: number;
  readonly near: number;
  readonly authority: number;
}

/** A ranked case; scores are 0 to 1, rounded to six decimals. */
export interface RankedCase {
  readonly ordinal: number;
  readonly score: number;
}

/** From this many terms on a query is a passage: long judgments must not win by holding all of its words somewhere. */
const MIN_LONG_QUERY_TERMS = 8;
/**
 * BM25's k1 (how soon more occurrences stop to matter) and b (how much length matters), how often a word in the case
 * name counts, and the power of a term's weight: among many terms the rarest must not decide alone.
 */
const SHORT_QUERY_BM25 = { k1: 1.2, b: 0.75, inName: 5, power: 1 };
const LONG_QUERY_BM25 = { k1: 8, b: 1, inName: 20, power: 0.8 };
/** Names differ little in length. */
const NAME_LENGTH_B = 0.4;
/** What is left of a name whose words are not known to stand in the order of the query. */
const UNORDERED_NAME_SHARE = 0.3;
/** How much it says that all words stand in one passage. */
const PROXIMITY_WEIGHT = 0.5;
/** How much it says that words follow each other in one passage as they do in the query; and that nearly all do. */
const PAIR_WEIGHT = 0.3;
const QUOTATION = { share: 0.8, power: 16 };
/** The share of a score that is how often the case is cited. */
const AUTHORITY_SHARE = 0.05;
const SCORE_SCALE = 1e6;
/** The best so many are looked at closely: places are read for them. */
const RERANK_DEPTH = 50;

/**
 * Ranks cases; made once for an index, since it keeps what every query needs of every case.
 *
 *     score     = 0.95 relevance + 0.05 authority
 *     relevance = 1 - (1 - text) (1 - name) (1 - near)
 *     text      = BM25F over name and judgment, of what it could be at most
 *     name      = (share of the query's weight in the name)^2 x share of the name's words in the query; 0.3 of it
 *                 where they are not known to stand in order
 *     near      = 1 - (1 - 0.5 words^2) (1 - 0.3 pairs) (1 - 0.8 pairs^16), for the best fifty: the share of the query's
 *                 weight that stands in one passage, and of its pairs of words, in a sentence or a text, that follow each
 *                 other in one; where nearly all do, the passage is quoted
 *     authority = log(1 + cite count), of that of the case cited most
 *
 * So a name is as good as its case, and 1 is as relevant as a case could be for this query. Where a query has no
 * evidence (only filters and negations) every case is as relevant as can be.
 */
export interface Ranker {
  /** The best `limit` of the matches. Ties: the case cited more often, then the smaller cluster id. */
  rank(matches: MatchedCases, limit: number, look?: ProximityReader): RankedCase[];
  /** What the score of one of the matches is made of. */
  explain(matches: MatchedCases, ordinal: number, look?: ProximityReader): ScoreComponents;
}

/** Reads how near each other some cases, which ascend, have the words of the query. */
export type ProximityReader = (cases: Uint32Array) => ProximityFeatures;

export function createRanker(columns: CaseColumns): Ranker {
  let scratch: ScoreBuffers | undefined;
  let authority: OrdinalFunction | undefined;
  const saturations = new WeakMap<TermFrequencies, Float32Array>();

  const authorityOf = (ordinal: number) => {
    authority ??= createAuthorityShare(columns);
    return authority(ordinal);
  };
  const normsFor = ({ b, inName }: typeof SHORT_QUERY_BM25): LengthNorms => ({
    text: createLengthNorm(columns, "textWords", "allTextWords", b, 1),
    name: createLengthNorm(columns, "nameWords", "allNameWords", NAME_LENGTH_B, inName),
  });
  const lengthNorms = { short: normsFor(SHORT_QUERY_BM25), long: normsFor(LONG_QUERY_BM25) };

  /** Writes text and name of every case, in their order. */
  function addScores(cases: Uint32Array, evidence: readonly Matcher[], into: ScoreBuffers): void {
    const size = cases.length;
    const { text, name, nameHits } = into;
    const settings = evidence.length >= MIN_LONG_QUERY_TERMS ? LONG_QUERY_BM25 : SHORT_QUERY_BM25;
    const total = evidence.reduce((sum, { weight }) => sum + weight ** settings.power, 0);
    text.fill(total > 0 ? 0 : 1, 0, size);
    name.fill(0, 0, size);
    nameHits.fill(0, 0, size);
    let isNamed = false;
    for (const matcher of evidence) {
      const share = matcher.weight ** settings.power / total;
      const tally = matcher.loadFrequencies?.(size);
      const isIn = tally
        ? addFrequencies(tally, cases, share, settings, into)
        : addCounts(matcher, cases, share, settings, into);
      if (isIn) isNamed = true;
    }
    if (!isNamed) return;
    const { nameWords } = columns;
    for (let i = 0; i < size; i++) {
      if (name[i] === 0) continue;
      const covered = Math.min(1, nameHits[i]! / nameWords[cases[i]!]!);
      name[i] = UNORDERED_NAME_SHARE * name[i]! * name[i]! * covered;
    }
  }

  /** Adds what a term says of each case; gives whether a name has it. */
  function addFrequencies(
    tally: TermFrequencies,
    cases: Uint32Array,
    share: number,
    settings: typeof SHORT_QUERY_BM25,
    { text, name, nameHits }: ScoreBuffers,
  ): boolean {
    const { ordinals, inText, inName } = tally;
    const known = settings === SHORT_QUERY_BM25 ? loadSaturations(tally) : null;
    let isNamed = false;
    for (let i = 0, at = 0; i < cases.length && at < ordinals.length; ) {
      const ordinal = ordinals[at]!;
      if (cases[i]! < ordinal) i = gallop(cases, ordinal, i + 1);
      else if (cases[i]! > ordinal) at = gallop(ordinals, cases[i]!, at + 1);
      else {
        const named = inName === null ? 0 : inName[at]!;
        text[i]! +=
          share * (known ? known[at]! : computeSaturation(settings.k1, lengthNorms.long, ordinal, inText[at]!, named));
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

  /** The same of anything, by counting it. */
  function addCounts(
    matcher: Matcher,
    cases: Uint32Array,
    share: number,
    settings: typeof SHORT_QUERY_BM25,
    { counts, text, name, nameHits }: ScoreBuffers,
  ): boolean {
    const size = cases.length;
    const { inText, inName } = counts;
    const { k1 } = settings;
    const norm = settings === SHORT_QUERY_BM25 ? lengthNorms.short : lengthNorms.long;
    inText.fill(0, 0, size);
    inName.fill(0, 0, size);
    matcher.addCounts(cases, counts);
    let isNamed = false;
    for (let i = 0; i < size; i++) {
      text[i]! += share * computeSaturation(k1, norm, cases[i]!, inText[i]!, inName[i]!);
      if (inName[i] === 0) continue;
      isNamed = true;
      name[i]! += share;
      nameHits[i]! += inName[i]!;
    }
    return isNamed;
  }

  /** What a term's counts say of its cases depends on no query: it is worked out once. */
  function loadSaturations(tally: TermFrequencies): Float32Array {
    let known = saturations.get(tally);
    if (!known) {
      const { ordinals, inText, inName } = tally;
      known = new Float32Array(ordinals.length);
      for (let i = 0; i < known.length; i++) {
        known[i] = computeSaturation(
          SHORT_QUERY_BM25.k1,
          lengthNorms.short,
          ordinals[i]!,
          inText[i]!,
          inName?.[i] ?? 0,
        );
      }
      saturations.set(tally, known);
    }
    return known;
  }

  function scoreCases(cases: Uint32Array, evidence: readonly Matcher[]): ScoreBuffers {
    scratch ??= {
      counts: { inText: new Uint32Array(BATCH_CASES), inName: new Uint32Array(BATCH_CASES) },
      text: new Float64Array(BATCH_CASES),
      name: new Float64Array(BATCH_CASES),
      nameHits: new Uint32Array(BATCH_CASES),
    };
    addScores(cases, evidence, scratch);
    return scratch;
  }

  /** In millionths. */
  function combineScore(relevance: number, ordinal: number): number {
    return SCORE_SCALE * ((1 - AUTHORITY_SHARE) * relevance + AUTHORITY_SHARE * authorityOf(ordinal));
  }

  return {
    rank({ set, size, evidence }, limit, look) {
      const best = createTopCases(Math.min(size, look ? Math.max(limit, RERANK_DEPTH) : limit), columns.citeCounts);
      const members = new MemberReader(set);
      const portion = new Uint32Array(Math.min(size + 32, BATCH_CASES));
      for (let read = members.read(portion); read > 0; read = members.read(portion)) {
        const some = portion.subarray(0, read);
        const { text, name } = scoreCases(some, evidence);
        for (let i = 0; i < some.length; i++) {
          best.offer(some[i]!, combineScore(1 - (1 - text[i]!) * (1 - name[i]!), some[i]!));
        }
      }
      const ranked = best.takeRanked();
      if (!look) return ranked;
      // Looking closely only ever adds: those that are not looked at stay behind.
      const first = Uint32Array.from(ranked.slice(0, RERANK_DEPTH), ({ ordinal }) => ordinal).sort();
      const closeness = look(first);
      const { text, name } = scoreCases(first, evidence);
      const closest = createTopCases(first.length, columns.citeCounts);
      first.forEach((ordinal, i) => {
        const whole = closeness.inOrder[i] === 1 ? name[i]! / UNORDERED_NAME_SHARE : name[i]!;
        closest.offer(
          ordinal,
          combineScore(1 - (1 - text[i]!) * (1 - whole) * (1 - computeProximityScore(closeness, i)), ordinal),
        );
      });
      return [...closest.takeRanked(), ...ranked.slice(RERANK_DEPTH)].slice(0, limit);
    },

    explain({ evidence }, ordinal, look) {
      const one = Uint32Array.of(ordinal);
      const { text, name } = scoreCases(one, evidence);
      const closeness = look?.(one);
      return {
        text: text[0]!,
        name: closeness?.inOrder[0] === 1 ? name[0]! / UNORDERED_NAME_SHARE : name[0]!,
        near: closeness ? computeProximityScore(closeness, 0) : 0,
        authority: authorityOf(ordinal),
      };
    },
  };
}

function computeProximityScore({ termShare: near, pairShare: pairs }: ProximityFeatures, i: number): number {
  const quoted = QUOTATION.share * pairs[i]! ** QUOTATION.power;
  return 1 - (1 - PROXIMITY_WEIGHT * near[i]! * near[i]!) * (1 - PAIR_WEIGHT * pairs[i]!) * (1 - quoted);
}

/** Cases that are weighed together: what is noted of them stays in the processor's cache. */
const BATCH_CASES = 8192;

interface ScoreBuffers {
  readonly counts: MatchCounts;
  readonly text: Float64Array;
  readonly name: Float64Array;
  readonly nameHits: Uint32Array;
}

interface LengthNorms {
  readonly text: OrdinalFunction;
  readonly name: OrdinalFunction;
}

type OrdinalFunction = (ordinal: number) => number;

/** How much of a term's weight a case has; the more often it holds the term, the less once more adds. */
function computeSaturation(k1: number, norm: LengthNorms, ordinal: number, inText: number, inName: number): number {
  const frequency = inText * norm.text(ordinal) + (inName > 0 ? inName * norm.name(ordinal) : 0);
  return Math.fround(frequency / (k1 + frequency));
}

/** What one occurrence counts in a case: less in a text longer than the average. Reads the lengths when first asked. */
function createLengthNorm(
  columns: CaseColumns,
  words: "textWords" | "nameWords",
  allWords: "allTextWords" | "allNameWords",
  b: number,
  weight: number,
): OrdinalFunction {
  let lengths: Uint32Array | undefined;
  let average = 1;
  return (ordinal) => {
    if (!lengths) {
      lengths = columns[words];
      average = Math.max(1, columns[allWords] / Math.max(1, lengths.length));
    }
    return weight / Math.max(1e-3, 1 - b + (b * lengths[ordinal]!) / average);
  };
}

/** Logarithms of small counts are kept; most are small. */
const MAX_PRECOMPUTED_COUNT = 4096;

function createAuthorityShare({ citeCounts, mostCited }: CaseColumns): OrdinalFunction {
  const most = Math.max(1, mostCited);
  const shareOf = (count: number) => Math.log1p(count) / Math.log1p(most);
  const shares = Float64Array.from({ length: Math.min(most + 1, MAX_PRECOMPUTED_COUNT) }, (_, count) => shareOf(count));
  return (ordinal) => {
    const count = citeCounts[ordinal]!;
    return count < shares.length ? shares[count]! : shareOf(count);
  };
}

interface TopCases {
  /** Takes a case into account. Cases are different. */
  offer(ordinal: number, millionths: number): void;
  /** Best first. Leaves nothing. */
  takeRanked(): RankedCase[];
}

/**
 * The best `limit` by their scores in millionths, which are rounded before they are compared: what counts is what is
 * shown. By a heap whose root is the worst kept: nothing that cannot stay is ever sorted.
 */
function createTopCases(limit: number, citeCounts: Uint32Array): TopCases {
  const scores = new Uint32Array(limit);
  const kept = new Uint32Array(limit);
  let size = 0;

  /** Whether the first is ranked behind the second. */
  function isBehind(scoreA: number, a: number, scoreB: number, b: number): boolean {
    if (scoreA !== scoreB) return scoreA < scoreB;
    if (citeCounts[a] !== citeCounts[b]) return citeCounts[a]! < citeCounts[b]!;
    return a > b;
  }

  /** Puts a case into the hole at `from`, or below it. */
  function sink(from: number, score: number, ordinal: number): void {
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

  return {
    offer(ordinal, millionths) {
      // Most are far behind the worst that is kept.
      if (size === limit && millionths < scores[0]! - 1) return;
      const score = Math.round(millionths);
      if (size < limit) {
        scores[size] = score;
        kept[size++] = ordinal;
        if (size === limit) for (let i = (size >>> 1) - 1; i >= 0; i--) sink(i, scores[i]!, kept[i]!);
      } else if (isBehind(scores[0]!, kept[0]!, score, ordinal)) sink(0, score, ordinal);
    },

    takeRanked() {
      // Off the heap the worst comes first.
      const ranked = new Array<RankedCase>(size);
      while (size > 0) {
        const last = --size;
        ranked[last] = { ordinal: kept[0]!, score: scores[0]! / SCORE_SCALE };
        sink(0, scores[last]!, kept[last]!);
      }
      return ranked;
    },
  };
}
