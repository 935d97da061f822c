import type { Closeness } from "./closeness.ts";
import type { CaseColumns } from "./columns.ts";
import type { Matches } from "./execute.ts";
import type { Counts, Matcher } from "./matchers/matcher.ts";
import type { Tally } from "./matchers/tally.ts";
import { gallop } from "./postings/gallop.ts";
import { MemberReader } from "./sets.ts";

/** What a score is made of, each 0 to 1; see {@link Ranker}. */
export interface ScoreParts {
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
const LONG_QUERY = 8;
/**
 * BM25's k1 (how soon more occurrences stop to matter) and b (how much length matters), how often a word in the case
 * name counts, and the power of a term's weight: among many terms the rarest must not decide alone.
 */
const SHORT = { k1: 1.2, b: 0.75, inName: 5, power: 1 };
const LONG = { k1: 8, b: 1, inName: 20, power: 0.8 };
/** Names differ little in length. */
const NAME_B = 0.4;
/** What is left of a name whose words are not known to stand in the order of the query. */
const ANY_ORDER = 0.3;
/** How much it says that all words stand in one passage. */
const NEAR = 0.5;
/** How much it says that words follow each other in one passage as they do in the query; and that nearly all do. */
const PAIRS = 0.3;
const QUOTED = { share: 0.8, power: 16 };
/** The share of a score that is how often the case is cited. */
const AUTHORITY = 0.05;
const MILLION = 1e6;
/** The best so many are looked at closely: places are read for them. */
const LOOKED_AT = 50;

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
  rank(matches: Matches, limit: number, look?: Look): RankedCase[];
  /** What the score of one of the matches is made of. */
  parts(matches: Matches, ordinal: number, look?: Look): ScoreParts;
}

/** Reads how near each other some cases, which ascend, have the words of the query. */
export type Look = (cases: Uint32Array) => Closeness;

export function createRanker(columns: CaseColumns): Ranker {
  let scratch: Scratch | undefined;
  let authority: ByOrdinal | undefined;
  const saturations = new WeakMap<Tally, Float32Array>();

  const authorityOf = (ordinal: number) => {
    authority ??= shareOfMost(columns);
    return authority(ordinal);
  };
  const normsFor = ({ b, inName }: typeof SHORT): Norms => ({
    text: lengthNorm(columns, "textWords", "allTextWords", b, 1),
    name: lengthNorm(columns, "nameWords", "allNameWords", NAME_B, inName),
  });
  const norms = { short: normsFor(SHORT), long: normsFor(LONG) };

  /** Writes text and name of every case, in their order. */
  function weigh(cases: Uint32Array, evidence: readonly Matcher[], into: Scratch): void {
    const size = cases.length;
    const { text, name, nameHits } = into;
    const settings = evidence.length >= LONG_QUERY ? LONG : SHORT;
    const total = evidence.reduce((sum, { weight }) => sum + weight ** settings.power, 0);
    text.fill(total > 0 ? 0 : 1, 0, size);
    name.fill(0, 0, size);
    nameHits.fill(0, 0, size);
    let isNamed = false;
    for (const matcher of evidence) {
      const share = matcher.weight ** settings.power / total;
      const tally = matcher.tally?.(size);
      const isIn = tally
        ? addTally(tally, cases, share, settings, into)
        : addCounts(matcher, cases, share, settings, into);
      if (isIn) isNamed = true;
    }
    if (!isNamed) return;
    const { nameWords } = columns;
    for (let i = 0; i < size; i++) {
      if (name[i] === 0) continue;
      const covered = Math.min(1, nameHits[i]! / nameWords[cases[i]!]!);
      name[i] = ANY_ORDER * name[i]! * name[i]! * covered;
    }
  }

  /** Adds what a term says of each case; gives whether a name has it. */
  function addTally(
    tally: Tally,
    cases: Uint32Array,
    share: number,
    settings: typeof SHORT,
    { text, name, nameHits }: Scratch,
  ): boolean {
    const { ordinals, inText, inName } = tally;
    const known = settings === SHORT ? saturationsOf(tally) : null;
    let isNamed = false;
    for (let i = 0, at = 0; i < cases.length && at < ordinals.length; ) {
      const ordinal = ordinals[at]!;
      if (cases[i]! < ordinal) i = gallop(cases, ordinal, i + 1);
      else if (cases[i]! > ordinal) at = gallop(ordinals, cases[i]!, at + 1);
      else {
        const named = inName === null ? 0 : inName[at]!;
        text[i]! += share * (known ? known[at]! : saturation(settings.k1, norms.long, ordinal, inText[at]!, named));
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
    settings: typeof SHORT,
    { counts, text, name, nameHits }: Scratch,
  ): boolean {
    const size = cases.length;
    const { inText, inName } = counts;
    const { k1 } = settings;
    const norm = settings === SHORT ? norms.short : norms.long;
    inText.fill(0, 0, size);
    inName.fill(0, 0, size);
    matcher.count(cases, counts);
    let isNamed = false;
    for (let i = 0; i < size; i++) {
      text[i]! += share * saturation(k1, norm, cases[i]!, inText[i]!, inName[i]!);
      if (inName[i] === 0) continue;
      isNamed = true;
      name[i]! += share;
      nameHits[i]! += inName[i]!;
    }
    return isNamed;
  }

  /** What a term's counts say of its cases depends on no query: it is worked out once. */
  function saturationsOf(tally: Tally): Float32Array {
    let known = saturations.get(tally);
    if (!known) {
      const { ordinals, inText, inName } = tally;
      known = new Float32Array(ordinals.length);
      for (let i = 0; i < known.length; i++) {
        known[i] = saturation(SHORT.k1, norms.short, ordinals[i]!, inText[i]!, inName?.[i] ?? 0);
      }
      saturations.set(tally, known);
    }
    return known;
  }

  function weighed(cases: Uint32Array, evidence: readonly Matcher[]): Scratch {
    scratch ??= {
      counts: { inText: new Uint32Array(PORTION), inName: new Uint32Array(PORTION) },
      text: new Float64Array(PORTION),
      name: new Float64Array(PORTION),
      nameHits: new Uint32Array(PORTION),
    };
    weigh(cases, evidence, scratch);
    return scratch;
  }

  /** In millionths. */
  function scoreOf(relevance: number, ordinal: number): number {
    return MILLION * ((1 - AUTHORITY) * relevance + AUTHORITY * authorityOf(ordinal));
  }

  return {
    rank({ set, size, evidence }, limit, look) {
      const best = bestOf(Math.min(size, look ? Math.max(limit, LOOKED_AT) : limit), columns.citeCounts);
      const members = new MemberReader(set);
      const portion = new Uint32Array(Math.min(size + 32, PORTION));
      for (let read = members.read(portion); read > 0; read = members.read(portion)) {
        const some = portion.subarray(0, read);
        const { text, name } = weighed(some, evidence);
        for (let i = 0; i < some.length; i++) {
          best.offer(some[i]!, scoreOf(1 - (1 - text[i]!) * (1 - name[i]!), some[i]!));
        }
      }
      const ranked = best.ranked();
      if (!look) return ranked;
      // Looking closely only ever adds: those that are not looked at stay behind.
      const first = Uint32Array.from(ranked.slice(0, LOOKED_AT), ({ ordinal }) => ordinal).sort();
      const closeness = look(first);
      const { text, name } = weighed(first, evidence);
      const closest = bestOf(first.length, columns.citeCounts);
      first.forEach((ordinal, i) => {
        const whole = closeness.inOrder[i] === 1 ? name[i]! / ANY_ORDER : name[i]!;
        closest.offer(ordinal, scoreOf(1 - (1 - text[i]!) * (1 - whole) * (1 - nearOf(closeness, i)), ordinal));
      });
      return [...closest.ranked(), ...ranked.slice(LOOKED_AT)].slice(0, limit);
    },

    parts({ evidence }, ordinal, look) {
      const one = Uint32Array.of(ordinal);
      const { text, name } = weighed(one, evidence);
      const closeness = look?.(one);
      return {
        text: text[0]!,
        name: closeness?.inOrder[0] === 1 ? name[0]! / ANY_ORDER : name[0]!,
        near: closeness ? nearOf(closeness, 0) : 0,
        authority: authorityOf(ordinal),
      };
    },
  };
}

function nearOf({ near, pairs }: Closeness, i: number): number {
  const quoted = QUOTED.share * pairs[i]! ** QUOTED.power;
  return 1 - (1 - NEAR * near[i]! * near[i]!) * (1 - PAIRS * pairs[i]!) * (1 - quoted);
}

/** Cases that are weighed together: what is noted of them stays in the processor's cache. */
const PORTION = 8192;

interface Scratch {
  readonly counts: Counts;
  readonly text: Float64Array;
  readonly name: Float64Array;
  readonly nameHits: Uint32Array;
}

interface Norms {
  readonly text: ByOrdinal;
  readonly name: ByOrdinal;
}

type ByOrdinal = (ordinal: number) => number;

/** How much of a term's weight a case has; the more often it holds the term, the less once more adds. */
function saturation(k1: number, norm: Norms, ordinal: number, inText: number, inName: number): number {
  const frequency = inText * norm.text(ordinal) + (inName > 0 ? inName * norm.name(ordinal) : 0);
  return Math.fround(frequency / (k1 + frequency));
}

/** What one occurrence counts in a case: less in a text longer than the average. Reads the lengths when first asked. */
function lengthNorm(
  columns: CaseColumns,
  words: "textWords" | "nameWords",
  allWords: "allTextWords" | "allNameWords",
  b: number,
  weight: number,
): ByOrdinal {
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
const SMALL = 4096;

function shareOfMost({ citeCounts, mostCited }: CaseColumns): ByOrdinal {
  const most = Math.max(1, mostCited);
  const shareOf = (count: number) => Math.log1p(count) / Math.log1p(most);
  const shares = Float64Array.from({ length: Math.min(most + 1, SMALL) }, (_, count) => shareOf(count));
  return (ordinal) => {
    const count = citeCounts[ordinal]!;
    return count < shares.length ? shares[count]! : shareOf(count);
  };
}

interface Best {
  /** Takes a case into account. Cases are different. */
  offer(ordinal: number, millionths: number): void;
  /** Best first. Leaves nothing. */
  ranked(): RankedCase[];
}

/**
 * The best `limit` by their scores in millionths, which are rounded before they are compared: what counts is what is
 * shown. By a heap whose root is the worst kept: nothing that cannot stay is ever sorted.
 */
function bestOf(limit: number, citeCounts: Uint32Array): Best {
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

    ranked() {
      // Off the heap the worst comes first.
      const ranked = new Array<RankedCase>(size);
      while (size > 0) {
        const last = --size;
        ranked[last] = { ordinal: kept[0]!, score: scores[0]! / MILLION };
        sink(0, scores[last]!, kept[last]!);
      }
      return ranked;
    },
  };
}
