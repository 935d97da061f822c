import type { EvidencePlan, Plan } from "../../query/plan/plan.ts";
import { createCaseSet } from "../../search/case-set.ts";
import { matchPlainWords } from "../../search/match-plain-words.ts";
import { createCandidates } from "../../search/matchers/candidates.ts";
import type { MatchedCases } from "../../search/matchers/execute-boolean.ts";
import { computeIdf } from "../../search/matchers/matcher.ts";
import type { QuerySession } from "../../search/query-session.ts";
import { toToken } from "../words/word-tokens.ts";
import type { MatchRequest } from "./execute-search.ts";
import { buildNearQuery } from "./near-query.ts";
import { buildEvidenceQuery, type DecidedChains } from "./plan-query.ts";
import { type ClusterQuery, listFields } from "./text-query.ts";

/** Returns whether the cluster scores a plan much more coarsely than our ranker: by words that are near, or by prefixes. */
export function isScoredCoarsely(plan: Plan): boolean {
  const isCoarse = (part: EvidencePlan) => part.kind === "near" || (part.kind === "term" && part.match === "prefix");
  return plan.kind === "boolean" && plan.evidence.some(isCoarse);
}

/** Weight of a word in a name, as a multiple of one in the judgment. */
const NAME_BOOST = 1.5;
/** Share of the cite count in a score, as a part of the rest. */
const AUTHORITY_SHARE = 0.05 / 0.95;
const TOPIC_WEIGHT = 0.5;
const MILLIONTHS = 1e6;

/**
 * Returns the queries by which the cluster orders the matches of a plan, nearly as our ranker does: the best of them are
 * ranked again by it.
 */
export function listRankingQueries(
  session: QuerySession,
  plan: Plan,
  chains: DecidedChains,
): NonNullable<MatchRequest["evidence"]> {
  const parts =
    plan.kind === "natural"
      ? [...plan.terms, ...plan.citations]
      : plan.kind === "boolean"
        ? plan.evidence
        : [plan.citation];
  let total = 0;
  const queries = parts.flatMap((part): ClusterQuery[] => {
    const { weight, estimate } = session.openMatcher(part);
    if (estimate === 0) return [];
    total += weight / MILLIONTHS;
    return scorePart(session, part, weight / MILLIONTHS, chains);
  });
  if (plan.kind === "natural") {
    for (const { term, share } of plan.related ?? [])
      queries.push(...scorePart(session, term, (share * session.openMatcher(term).weight) / MILLIONTHS, chains));
    const ids = (plan.leads ?? []).map(({ clusterId }) => String(clusterId));
    if (ids.length > 0)
      queries.push({ constant_score: { filter: { ids: { values: ids } }, boost: Math.max(1, 2 * total) } });
    if (plan.ranksTopics) {
      for (const { text } of plan.terms)
        queries.push({
          constant_score: { filter: { term: { topics: text } }, boost: TOPIC_WEIGHT * readWeight(session, text) },
        });
    }
  }
  return { queries, authorityWeight: Math.max(1, total) * AUTHORITY_SHARE };
}

function readWeight({ index }: QuerySession, stem: string): number {
  const cases = index.vocabulary.findByStem(stem)[0]?.stemCases ?? 0;
  return Math.max(1, computeIdf(index.columns.count, cases)) / MILLIONTHS;
}

function scorePart(session: QuerySession, part: EvidencePlan, weight: number, chains: DecidedChains): ClusterQuery[] {
  const boosts = { text: 1, name: NAME_BOOST };
  if (part.kind === "term" && part.match === "stem")
    return listFields(part).map((field) => ({
      term: { [`${field}_stems`]: { value: toToken(part.text), boost: boosts[field] } },
    }));
  if (part.kind === "term" && part.match === "exact")
    return listFields(part).map((field) => ({
      term: { [field]: { value: toToken(part.text), boost: boosts[field] } },
    }));
  if (part.kind === "phrase")
    return listFields(part).map((field) => ({
      match_phrase: { [field]: { query: part.words.map(toToken).join(" "), analyzer: "words", boost: boosts[field] } },
    }));
  // The score of intervals grows with their number; that of other parts is the same for all matches.
  const near = part.kind === "near" && !chains.has(part) ? buildNearQuery(session.index.vocabulary, part).query : null;
  if (near) return [{ bool: { must: [near], boost: weight } }];
  return [{ constant_score: { filter: buildEvidenceQuery(session, part, chains), boost: Math.max(1e-3, weight / 2) } }];
}

/**
 * Matches a plan among cases that the cluster found, so that our ranker can rank them. Reads the words of these cases.
 * @param total number of all matches
 */
export function matchCandidates(
  session: QuerySession,
  plan: Plan,
  ordinals: readonly number[],
  total: number,
  isRelaxed: boolean,
): MatchedCases {
  const set = createCaseSet(session.index.columns.count, ordinals);
  const found = { set, size: total, ...(isRelaxed && { isRelaxed }) };
  if (plan.kind === "natural") {
    const { evidence, related, boosts } = matchPlainWords(session, plan, set.slice());
    return { ...found, evidence, ...(related && { related }), ...(boosts && { boosts }) };
  }
  const candidates = createCandidates(set);
  const parts = plan.kind === "boolean" ? plan.evidence : [plan.citation];
  const evidence = parts.map((part) => {
    const matcher = session.openMatcher(part);
    // Counts the places of phrases and chains, by which they rank.
    if (part.kind !== "term") matcher.match(candidates, session.budget);
    return matcher;
  });
  return { ...found, evidence: evidence.filter(({ estimate }) => estimate > 0) };
}
