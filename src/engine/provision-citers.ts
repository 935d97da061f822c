import type { CitedBy } from "../contract/schemas/common/case.ts";
import type { CaseRecords } from "../resolve/case-records.ts";
import type { ProvisionCiter } from "../store/legislation/provision-citers.ts";

/** Citing cases that are shown with a provision. */
export const MAX_PROVISION_CITERS = 50;

export function toCitedBy(
  records: CaseRecords,
  { total, citers }: { readonly total: number; readonly citers: readonly ProvisionCiter[] },
): CitedBy {
  return { total, cases: citers.map(({ clusterId, mentions }) => ({ ...records.readNode(clusterId), mentions })) };
}
