import type { EvidencePlan, NearPlan, Plan, PlanNode } from "../../query/plan/plan.ts";
import { countMembers, listMembers, mergeInto } from "../../search/case-set.ts";
import { findCitationMatches } from "../../search/matchers/citation-matcher.ts";
import { scaleWeight } from "../../search/matchers/scale-weight.ts";
import type { QuerySession } from "../../search/query-session.ts";
import { buildFilterQuery, buildWeightQuery, joinByAnd } from "./filter-query.ts";
import { buildNearQuery } from "./near-query.ts";
import {
  ALL,
  buildCasesQuery,
  buildPhraseQuery,
  buildTermQuery,
  type ClusterQuery,
  joinByOr,
  listFields,
  NONE,
} from "./text-query.ts";

/** Matches of the proximity chains that no query of the cluster decides, by ordinal. */
export type DecidedChains = ReadonlyMap<NearPlan, readonly number[]>;

/** Returns the chains of a plan that no query of the cluster decides. */
export function listUndecidedChains(session: QuerySession, plan: Plan): NearPlan[] {
  const found: NearPlan[] = [];
  const visit = (node: PlanNode): void => {
    if (node.kind === "and" || node.kind === "or") node.operands.forEach(visit);
    else if (node.kind === "not") visit(node.operand);
    else if (node.kind === "near" && !buildNearQuery(session.index.vocabulary, node).isExact) found.push(node);
  };
  if (plan.kind === "boolean") visit(plan.root);
  return found;
}

/** Returns the query for the matches of a node. Reads what it needs of citations; throws MissingRows until it is there. */
export function buildNodeQuery(session: QuerySession, node: PlanNode, chains: DecidedChains): ClusterQuery {
  switch (node.kind) {
    case "all":
      return ALL;
    case "none":
      return NONE;
    case "and":
      return joinByAnd(node.operands.map((operand) => buildNodeQuery(session, operand, chains)));
    case "or":
      return joinByOr(node.operands.map((operand) => buildNodeQuery(session, operand, chains)));
    case "not":
      return { bool: { must_not: [buildNodeQuery(session, node.operand, chains)] } };
    case "term":
    case "phrase":
    case "near":
    case "citation":
      return buildEvidenceQuery(session, node, chains);
    default:
      return buildFilterQuery(node, session);
  }
}

/** Returns the query for cases with a part of a query. */
export function buildEvidenceQuery(session: QuerySession, part: EvidencePlan, chains: DecidedChains): ClusterQuery {
  switch (part.kind) {
    case "term":
      return joinByOr(listFields(part).map((field) => buildTermQuery(part, field)));
    case "phrase":
      return joinByOr(listFields(part).map((field) => buildPhraseQuery(part, field)));
    case "near": {
      const decided = chains.get(part);
      return decided ? buildCasesQuery(session.index, decided) : buildNearQuery(session.index.vocabulary, part).query;
    }
    case "citation": {
      const { named, citing } = findCitationMatches(session.index.columns.count, session.lookup, part);
      const all = mergeInto(named.slice(), citing);
      if (countMembers(all) > 0) return buildCasesQuery(session.index, listMembers(all));
      return joinByOr((["text", "name"] as const).map((field) => buildPhraseQuery(part, field)));
    }
  }
}

type NaturalPlan = Extract<Plan, { kind: "natural" }>;

/** Returns the query for cases that contain enough of the weight of a question's words. */
export function buildNaturalQuery(session: QuerySession, plan: NaturalPlan, minWeightShare: number): ClusterQuery {
  const open = (part: EvidencePlan, share?: number) => {
    const matcher = session.openMatcher(part);
    const { weight } = share === undefined ? matcher : scaleWeight(matcher, share);
    return matcher.estimate > 0 ? [{ query: buildEvidenceQuery(session, part, NO_CHAINS), weight }] : [];
  };
  const own = [...plan.terms, ...plan.citations].flatMap((part) => open(part));
  const related = (plan.related ?? []).flatMap(({ term, share }) => open(term, share));
  const wanted = own.reduce((sum, { weight }) => sum + weight, 0) * minWeightShare;
  return buildWeightQuery([...own, ...related], wanted);
}

/** No chain was decided, because the cluster decides all. */
export const NO_CHAINS: DecidedChains = new Map();
