import { runWhole } from "../../async/run-whole.ts";
import { expandPlan } from "../../corpus/file/expansion/expand-plan.ts";
import type {
  CaseFilter,
  CaseScoreParts,
  CaseSearch,
  MatchList,
  SimilarCasesPage,
  SimilarCasesQuery,
} from "../../corpus/port/case-search.ts";
import { decodeFreshness } from "../../law/treatment.ts";
import type { Query } from "../../query/ast.ts";
import type { EvidencePlan, Plan } from "../../query/plan/plan.ts";
import { findSignificantPairs } from "../../search/ranking/significant-pairs.ts";
import { findSignificantTerms } from "../../search/ranking/significant-terms.ts";
import { openProximity } from "../../search/search-page.ts";
import { findNearestWord } from "../../search/vocabulary/nearest-word.ts";
import { splitWords } from "../../text/words.ts";
import type { ClusterContext } from "../cluster-context.ts";
import { decideChains } from "./decide-chains.ts";
import { findMatches, MAX_MATCHES } from "./execute-search.ts";
import { listTextGroups } from "./expected-groups.ts";
import { buildFilterQueries, joinByAnd } from "./filter-query.ts";
import { findNamedCases, selectAdmitted, splitFilter } from "./named-cases.ts";
import { buildEvidenceQuery } from "./plan-query.ts";
import { decideFilters, matchCandidates } from "./rank-candidates.ts";
import { rankPlan, readPage } from "./rank-page.ts";
import { runPlan } from "./run-plan.ts";
import { joinByOr } from "./text-query.ts";

/** Share of a text's weight that similar cases must have; see `src/search/searcher.ts`. */
const MIN_SIMILAR_WEIGHT_SHARE = 0.2;

/** Searches the cases of a cluster. */
export function createClusterSearch(context: ClusterContext): CaseSearch {
  const { index, file } = context;
  return {
    planQuery: (query, filter) => planQuery(context, query, filter),
    search: async (request) => readPage(context, await rankPlan(context, request.plan, request)),
    findSimilar: (query) => findSimilar(context, query),
    async rankMatches(plan, filter, limit) {
      const { hits } = await rankPlan(context, plan, { filter, pageSize: limit });
      return hits.map(({ clusterId }) => clusterId);
    },
    listMatches: (plan, filter, limit) => listMatches(context, plan, filter, limit),
    countUnion: (plans, filter, clusterIds) => countUnion(context, plans, filter, clusterIds),
    countMatches: (conditions) => Promise.all(conditions.map((condition) => countMatches(context, condition))),
    selectMatching: (plans, clusterIds) => Promise.all(plans.map((plan) => selectMatching(context, plan, clusterIds))),
    selectAdmitted: (filter, clusterIds) => selectAdmitted(context, filter, clusterIds),
    explainScores: (plan, clusterIds) => explainScores(context, plan, clusterIds),
    readTermStatistics: (terms) =>
      context.run(() => ({
        cases: index.columns.count,
        documentFrequencies: terms.map((term) => file.searcher.statistics.documentFrequency(term)),
      })),
    findCasesByName: (text, filter) => findNamedCases(context, text, filter),
    findNearestWords: (words) => context.run(() => words.map((word) => findNearestWord(index, word))),
  };
}

async function planQuery(context: ClusterContext, query: Query, filter: CaseFilter | undefined): Promise<Plan> {
  const { file } = context;
  if (query.kind === "natural") await loadText(context, query.text);
  const plan = await context.run(() => file.searcher.plan(query));
  if (filter === undefined || plan.kind !== "natural" || query.kind !== "natural") return plan;
  const { byColumns, byCluster } = splitFilter(filter);
  const expanded = await context.run(() => expandPlan(file, plan, query.text, byColumns));
  if (byCluster === null || expanded.kind !== "natural" || expanded.leads === undefined) return expanded;
  const ids = expanded.leads.map(({ clusterId }) => clusterId);
  const admitted = await selectAdmitted(context, byCluster, ids);
  return { ...expanded, leads: expanded.leads.filter(({ clusterId }) => admitted.has(clusterId)) };
}

/** Reads what a search for the words of a text is going to need. */
async function loadText(context: ClusterContext, text: string): Promise<void> {
  await context.load(await context.run(() => listTextGroups(context, text)));
}

async function findSimilar(context: ClusterContext, query: SimilarCasesQuery): Promise<SimilarCasesPage | null> {
  const { file, index } = context;
  const except = "likeCase" in query ? file.toOrdinal(query.likeCase) : undefined;
  if (except !== undefined && except < 0) return null;
  const text = await context.run(() => ("likeCase" in query ? file.texts.readWhole(query.likeCase) : query.text));
  await loadText(context, text);
  const plan = await context.run(() => {
    const session = context.openSession();
    const words = splitWords(text);
    const terms = runWhole(findSignificantTerms(session, words));
    const pairs = runWhole(findSignificantPairs(session, words, index.columns.count));
    return { kind: "natural", terms, citations: [], pairs } as const;
  });
  const ranked = await rankPlan(context, plan, { ...query, except, minWeightShare: MIN_SIMILAR_WEIGHT_SHARE });
  return { ...(await readPage(context, ranked)), plan };
}

async function listMatches(context: ClusterContext, plan: Plan, filter: CaseFilter, limit: number): Promise<MatchList> {
  const { clusterIds, freshness } = context.index.columns;
  const { total, query } = await runPlan(context, plan, { filter, size: 0 });
  if (total > limit || total === 0) return { total, matches: [] };
  const { first } = await findMatches(context, { query, filter, size: Math.min(limit, MAX_MATCHES) });
  return {
    total,
    matches: first.map((ordinal) => ({
      clusterId: clusterIds[ordinal]!,
      freshness: decodeFreshness(freshness[ordinal]!),
    })),
  };
}

async function countUnion(
  context: ClusterContext,
  plans: readonly Plan[],
  filter: CaseFilter,
  clusterIds: readonly number[],
): Promise<number> {
  const filters = buildFilterQueries(filter, context.file.file.manifest.name);
  const found = await Promise.all(plans.map((plan) => runPlan(context, plan, { filter, size: 0 })));
  const queries = found.map(({ query }) => joinByAnd([query, ...filters]));
  const query = joinByOr([...queries, { ids: { values: clusterIds.map(String) } }]);
  return (await findMatches(context, { query, filter: {} })).total;
}

async function countMatches(context: ClusterContext, condition: EvidencePlan) {
  const chains = await decideChains(context, { kind: "boolean", root: condition, evidence: [condition] });
  const { query, estimate } = await context.run(() => {
    const session = context.openSession();
    const { estimate } = session.openMatcher(condition);
    return { query: buildEvidenceQuery(session, condition, chains), estimate };
  });
  return { estimate, cases: (await findMatches(context, { query, filter: {} })).total };
}

async function selectMatching(
  context: ClusterContext,
  plan: Plan,
  clusterIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (clusterIds.length === 0) return new Set();
  const { query } = await runPlan(context, plan, { filter: {}, size: 0 });
  const { first } = await findMatches(context, { query, filter: { clusterIds }, size: clusterIds.length });
  return new Set(first.map((ordinal) => context.file.toClusterId(ordinal)));
}

async function explainScores(
  context: ClusterContext,
  plan: Plan,
  clusterIds: readonly number[],
): Promise<CaseScoreParts[]> {
  const decided = await decideFilters(context, plan, clusterIds.map(context.file.toOrdinal));
  return context.run(() =>
    clusterIds.map((clusterId) => {
      const session = context.openSession(decided);
      const ordinal = context.file.toOrdinal(clusterId);
      const matched = matchCandidates(session, plan, [ordinal], 1, false);
      return context.ranker.explain(matched, ordinal, openProximity(session, plan, matched));
    }),
  );
}
