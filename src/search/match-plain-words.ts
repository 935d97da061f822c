import type { LeadCase, TermPlan } from "../query/plan/plan.ts";
import { FUNCTION_WORDS } from "../text/function-words.ts";
import { addMember, type CaseSet, countMembers, isMember, mergeInto } from "./case-set.ts";
import { createCandidates } from "./matchers/candidates.ts";
import type { CaseBoosts, MatchedCases } from "./matchers/execute-boolean.ts";
import { executeNatural, type NaturalPlan } from "./matchers/execute-natural.ts";
import type { QuerySession } from "./query-session.ts";

/** Share of the query's weight that the words of a case must have to match. */
const MIN_WEIGHT_SHARE = 0.25;
/** If fewer cases match, a case matches with any telling word. */
const MIN_MATCHES = 10;
/** A word in a larger share of the cases does not indicate what a case is about. */
const MAX_TELLING_SHARE = 0.25;
/** Relevance of a case whose topics contain all words of the query. */
export const TOPIC_RELEVANCE = 0.9;

/**
 * Matches the plan of a question in plain words: the cases with a quarter of its weight; if fewer than ten have it, those
 * with any telling word; and the cases that it means without their words. Yields after each term.
 * @param within the only cases that may match; null for all
 * @throws EngineError `query_syntax` if the query exceeds its budget
 */
export function* matchPlainWords(
  session: QuerySession,
  plan: NaturalPlan,
  within: CaseSet | null,
): Generator<void, MatchedCases> {
  const usual = yield* executeNatural(session, plan, within, MIN_WEIGHT_SHARE);
  const { set } = usual;
  let { size } = usual;
  const telling = size < MIN_MATCHES ? listTellingTerms(session, plan) : [];
  const candidates = within ? createCandidates(within) : null;
  for (const term of telling) {
    mergeInto(set, session.openMatcher(term).match(candidates, session.budget));
    yield;
  }
  const relaxedSize = telling.length > 0 ? countMembers(set) : size;
  const isRelaxed = relaxedSize > size;
  size = relaxedSize;
  const boosts = findBoosts(session, plan, within);
  for (const ordinal of boosts?.leads.keys() ?? []) {
    if (isMember(set, ordinal)) continue;
    addMember(set, ordinal);
    size++;
  }
  return { ...usual, size, ...(isRelaxed && { isRelaxed }), ...(boosts && { boosts }) };
}

/** Returns the words of a query, and those related to it, that few cases contain; the rarest if most contain all. */
function listTellingTerms(session: QuerySession, { terms, related = [] }: NaturalPlan): readonly TermPlan[] {
  const known = [...terms, ...related.map(({ term }) => term)]
    .filter(({ text }) => !FUNCTION_WORDS.has(text))
    .map((term) => ({ term, cases: session.openMatcher(term).estimate }))
    .filter(({ cases }) => cases > 0)
    .sort((a, b) => a.cases - b.cases);
  const most = MAX_TELLING_SHARE * session.index.columns.count;
  return known.filter(({ cases }, at) => at === 0 || cases <= most).map(({ term }) => term);
}

function findBoosts(session: QuerySession, plan: NaturalPlan, within: CaseSet | null): CaseBoosts | undefined {
  const isAdmitted = (ordinal: number) => ordinal >= 0 && (within === null || isMember(within, ordinal));
  const leads = new Map<number, number>();
  for (const lead of plan.leads ?? []) {
    for (const ordinal of session.lookup.findNamedCases(toReference(lead))) {
      if (isAdmitted(ordinal)) leads.set(ordinal, Math.max(lead.weight, leads.get(ordinal) ?? 0));
    }
  }
  const topics = new Map<number, number>();
  for (const [ordinal, share] of plan.ranksTopics ? sumTopicShares(session, plan) : []) {
    if (isAdmitted(ordinal)) topics.set(ordinal, TOPIC_RELEVANCE * share);
  }
  return leads.size + topics.size > 0 ? { leads, topics } : undefined;
}

function toReference({ clusterId, name }: LeadCase) {
  return { caseId: String(clusterId), key: null, value: name };
}

/** Returns by ordinal the share of the query's weight in the topics of a case. */
function sumTopicShares(session: QuerySession, { terms, related = [] }: NaturalPlan): Map<number, number> {
  const weights = new Map<string, number>();
  let total = 0;
  for (const term of terms) {
    if (FUNCTION_WORDS.has(term.text)) continue;
    const { weight } = session.openMatcher(term);
    weights.set(term.text, weight);
    total += weight;
  }
  for (const { term, share } of related) {
    if (!weights.has(term.text)) weights.set(term.text, share * session.openMatcher(term).weight);
  }
  const shares = new Map<number, number>();
  if (total === 0) return shares;
  for (const [stem, ordinals] of session.lookup.findCasesByTopic([...weights.keys()])) {
    for (const ordinal of ordinals) {
      shares.set(ordinal, Math.min(1, (shares.get(ordinal) ?? 0) + weights.get(stem)! / total));
    }
  }
  return shares;
}
