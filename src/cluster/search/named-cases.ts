import { findCasesByName } from "../../corpus/file/named-cases.ts";
import type { CaseFilter, FoundCaseName } from "../../corpus/port/case-search.ts";
import type { ClusterContext } from "../cluster-context.ts";
import { findMatches } from "./execute-search.ts";
import { ALL } from "./text-query.ts";

/** Parts of a filter, of which the columns decide some and only the cluster others. */
export interface SplitFilter {
  readonly byColumns: CaseFilter;
  /** `null` if there are none. */
  readonly byCluster: CaseFilter | null;
}

/** Splits a filter. */
export function splitFilter({ judge, reporter, ...byColumns }: CaseFilter): SplitFilter {
  const isPlain = judge === undefined && reporter === undefined;
  const byCluster = {
    ...(judge !== undefined && { judge }),
    ...(reporter !== undefined && { reporter }),
  };
  return { byColumns, byCluster: isPlain ? null : byCluster };
}

/** Returns the cases that a text names. */
export async function findNamedCases(
  context: ClusterContext,
  text: string,
  filter: CaseFilter,
): Promise<FoundCaseName[]> {
  const { byColumns, byCluster } = splitFilter(filter);
  const found = await context.run(() => findCasesByName(context.file, text, byColumns));
  if (byCluster === null || found.length === 0) return found;
  const ids = found.map(({ clusterId }) => clusterId);
  const admitted = await selectAdmitted(context, byCluster, ids);
  return found.filter(({ clusterId }) => admitted.has(clusterId));
}

/** Returns those of some cases that a filter admits. */
export async function selectAdmitted(
  context: ClusterContext,
  filter: CaseFilter,
  clusterIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const { clusterIds: among } = filter;
  const own = among === undefined ? clusterIds : clusterIds.filter((id) => among.includes(id));
  if (own.length === 0) return new Set();
  const request = { query: ALL, filter: { ...filter, clusterIds: own }, size: own.length };
  const { first } = await findMatches(context, request);
  return new Set(first.map((ordinal) => context.file.toClusterId(ordinal)));
}
