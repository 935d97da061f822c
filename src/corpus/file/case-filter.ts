import { isMember } from "../../search/case-set.ts";
import { findAdmittedCases } from "../../search/execute-plan.ts";
import type { CaseFilters } from "../../search/filter-cases.ts";
import { findCasesByReporter } from "../../store/citations/case-citations.ts";
import type { CaseFilter } from "../port/case-search.ts";
import type { FileContext } from "./file-context.ts";

/** Converts a filter of the port to one of the index, which knows cases by ordinal. */
export function toCaseFilters(context: FileContext, { clusterIds, reporter, ...columns }: CaseFilter): CaseFilters {
  const among = listAdmittedIds(context, clusterIds, reporter);
  if (among === null) return columns;
  return { ...columns, among: among.map(context.toOrdinal).filter((ordinal) => ordinal >= 0) };
}

/** Returns the cluster ids that a filter lists, itself or by reporter; `null` if it lists none and so admits all. */
function listAdmittedIds(
  { file }: FileContext,
  clusterIds: CaseFilter["clusterIds"],
  reporter: CaseFilter["reporter"],
): readonly number[] | null {
  if (reporter === undefined) return clusterIds ?? null;
  const ofReporter = findCasesByReporter(file.database, reporter);
  if (clusterIds === undefined) return ofReporter;
  const wanted = new Set(clusterIds);
  return ofReporter.filter((clusterId) => wanted.has(clusterId));
}

/** Returns those of the cases that a filter admits. */
export function selectAdmitted(
  context: FileContext,
  filter: CaseFilter,
  clusterIds: readonly number[],
): ReadonlySet<number> {
  const admitted = findAdmittedCases(context.searcher.index, context.lookup, toCaseFilters(context, filter));
  return new Set(
    clusterIds.filter((clusterId) => {
      const ordinal = context.toOrdinal(clusterId);
      return ordinal >= 0 && (admitted === null || isMember(admitted, ordinal));
    }),
  );
}
