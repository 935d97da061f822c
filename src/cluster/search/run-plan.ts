import type { CaseFilter } from "../../corpus/port/case-search.ts";
import type { Plan, TermPlan } from "../../query/plan/plan.ts";
import type { QuerySession } from "../../search/query-session.ts";
import { FUNCTION_WORDS } from "../../text/function-words.ts";
import type { ClusterContext } from "../cluster-context.ts";
import { decideChains } from "./decide-chains.ts";
import { type ClusterMatches, findMatches, type MatchRequest } from "./execute-search.ts";
import { buildEvidenceQuery, buildNaturalQuery, buildNodeQuery, type DecidedChains, NO_CHAINS } from "./plan-query.ts";
import { createBoundQuery } from "./score-bounds.ts";
import { buildCasesQuery, type ClusterQuery, joinByOr } from "./text-query.ts";

/** Shares and numbers of the search in plain words; see `src/search/match-plain-words.ts`. */
const MIN_WEIGHT_SHARE = 0.25;
const MIN_MATCHES = 10;
const MAX_TELLING_SHARE = 0.25;

/** The matches of a plan, and the query that found them. */
export interface PlanMatches extends ClusterMatches {
  readonly query: ClusterQuery;
  readonly isRelaxed: boolean;
}

/** What to return of the matches of a plan. */
export interface PlanRequest {
  readonly filter: CaseFilter;
  /** Number of matches to return, the best as the cluster ranks them. */
  readonly size: number;
  readonly facets?: boolean | undefined;
  /** Share of the weight of a question that a case must have. Default: as in a search in plain words. */
  readonly minWeightShare?: number | undefined;
  /** Ordinal of a case that is left out. */
  readonly except?: number | undefined;
  /** Groups of rows that are read of each match that is returned. */
  readonly load?: MatchRequest["load"];
}

/** Finds the matches of a plan. */
export async function runPlan(context: ClusterContext, plan: Plan, request: PlanRequest): Promise<PlanMatches> {
  const chains = await decideChains(context, plan);
  const usual = await buildPlanQuery(context, plan, chains, request.minWeightShare);
  const found = await find(context, plan, chains, usual.query, request);
  const isFew = found.total < MIN_MATCHES + usual.leads && plan.kind === "natural";
  if (!isFew || request.minWeightShare !== undefined) return { ...found, query: usual.query, isRelaxed: false };
  return relax(context, plan, usual, found, request);
}

interface PlanQuery {
  readonly query: ClusterQuery;
  /** The query without the cases that are meant by name or doctrine; their number. */
  readonly own: ClusterQuery;
  readonly leads: number;
}

async function buildPlanQuery(
  context: ClusterContext,
  plan: Plan,
  chains: DecidedChains,
  minWeightShare: number | undefined,
): Promise<PlanQuery> {
  const own = await context.run((): ClusterQuery => {
    const session = context.openSession();
    if (plan.kind === "boolean") return buildNodeQuery(session, plan.root, chains);
    if (plan.kind === "citation") return buildEvidenceQuery(session, plan.citation, chains);
    return buildNaturalQuery(session, plan, minWeightShare ?? MIN_WEIGHT_SHARE);
  });
  const leads = plan.kind === "natural" ? (plan.leads ?? []) : [];
  return { own, query: addLeads(own, plan), leads: leads.length };
}

function addLeads(query: ClusterQuery, plan: Plan): ClusterQuery {
  const leads = plan.kind === "natural" ? (plan.leads ?? []) : [];
  if (leads.length === 0) return query;
  return joinByOr([query, { ids: { values: leads.map(({ clusterId }) => String(clusterId)) } }]);
}

/** Adds the cases with any telling word if fewer than ten have enough of the weight. */
async function relax(
  context: ClusterContext,
  plan: Plan & { readonly kind: "natural" },
  usual: PlanQuery,
  found: ClusterMatches,
  request: PlanRequest,
): Promise<PlanMatches> {
  const { filter } = request;
  const count = async (query: ClusterQuery) => (await findMatches(context, { query, filter })).total;
  const size = usual.leads === 0 ? found.total : await count(usual.own);
  const telling = size < MIN_MATCHES ? await context.run(() => listTellingTerms(context.openSession(), plan)) : [];
  if (telling.length === 0) return { ...found, query: usual.query, isRelaxed: false };
  const wide = await context.run(() => {
    const session = context.openSession();
    return joinByOr([usual.own, ...telling.map((term) => buildEvidenceQuery(session, term, NO_CHAINS))]);
  });
  const query = addLeads(wide, plan);
  const matches = await find(context, plan, NO_CHAINS, query, request);
  const relaxedSize = usual.leads === 0 ? matches.total : await count(wide);
  return { ...matches, query, isRelaxed: relaxedSize > size };
}

function listTellingTerms(session: QuerySession, { terms, related = [] }: Plan & { kind: "natural" }): TermPlan[] {
  const known = [...terms, ...related.map(({ term }) => term)]
    .filter(({ text }) => !FUNCTION_WORDS.has(text))
    .map((term) => ({ term, cases: session.openMatcher(term).estimate }))
    .filter(({ cases }) => cases > 0)
    .sort((a, b) => a.cases - b.cases);
  const most = MAX_TELLING_SHARE * session.index.columns.count;
  return known.filter(({ cases }, at) => at === 0 || cases <= most).map(({ term }) => term);
}

async function find(
  context: ClusterContext,
  plan: Plan,
  chains: DecidedChains,
  query: ClusterQuery,
  { filter, size, facets = false, except, load = [] }: PlanRequest,
): Promise<ClusterMatches> {
  const rankBy = size > 0 ? await context.run(() => createBoundQuery(context.openSession(), plan, chains)) : undefined;
  const others =
    except === undefined ? query : { bool: { filter: [query], must_not: [buildCasesQuery(context.index, [except])] } };
  return findMatches(context, { query: others, filter, size, facets, rankBy, load });
}
