import type { NetworkEdge, NetworkResponse } from "../../contract/schemas/citations/network.ts";
import type { CaseNode } from "../../contract/schemas/common/case.ts";
import { takeKnownPart } from "../../law/known-date.ts";

/** A network as `citations.network` returns it. */
export type NetworkData = NetworkResponse["data"];

/** The cases and edges that an export contains. */
export interface DrawnNetwork {
  /** The seed first. */
  readonly cases: readonly CaseNode[];
  readonly edges: readonly NetworkEdge[];
}

/** Lists the cases of a network, the seed first, and its edges. */
export function toDrawnNetwork({ seed, nodes, edges }: NetworkData): DrawnNetwork {
  return { cases: seed === null ? nodes : [seed, ...nodes], edges };
}

/** Fields of a case in the formats that have named fields. */
export const CASE_FIELDS = [
  { id: "citation", type: "string", of: (node: CaseNode) => node.citation },
  { id: "dateFiled", type: "string", of: (node: CaseNode) => takeKnownPart(node.dateFiled, node.datePrecision) },
  { id: "citeCount", type: "integer", of: (node: CaseNode) => node.citeCount },
  { id: "absoluteUrl", type: "string", of: (node: CaseNode) => node.absoluteUrl },
] as const;

/** Fields of an edge in the formats that have named fields. */
export const EDGE_FIELDS = [
  { id: "treatment", type: "string", of: (edge: NetworkEdge) => edge.treatment },
  { id: "depth", type: "integer", of: (edge: NetworkEdge) => edge.depth },
  { id: "snippet", type: "string", of: (edge: NetworkEdge) => edge.snippet },
] as const;
