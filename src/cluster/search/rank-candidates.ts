import { runWhole } from "../../async/run-whole.ts";
import type { FilterPlan, Plan, PlanNode } from "../../query/plan/plan.ts";
import type { CaseLookup } from "../../search/case-lookup.ts";
import { createCaseSet } from "../../search/case-set.ts";
import { matchPlainWords } from "../../search/match-plain-words.ts";
import { createCandidates } from "../../search/matchers/candidates.ts";
import { executeBoolean, type MatchedCases } from "../../search/matchers/execute-boolean.ts";
import type { QuerySession } from "../../search/query-session.ts";
import type { ClusterContext } from "../cluster-context.ts";
import { findMatches } from "./execute-search.ts";
import { buildFilterQuery } from "./filter-query.ts";

/** Which of some cases meet the filters of a plan that only the cluster decides. */
export type DecidedFilters = Pick<CaseLookup, "findCasesByJudge" | "findTreatedCases">;

type ClusterFilter = FilterPlan & { readonly kind: "judge" | "treatment" };

/** Asks the cluster which of some cases meet the filters of a plan that columns do not decide. */
export async function decideFilters(
  context: ClusterContext,
  plan: Plan,
  ordinals: readonly number[],
): Promise<DecidedFilters> {
  const filters = plan.kind === "boolean" && ordinals.length > 0 ? listClusterFilters(plan.root) : [];
  const decided = new Map<string, readonly number[]>();
  const { clusterIds } = context.index.columns;
  const among = { clusterIds: ordinals.map((ordinal) => clusterIds[ordinal]!) };
  for (const filter of filters) {
    const query = await context.run(() => buildFilterQuery(filter, context.openSession()));
    const { first } = await findMatches(context, { query, filter: among, size: ordinals.length });
    decided.set(toKey(filter), first);
  }
  return {
    findCasesByJudge: ({ words }) => decided.get(words.join(" ")) ?? [],
    findTreatedCases: (kinds) => decided.get(kinds.join(",")) ?? [],
  };
}

function toKey(filter: ClusterFilter): string {
  return filter.kind === "treatment" ? filter.kinds.join(",") : filter.words.join(" ");
}

function isClusterFilter(node: PlanNode): node is ClusterFilter {
  return node.kind === "judge" || node.kind === "treatment";
}

function listClusterFilters(node: PlanNode): ClusterFilter[] {
  switch (node.kind) {
    case "and":
    case "or":
      return node.operands.flatMap(listClusterFilters);
    case "not":
      return listClusterFilters(node.operand);
    default:
      return isClusterFilter(node) ? [node] : [];
  }
}

/**
 * Matches a plan among cases that the cluster found, as one file does, so that our ranker can rank them: places of phrases
 * and chains count where the plan looks for them. Reads the words of these cases.
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
    const { evidence, related, boosts } = runWhole(matchPlainWords(session, plan, set.slice()));
    return { ...found, evidence, ...(related && { related }), ...(boosts && { boosts }) };
  }
  if (plan.kind === "boolean") return { ...found, evidence: executeBoolean(session, plan, set.slice()).evidence };
  const matcher = session.openMatcher(plan.citation);
  matcher.match(createCandidates(set), session.budget);
  return { ...found, evidence: [matcher].filter(({ estimate }) => estimate > 0) };
}
