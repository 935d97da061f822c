import type { CitedBy } from "../contract/schemas/common/case.ts";
import { readCaseNodes } from "../corpus/case-records.ts";
import type { EngineContext } from "../corpus/engine-context.ts";
import type { ProvisionCiters } from "../corpus/port/legislation-reader.ts";

/** Maximum number of citing cases that are shown with a provision. */
export const MAX_PROVISION_CITERS = 50;

/** Converts lists of citing cases to those of the contract, each with the facts of its cases. */
export async function toCitedBy(context: EngineContext, lists: readonly ProvisionCiters[]): Promise<CitedBy[]> {
  const ids = [...new Set(lists.flatMap(({ citers }) => citers.map(({ clusterId }) => clusterId)))];
  const nodes = new Map((await readCaseNodes(context, ids)).map((node) => [node.clusterId, node]));
  return lists.map(({ total, citers }) => ({
    total,
    cases: citers.map(({ clusterId, mentions }) => ({ ...nodes.get(clusterId)!, mentions })),
  }));
}
