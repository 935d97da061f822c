import type { EvidencePlan, NearPlan, Plan } from "../../query/plan/plan.ts";
import { countMembers, listMembers } from "../../search/case-set.ts";
import { TOPIC_RELEVANCE } from "../../search/match-plain-words.ts";
import { findCitationMatches, NAMED_CASE_FREQUENCY } from "../../search/matchers/citation-matcher.ts";
import { scaleWeight } from "../../search/matchers/scale-weight.ts";
import type { QuerySession } from "../../search/query-session.ts";
import { chooseBm25, NAME_LENGTH_B, UNORDERED_NAME_SHARE } from "../../search/ranking/case-scorer.ts";
import { AUTHORITY_SHARE } from "../../search/ranking/ranker.ts";
import { SCORE_SCALE } from "../../search/ranking/top-cases.ts";
import { toToken } from "../words/word-tokens.ts";
import { buildNearCounts } from "./near-count.ts";
import { buildNearQuery, listForms } from "./near-query.ts";
import type { DecidedChains } from "./plan-query.ts";
import { buildCasesQuery, buildPhraseQuery, type ClusterQuery, listFields, type TextField } from "./text-query.ts";

/*
 * The cluster computes for every match a bound that our ranker's score, before it looks at distances between words, does not
 * exceed: with the lengths, weights and cite counts of the whole corpus, so that shards do not matter. It is that score
 * itself unless words are in the name of the case, near each other, or in its topics. Fields score a word by its number of
 * occurrences (similarity `count`); scripts make shares of them, and one sum carries the text's share and twice the number
 * of words in the name.
 */

/** Factor of occurrences in a name, beside those of a text, in one number. */
const NAME_FACTOR = 65_536;
/** Words of the prefixes of one query; a prefix that is too many counts as if it were everywhere in the case. */
const MAX_FORMS = 700;
/** Above every bound. */
const FIRST = 2 * SCORE_SCALE;

/** Turns the occurrences of a part into its share of the text's score, and two for each one in the name. */
const PART_SCRIPT = `
double all = Math.rint(_score / params.divisor); double named = Math.floor(all / ${NAME_FACTOR});
double frequency = (all - named * ${NAME_FACTOR}) / Math.max(0.001, 1 - params.b + params.b * doc['text_length'].value / params.averageText);
if (named > 0) { frequency += named * params.inName / Math.max(0.001, 1 - ${NAME_LENGTH_B} + ${NAME_LENGTH_B} * doc['name_length'].value / params.averageName); }
return params.share * frequency / (params.k1 + frequency) + 2 * named;`;

/** Turns the sum of the parts into the bound of the score, in millionths. `shares`: the greatest sums of 0, 1, 2, … shares. */
const CASE_SCRIPT = `
double named = Math.floor((_score + 0.00001) / 2); double text = Math.max(0, Math.min(1, _score - 2 * named)); double name = 0;
if (named > 0) { double share = params.shares[(int) Math.min(named, params.shares.length - 1)];
name = ${UNORDERED_NAME_SHARE} * share * share * Math.min(1, named / Math.max(1, doc['name_length'].value)); }
return ${SCORE_SCALE} * (${1 - AUTHORITY_SHARE} * (1 - (1 - text) * (1 - name)) + ${AUTHORITY_SHARE} * Math.log1p(doc['cites'].value) / params.most);`;

const UNKNOWN_CASE_SCRIPT = `return ${SCORE_SCALE} * (${1 - AUTHORITY_SHARE} + ${AUTHORITY_SHARE} * Math.log1p(doc['cites'].value) / params.most);`;

/** Builds the query that finds the matches of `matching` and scores each by the bound of its score, in millionths. */
export type BoundQuery = (matching: ClusterQuery) => ClusterQuery;

interface WeighedPart {
  readonly part: EvidencePlan;
  readonly weight: number;
  /** Whether the query contains it. */
  readonly isOwn: boolean;
}

/** Returns the query that bounds the scores of the matches of a plan. */
export function createBoundQuery(session: QuerySession, plan: Plan, chains: DecidedChains): BoundQuery {
  const parts = listWeighedParts(session, plan);
  const { columns } = session.index;
  const { k1, b, inName, power } = chooseBm25(parts.filter(({ isOwn }) => isOwn).length);
  const most = Math.log1p(Math.max(1, columns.mostCited));
  const total = parts.reduce((sum, { weight }) => sum + weight ** power, 0);
  if (total === 0)
    return (matching) =>
      addFirst(session, plan, scoreBy({ bool: { filter: [matching] } }, UNKNOWN_CASE_SCRIPT, { most }));
  const shares = parts.map(({ weight }) => weight ** power / total);
  const averages = {
    averageText: Math.max(1, columns.allTextWords / Math.max(1, columns.count)),
    averageName: Math.max(1, columns.allNameWords / Math.max(1, columns.count)),
  };
  const room = { forms: MAX_FORMS };
  const scored = parts.map(({ part }, at): ClusterQuery => {
    const share = shares[at]!;
    const counted = countPart({ session, chains, room }, part);
    if (counted === null) return { constant_score: { filter: { match_all: {} }, boost: share } };
    const within = isRequired(plan, part) ? undefined : counted.within;
    const query = { bool: { should: counted.queries, ...(within && { filter: [within] }) } };
    return scoreBy(query, PART_SCRIPT, { k1, b, inName, share, divisor: counted.divisor ?? 1, ...averages });
  });
  const sums = [0];
  for (const share of [...shares].sort((a, c) => c - a)) sums.push(Math.min(1, sums.at(-1)! + share));
  return (matching) => {
    const bound = scoreBy({ bool: { filter: [matching], should: scored } }, CASE_SCRIPT, { shares: sums, most });
    return addFirst(session, plan, bound);
  };
}

/** Returns whether every match of a plan contains a part. */
function isRequired(plan: Plan, part: EvidencePlan): boolean {
  if (plan.kind !== "boolean") return false;
  return plan.root === part || (plan.root.kind === "and" && plan.root.operands.some((operand) => operand === part));
}

function scoreBy(query: ClusterQuery, source: string, params: object): ClusterQuery {
  return { script_score: { query, script: { source, params } } };
}

function listWeighedParts(session: QuerySession, plan: Plan): WeighedPart[] {
  const open = (part: EvidencePlan, share?: number): WeighedPart[] => {
    const matcher = session.openMatcher(part);
    if (matcher.estimate === 0) return [];
    if (share === undefined) return [{ part, weight: matcher.weight, isOwn: true }];
    return [{ part, weight: scaleWeight(matcher, share).weight, isOwn: false }];
  };
  if (plan.kind === "boolean") return plan.evidence.flatMap((part) => open(part));
  if (plan.kind === "citation") return open(plan.citation);
  const related = (plan.related ?? []).flatMap(({ term, share }) => open(term, share));
  return [...[...plan.terms, ...plan.citations].flatMap((part) => open(part)), ...related];
}

/** Queries whose scores add up to occurrences in the text, and `NAME_FACTOR` times those in the name. */
interface CountedPart {
  readonly queries: readonly ClusterQuery[];
  /** What the scores are a multiple of. Default 1. */
  readonly divisor?: number;
  /** The only cases that count. */
  readonly within?: ClusterQuery;
}

interface CountContext {
  readonly session: QuerySession;
  readonly chains: DecidedChains;
  /** Number of words that prefixes may still have. */
  readonly room: { forms: number };
}

/** Returns the queries that count a part, or count too much; `null` if none can. */
function countPart(context: CountContext, part: EvidencePlan): CountedPart | null {
  const { session } = context;
  switch (part.kind) {
    case "term": {
      if (part.match === "prefix") return countPrefix(context, part.text, listFields(part));
      const suffix = part.match === "stem" ? "_stems" : "";
      return { queries: listFields(part).map((field) => countToken(`${field}${suffix}`, toToken(part.text), field)) };
    }
    case "phrase":
      return countPhrase(part.words, listFields(part));
    case "near":
      return countNear(context, part);
    case "citation":
      return countCitation(session, part);
  }
}

/** The matches of a chain are places of its last operand: those of two operands are counted, those of more are bounded. */
function countNear(context: CountContext, part: NearPlan): CountedPart | null {
  const { session, chains } = context;
  const { vocabulary } = session.index;
  const places = buildNearCounts(vocabulary, part, toFactor);
  if (places !== null) return { queries: places };
  const last = part.operands.at(-1)!;
  const operands = last.kind === "or" ? last.operands : [last];
  const counted = operands.map((operand) => countPart(context, { ...operand, field: part.field }));
  if (counted.some((one) => one === null)) return null;
  const decided = chains.get(part);
  const within = decided ? buildCasesQuery(session.index, decided) : buildNearQuery(vocabulary, part).query;
  return { queries: counted.flatMap((one) => one!.queries), within };
}

/** Returns what an occurrence in a field counts, in one number for both fields. */
function toFactor(field: TextField): number {
  return field === "name" ? NAME_FACTOR : 1;
}

function countToken(name: string, value: string, field: TextField): ClusterQuery {
  return { term: { [name]: { value, boost: toFactor(field) } } };
}

function countPrefix({ session, room }: CountContext, text: string, fields: readonly TextField[]): CountedPart | null {
  const forms = listForms(session.index.vocabulary, { kind: "term", match: "prefix", text, field: "any" });
  const size = forms.length * fields.length;
  if (size > room.forms) return null;
  room.forms -= size;
  return { queries: fields.flatMap((field) => forms.map((word) => countToken(field, toToken(word), field))) };
}

/** A phrase is scored once per word. */
function countPhrase(words: readonly string[], fields: readonly TextField[]): CountedPart {
  const queries = fields.map((field): ClusterQuery => {
    const phrase = buildPhraseQuery({ words }, field);
    return field === "name" ? { bool: { must: [phrase], boost: NAME_FACTOR } } : phrase;
  });
  return { queries, divisor: words.length };
}

function countCitation(session: QuerySession, part: EvidencePlan & { readonly kind: "citation" }): CountedPart {
  const { named, citing } = findCitationMatches(session.index.columns.count, session.lookup, part);
  if (countMembers(named) + countMembers(citing) === 0) return countPhrase(part.words, ["text", "name"]);
  const among = (set: typeof named, boost: number): ClusterQuery => ({
    constant_score: { filter: buildCasesQuery(session.index, listMembers(set)), boost },
  });
  return { queries: [among(named, NAMED_CASE_FREQUENCY), among(citing, 1)] };
}

/** Puts the cases first that a query means whatever their words are, and adds what topics may add. */
function addFirst(session: QuerySession, plan: Plan, bound: ClusterQuery): ClusterQuery {
  const more: ClusterQuery[] = [];
  if (plan.kind === "natural") {
    const ids = (plan.leads ?? []).map(({ clusterId }) => String(clusterId));
    if (ids.length > 0) more.push({ constant_score: { filter: { ids: { values: ids } }, boost: FIRST } });
    if (plan.ranksTopics) more.push(...boundTopics(session, plan));
  }
  if (plan.kind === "citation") {
    const { named } = findCitationMatches(session.index.columns.count, session.lookup, plan.citation);
    const filter = buildCasesQuery(session.index, listMembers(named));
    if (countMembers(named) > 0) more.push({ constant_score: { filter, boost: FIRST } });
  }
  return more.length === 0 ? bound : { bool: { must: [bound], should: more } };
}

function boundTopics(session: QuerySession, { terms, related = [] }: Plan & { kind: "natural" }): ClusterQuery[] {
  const weigh = (text: string) => session.openMatcher({ kind: "term", match: "stem", text, field: "any" }).weight;
  const own = terms.map(({ text }) => ({ text, weight: weigh(text) }));
  const all = [...own, ...related.map(({ term, share }) => ({ text: term.text, weight: share * weigh(term.text) }))];
  const total = own.reduce((sum, { weight }) => sum + weight, 0);
  return all.map(({ text, weight }) => ({
    constant_score: {
      filter: { term: { topics: text } },
      boost: SCORE_SCALE * TOPIC_RELEVANCE * Math.min(1, weight / Math.max(1, total)),
    },
  }));
}
