import type { ExplainResponse, SearchRequest } from "../contract/research.ts";
import type { Unmetered } from "../credits/charges.ts";
import { disjunctivePaths, type PathAtom } from "../query/paths.ts";
import { evidenceOf } from "../query/plan.ts";
import { printNode, printQuery } from "../query/print.ts";
import { printPlan } from "../query/print-plan.ts";
import { type CaseSet, has, sizeOf } from "../search/sets.ts";
import { caseFilters } from "./case-filters.ts";
import type { Parts } from "./parts.ts";
import { readSearch } from "./research.ts";

/** `research.explain`: how a query is read, what carrying it out came to, and why its results stand where they do. */
export function explainSearch(parts: Parts, request: SearchRequest, now: () => number): Unmetered<ExplainResponse> {
  const { searcher, records } = parts;
  const { query, plan } = readSearch(parts, request);
  const filters = caseFilters(parts, request.filters);
  const paths = query.kind === "boolean" ? printable(disjunctivePaths(query.root)) : null;
  const terms = evidenceOf(plan).map((leaf) => {
    const start = now();
    const { estimate, cases } = searcher.cases(leaf);
    return { term: printPlan(leaf), estimated: estimate, cases: sizeOf(cases), milliseconds: now() - start };
  });
  const start = now();
  const { total, hits } = searcher.search({ plan, filters, page: request.page, pageSize: request.pageSize });
  const milliseconds = now() - start;
  const holds = paths && pathHolder(parts, paths);
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
        caseName: records.node(clusterId).caseName,
        score,
        parts: searcher.parts(plan, ordinal),
        satisfies: holds && paths.flatMap(({ atoms }, i) => (holds(atoms, ordinal) ? [i] : [])),
      })),
    },
    meta: {},
  };
}

/** A way in which a case can satisfy a query, and how its conditions are written. */
interface Path {
  readonly atoms: readonly PathAtom[];
  readonly printed: string[];
}

/** Nobody reads more, and every condition stands in many paths: a short query could ask for an answer of many megabytes. */
const MOST_PRINTED = 500_000;

function printable(paths: readonly (readonly PathAtom[])[] | null): readonly Path[] | null {
  const printed = new Map<PathAtom, string>();
  let length = 0;
  for (const atom of paths?.flat() ?? []) {
    const text = printed.get(atom) ?? printAtom(atom);
    printed.set(atom, text);
    length += text.length;
    if (length > MOST_PRINTED) return null;
  }
  return paths?.map((atoms) => ({ atoms, printed: atoms.map((atom) => printed.get(atom)!) })) ?? null;
}

/** Whether all conditions of a path hold for a case; each is carried out once. */
function pathHolder({ searcher }: Parts, paths: readonly Path[]) {
  const sets = new Map<PathAtom["node"], CaseSet>();
  for (const { node } of paths.flatMap(({ atoms }) => atoms)) {
    if (sets.has(node)) continue;
    sets.set(node, searcher.matches(searcher.plan({ kind: "boolean", root: node })));
  }
  return (path: readonly PathAtom[], ordinal: number) =>
    path.every(({ node, negated }) => has(sets.get(node)!, ordinal) !== negated);
}

function printAtom({ node, negated }: PathAtom): string {
  const { text } = printNode(node);
  return negated ? `NOT ${text}` : text;
}
