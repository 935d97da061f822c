import { listMembers } from "../search/case-set.ts";
import type { MatchedCases } from "../search/matchers/execute-boolean.ts";
import type { CaseColumns } from "../store/postings/case-columns.ts";

/** A ranked provision by its ordinal in the index. Scores are 0 to 1, rounded to six decimals. */
export interface RankedProvision {
  readonly ordinal: number;
  readonly score: number;
}

/** Parameters of BM25F: saturation of the term frequency, length normalisation of the text and of the name. */
const K1 = 1.2;
const TEXT_B = 0.75;
const NAME_B = 0.75;
/** Weight of an occurrence in the heading or the number, relative to one in the text. */
const NAME_WEIGHT = 5;
/** Shares of the score for the match between query and heading, and for the number of citing cases. */
const HEADING_SHARE = 0.4;
const AUTHORITY_SHARE = 0.02;
const SCORE_PRECISION = 1e6;

/** Ranks provisions that match a query. */
export interface ProvisionRanker {
  /** Returns the best `limit` matches, best first; of equal scores, the lower ordinal first. */
  rank(matches: MatchedCases, limit: number): RankedProvision[];
}

/**
 * Creates a ranker over one index.
 * @param headingStems number of different stems in the heading of each provision, by ordinal
 */
export function createProvisionRanker(columns: CaseColumns, headingStems: Uint32Array): ProvisionRanker {
  const { count, citeCounts } = columns;
  const text = computeLengthNorms(columns.textWords, TEXT_B, 1);
  const name = computeLengthNorms(columns.nameWords, NAME_B, NAME_WEIGHT);
  const mostCited = Math.log1p(citeCounts.reduce((most, cites) => Math.max(most, cites), 1));
  const inText = new Uint32Array(count);
  const inName = new Uint32Array(count);
  const relevance = new Float64Array(count);
  const nameShare = new Float64Array(count);
  const nameStems = new Uint32Array(count);

  return {
    rank({ set, size, evidence }, limit) {
      const members = listMembers(set, size);
      const total = evidence.reduce((sum, { weight }) => sum + weight, 0);
      for (const column of [relevance, nameShare, nameStems]) column.fill(0, 0, size);
      for (const matcher of evidence) {
        inText.fill(0, 0, size);
        inName.fill(0, 0, size);
        matcher.addCounts(members, { inText, inName });
        const share = matcher.weight / total;
        for (let i = 0; i < size; i++) {
          const ordinal = members[i]!;
          const frequency = inText[i]! * text[ordinal]! + inName[i]! * name[ordinal]!;
          relevance[i]! += (share * frequency) / (K1 + frequency);
          if (inName[i]! > 0) {
            nameShare[i]! += share;
            nameStems[i]!++;
          }
        }
      }
      for (let i = 0; i < size; i++) {
        const ordinal = members[i]!;
        const heading = nameShare[i]! * Math.min(1, nameStems[i]! / Math.max(1, headingStems[ordinal]!));
        const authority = Math.log1p(citeCounts[ordinal]!) / mostCited;
        relevance[i] =
          (1 - HEADING_SHARE - AUTHORITY_SHARE) * relevance[i]! + HEADING_SHARE * heading + AUTHORITY_SHARE * authority;
      }
      return selectBest(members, relevance, limit);
    },
  };
}

/** Returns the weight of one occurrence in each provision, which falls with the length of the text. */
function computeLengthNorms(lengths: Uint32Array, b: number, weight: number): Float64Array {
  const sum = lengths.reduce((all, length) => all + length, 0);
  const average = Math.max(1, sum / Math.max(1, lengths.length));
  return Float64Array.from(lengths, (length) => weight / Math.max(1e-3, 1 - b + (b * length) / average));
}

/** Returns the best members, by insertion into a sorted list, because pages are short. */
function selectBest(members: Uint32Array, relevance: Float64Array, limit: number): RankedProvision[] {
  const kept: RankedProvision[] = [];
  for (let i = 0; i < members.length && limit > 0; i++) {
    const score = Math.round(SCORE_PRECISION * relevance[i]!) / SCORE_PRECISION;
    if (kept.length === limit && score <= kept[limit - 1]!.score) continue;
    let at = kept.length;
    while (at > 0 && kept[at - 1]!.score < score) at--;
    kept.splice(at, 0, { ordinal: members[i]!, score });
    if (kept.length > limit) kept.pop();
  }
  return kept;
}
