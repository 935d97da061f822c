import type { CitedBy } from "../contract/case.ts";
import type { CaseRecords } from "../resolve/record.ts";
import type { Citer } from "../store/legislation-citers.ts";

/** Citing cases that are shown with a provision. */
export const CITING_CASES = 50;

export function citedBy(
  records: CaseRecords,
  { total, citers }: { readonly total: number; readonly citers: readonly Citer[] },
): CitedBy {
  return { total, cases: citers.map(({ clusterId, mentions }) => ({ ...records.node(clusterId), mentions })) };
}
