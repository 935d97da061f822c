import type { WithoutCost } from "../../contract/cost.ts";
import type { ExplainResponse, SearchRequest } from "../../contract/schemas/research/search.ts";
import { expandDisjunctivePaths, type PathAtom } from "../../query/plan/disjunctive-paths.ts";
import { listPlanEvidence } from "../../query/plan/plan.ts";
import { printPlanLeaf } from "../../query/plan/print-plan.ts";
import { printNode, printQuery } from "../../query/print.ts";
import { type CaseSet, countMembers, isMember } from "../../search/case-set.ts";
import type { CallServices } from "../call-services.ts";
import { toCaseFilters } from "../case-filters.ts";
import type { EngineContext } from "../context.ts";
import { planSearch } from "./search.ts";

/** `research.explain`: how a query is read, what carrying it out came to, and why its results stand where they do. */
export function explainSearch(
  context: EngineContext & Pick<CallServices, "now">,
  request: SearchRequest,
): WithoutCost<ExplainResponse> {
  const { searcher, records, now } = context;
  const { query, plan } = planSearch(context, request);
  const filters = toCaseFilters(context, request.filters);
  const paths = query.kind === "boolean" ? printPaths(expandDisjunctivePaths(query.root)) : null;
  const terms = listPlanEvidence(plan).map((leaf) => {
    const start = now();
    const { estimate, cases } = searcher.cases(leaf);
    return { term: printPlanLeaf(leaf), estimated: estimate, cases: countMembers(cases), milliseconds: now() - start };
  });
  const start = now();
  const { total, hits } = searcher.search({ plan, filters, page: request.page, pageSize: request.pageSize });
  const milliseconds = now() - start;
  const holds = paths && createPathMatcher(context, paths);
  return {
    data: {
      mode: query.kind,
      query: printQuery(query),
      plan,
      paths: paths?.map(({ printed }) => printed) ?? null,
      terms,
      total,
      milliseconds,
      results: hits.map(({ ordinal, clusterId, score }) => ({
        clusterId,
        caseName: records.readNode(clusterId).caseName,
        score,
        parts: searcher.explainScore(plan, ordinal),
        satisfies: holds && paths.flatMap(({ atoms }, i) => (holds(atoms, ordinal) ? [i] : [])),
      })),
    },
    meta: {},
  };
}

/** A way in which a case can satisfy a query, and how its conditions are written. */
interface PrintedPath {
  readonly atoms: readonly PathAtom[];
  readonly printed: string[];
}

/** Nobody reads more, and every condition stands in many paths: a short query could ask for an answer of many megabytes. */
const MAX_PRINTED_CHARS = 500_000;

function printPaths(paths: readonly (readonly PathAtom[])[] | null): readonly PrintedPath[] | null {
  const printed = new Map<PathAtom, string>();
  let length = 0;
  for (const atom of paths?.flat() ?? []) {
    const text = printed.get(atom) ?? printAtom(atom);
    printed.set(atom, text);
    length += text.length;
    if (length > MAX_PRINTED_CHARS) return null;
  }
  return paths?.map((atoms) => ({ atoms, printed: atoms.map((atom) => printed.get(atom)!) })) ?? null;
}

/** Whether all conditions of a path hold for a case; each is carried out once. */
function createPathMatcher({ searcher }: EngineContext, paths: readonly PrintedPath[]) {
  const sets = new Map<PathAtom["node"], CaseSet>();
  for (const { node } of paths.flatMap(({ atoms }) => atoms)) {
    if (sets.has(node)) continue;
    sets.set(node, searcher.matchPlan(searcher.plan({ kind: "boolean", root: node })));
  }
  return (path: readonly PathAtom[], ordinal: number) =>
    path.every(({ node, negated }) => isMember(sets.get(node)!, ordinal) !== negated);
}

function printAtom({ node, negated }: PathAtom): string {
  const { text } = printNode(node);
  return negated ? `NOT ${text}` : text;
}
