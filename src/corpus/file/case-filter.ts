import { type CaseSet, createEmptySet, isMember, listMembers, mergeInto } from "../../search/case-set.ts";
import { findAdmittedCases } from "../../search/execute-plan.ts";
import type { CaseFilters } from "../../search/filter-cases.ts";
import { findCasesByReporter } from "../../store/citations/case-citations.ts";
import type { CaseFilter } from "../port/case-search.ts";
import type { FileContext } from "./file-context.ts";

/** Converts a filter of the port to one of the index, which knows cases by ordinal. */
export function toCaseFilters(
  context: FileContext,
  { clusterIds, reporter, corpora, ...columns }: CaseFilter,
): CaseFilters {
  const listed = listAdmittedIds(context, clusterIds, reporter);
  const ordinals = listed?.map(context.toOrdinal).filter((ordinal) => ordinal >= 0);
  const members = corpora === undefined ? null : findMembers(context, corpora);
  if (members === null) return ordinals ? { ...columns, among: ordinals } : columns;
  return { ...columns, among: ordinals?.filter((ordinal) => isMember(members, ordinal)) ?? listMembers(members) };
}

/** Returns the cases of any of the corpora; `null` for all cases. */
function findMembers({ membership, file, searcher }: FileContext, corpora: readonly string[]): CaseSet | null {
  if (membership === null && corpora.includes(file.manifest.name)) return null;
  const all = createEmptySet(searcher.index.columns.count);
  for (const name of corpora) {
    const cases = membership?.findCases(name);
    if (cases) mergeInto(all, cases);
  }
  return all;
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
