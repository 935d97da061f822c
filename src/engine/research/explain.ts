import type { WithoutCost } from "../../contract/cost.ts";
import type { ExplainResponse, SearchRequest } from "../../contract/schemas/research/search.ts";
import type { EngineContext } from "../../corpus/engine-context.ts";
import type { Corpus } from "../../corpus/port/corpus.ts";
import { expandDisjunctivePaths, type PathAtom } from "../../query/plan/disjunctive-paths.ts";
import { listPlanEvidence, type Plan } from "../../query/plan/plan.ts";
import { printPlanLeaf } from "../../query/plan/print-plan.ts";
import { printNode, printQuery } from "../../query/print.ts";
import type { CallServices } from "../call-services.ts";
import { toCaseFilter } from "../case-filters.ts";
import { planSearch } from "./search.ts";

export { explainSearch as explain };

type TermRow = ExplainResponse["data"]["terms"][number];

/**
 * `research.explain`: explains how a query was parsed and planned, what each part matched, and the scores of its
 * results.
 */
async function explainSearch(
  { corpus, now }: EngineContext & Pick<CallServices, "now">,
  request: SearchRequest,
): Promise<WithoutCost<ExplainResponse>> {
  const { query, plan } = await planSearch(corpus, request);
  const filter = await toCaseFilter(corpus, request.filters);
  const paths = query.kind === "boolean" ? printPaths(expandDisjunctivePaths(query.root)) : null;
  const terms = await countTerms(corpus, plan, now);
  const start = now();
  const { page, pageSize } = request;
  const { total, hits } = await corpus.search.search({ plan, filter, page, pageSize });
  const milliseconds = now() - start;
  const clusterIds = hits.map((hit) => hit.case.clusterId);
  const parts = await corpus.search.explainScores(plan, clusterIds);
  const satisfies = paths && (await findSatisfiedPaths(corpus, paths, clusterIds));
  return {
    data: {
      mode: query.kind,
      query: printQuery(query),
      plan,
      paths: paths?.map(({ printed }) => printed) ?? null,
      terms,
      total,
      milliseconds,
      results: hits.map(({ case: { clusterId, name }, score }, at) => ({
        clusterId,
        caseName: name,
        score,
        parts: parts[at]!,
        satisfies: satisfies && satisfies[at]!,
      })),
    },
    meta: {},
  };
}

/** Counts the cases that match each term of a plan, with the time that each took. */
async function countTerms({ search }: Corpus, plan: Plan, now: () => number): Promise<TermRow[]> {
  const rows: TermRow[] = [];
  for (const leaf of listPlanEvidence(plan)) {
    const start = now();
    const [count] = await search.countMatches([leaf]);
    const { estimate, cases } = count!;
    rows.push({ term: printPlanLeaf(leaf), estimated: estimate, cases, milliseconds: now() - start });
  }
  return rows;
}

/** A set of conditions that satisfies a query, as text. */
interface PrintedPath {
  readonly atoms: readonly PathAtom[];
  readonly printed: string[];
}

/** Maximum length of all paths in UTF-16 code units: a short query can have many megabytes of paths. */
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

/** Returns for each case the indexes of the paths that it satisfies. */
async function findSatisfiedPaths(
  { search }: Corpus,
  paths: readonly PrintedPath[],
  clusterIds: readonly number[],
): Promise<number[][]> {
  const nodes = [...new Set(paths.flatMap(({ atoms }) => atoms.map(({ node }) => node)))];
  const plans = await Promise.all(nodes.map((root) => search.planQuery({ kind: "boolean", root })));
  const matching = await search.selectMatching(plans, clusterIds);
  const casesOfNode = new Map(nodes.map((node, at) => [node, matching[at]!]));
  return clusterIds.map((clusterId) =>
    paths.flatMap(({ atoms }, index) =>
      atoms.every(({ node, negated }) => casesOfNode.get(node)!.has(clusterId) !== negated) ? [index] : [],
    ),
  );
}

function printAtom({ node, negated }: PathAtom): string {
  const { text } = printNode(node);
  return negated ? `NOT ${text}` : text;
}
