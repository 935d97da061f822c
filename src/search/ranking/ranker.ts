import { runWhole } from "../../async/run-whole.ts";
import type { CaseColumns } from "../../store/postings/case-columns.ts";
import { MemberReader } from "../case-set.ts";
import type { CaseBoosts, MatchedCases } from "../matchers/execute-boolean.ts";
import { createAuthorityShare } from "./authority-share.ts";
import type { OrdinalFunction } from "./bm25.ts";
import { BATCH_CASES, CaseScorer, UNORDERED_NAME_SHARE } from "./case-scorer.ts";
import type { ProximityFeatures } from "./proximity.ts";
import { type RankedCase, SCORE_SCALE, TopCases } from "./top-cases.ts";

/** The components of a score, each 0 to 1; see {@link Ranker}. */
export interface ScoreComponents {
  readonly text: number;
  readonly name: number;
  readonly near: number;
  readonly topic: number;
  readonly lead: number;
  readonly authority: number;
}

/** Computes how near the words of the query are to each other in some ascending cases; yields between its parts. */
export type ProximityReader = (cases: Uint32Array) => Generator<void, ProximityFeatures>;

/** Weight of all words in one passage. */
const PROXIMITY_WEIGHT = 0.5;
/** Weight of word pairs that follow each other in one passage as in the query. */
const PAIR_WEIGHT = 0.3;
/** Weight of a quotation, in which nearly all word pairs do. */
const QUOTATION = { share: 0.8, power: 16 };
/** Share of the cite count in a score. */
export const AUTHORITY_SHARE = 0.05;
/** The number of best cases that are ranked again by proximity. */
export const RERANK_DEPTH = 50;

/**
 * Ranks cases; created once per index, because it keeps what every query needs of every case.
 *
 *     score     = 1 - (1 - lead) (1 - 0.95 relevance - 0.05 authority)
 *     relevance = 1 - (1 - text) (1 - name) (1 - near) (1 - topic)
 *     text      = BM25F over name and judgment, as a share of its maximum
 *     name      = (share of the query's weight in the name)^2 × share of the name's words in the query; 0.3 of it if they
 *                 are not known to be in order
 *     near      = 1 - (1 - 0.5 words^2) (1 - 0.3 pairs) (1 - 0.8 pairs^16), for the best fifty: the share of the query's
 *                 weight in one passage, and of the pairs of words, of a sentence or a text, that follow each other in
 *                 one passage; if nearly all do, the passage is quoted
 *     topic     = 0.9 × share of the query's weight in the topics that the source of the case names
 *     lead      = how certainly the query means the case: by its name, however spelt, or by a doctrine of which it is the
 *                 authority
 *     authority = log(1 + cite count), as a share of that of the most cited case
 *
 * So a name is as good as its case, and 1 is the greatest relevance that a case could have for the query. The authority of
 * another case does not outweigh that the query means a case. If a query has no evidence (only filters and negations) every
 * case has the greatest relevance.
 */
export class Ranker {
  readonly #columns: CaseColumns;
  readonly #scorer: CaseScorer;
  #authority: OrdinalFunction | undefined;

  constructor(columns: CaseColumns) {
    this.#columns = columns;
    this.#scorer = new CaseScorer(columns);
  }

  /** Returns the best `limit` of the matches. Ties: the case cited more often, then the smaller cluster id. */
  rank(matches: MatchedCases, limit: number, readProximity?: ProximityReader): RankedCase[] {
    return runWhole(this.rankInSlices(matches, limit, readProximity));
  }

  /** Ranks as {@link rank} does; yields after every batch of cases and every word whose positions are read. */
  *rankInSlices(matches: MatchedCases, limit: number, readProximity?: ProximityReader): Generator<void, RankedCase[]> {
    const ranked = yield* this.#rankByText(matches, readProximity ? Math.max(limit, RERANK_DEPTH) : limit);
    if (!readProximity) return ranked;
    // Proximity only adds to scores: cases that are not ranked again stay below.
    const reranked = yield* this.#rerank(ranked.slice(0, RERANK_DEPTH), matches, readProximity);
    return [...reranked, ...ranked.slice(RERANK_DEPTH)].slice(0, limit);
  }

  /** Returns the components of the score of a match. */
  explain(
    { evidence, related = [], boosts }: MatchedCases,
    ordinal: number,
    readProximity?: ProximityReader,
  ): ScoreComponents {
    const cases = Uint32Array.of(ordinal);
    const { text, name } = this.#scorer.scoreCases(cases, evidence, related);
    const proximity = readProximity && runWhole(readProximity(cases));
    return {
      text: text[0]!,
      name: proximity?.inOrder[0] === 1 ? name[0]! / UNORDERED_NAME_SHARE : name[0]!,
      near: proximity ? computeProximityScore(proximity, 0) : 0,
      topic: boosts?.topics.get(ordinal) ?? 0,
      lead: boosts?.leads.get(ordinal) ?? 0,
      authority: this.#openAuthority()(ordinal),
    };
  }

  *#rankByText(
    { set, size, evidence, related = [], boosts }: MatchedCases,
    limit: number,
  ): Generator<void, RankedCase[]> {
    const authority = this.#openAuthority();
    const best = new TopCases(Math.min(size, limit), this.#columns.citeCounts);
    const members = new MemberReader(set);
    const batch = new Uint32Array(Math.min(size + 32, BATCH_CASES));
    for (let read = members.read(batch); read > 0; read = members.read(batch)) {
      const cases = batch.subarray(0, read);
      const { text, name } = this.#scorer.scoreCases(cases, evidence, related);
      for (let i = 0; i < cases.length; i++) {
        const ordinal = cases[i]!;
        const rest = (1 - text[i]!) * (1 - name[i]!);
        best.offer(ordinal, combineScore(rest, authority(ordinal), boosts, ordinal));
      }
      yield;
    }
    return best.takeRanked();
  }

  *#rerank(
    ranked: readonly RankedCase[],
    { evidence, related = [], boosts }: MatchedCases,
    readProximity: ProximityReader,
  ): Generator<void, RankedCase[]> {
    const authority = this.#openAuthority();
    const cases = Uint32Array.from(ranked, ({ ordinal }) => ordinal).sort();
    const proximity = yield* readProximity(cases);
    const { text, name } = this.#scorer.scoreCases(cases, evidence, related);
    const best = new TopCases(cases.length, this.#columns.citeCounts);
    for (const [i, ordinal] of cases.entries()) {
      const wholeName = proximity.inOrder[i] === 1 ? name[i]! / UNORDERED_NAME_SHARE : name[i]!;
      const rest = (1 - text[i]!) * (1 - wholeName) * (1 - computeProximityScore(proximity, i));
      best.offer(ordinal, combineScore(rest, authority(ordinal), boosts, ordinal));
    }
    return best.takeRanked();
  }

  #openAuthority(): OrdinalFunction {
    this.#authority ??= createAuthorityShare(this.#columns);
    return this.#authority;
  }
}

/**
 * Returns a score in millionths, not rounded.
 * @param rest share of relevance that text, name and proximity leave open
 */
function combineScore(rest: number, authority: number, boosts: CaseBoosts | undefined, ordinal: number): number {
  const relevance = 1 - rest * (1 - (boosts?.topics.get(ordinal) ?? 0));
  const score = (1 - AUTHORITY_SHARE) * relevance + AUTHORITY_SHARE * authority;
  return SCORE_SCALE * (score + (boosts?.leads.get(ordinal) ?? 0) * (1 - score));
}

function computeProximityScore({ termShare, pairShare }: ProximityFeatures, i: number): number {
  const words = termShare[i]!;
  const pairs = pairShare[i]!;
  const quoted = QUOTATION.share * pairs ** QUOTATION.power;
  return 1 - (1 - PROXIMITY_WEIGHT * words * words) * (1 - PAIR_WEIGHT * pairs) * (1 - quoted);
}
