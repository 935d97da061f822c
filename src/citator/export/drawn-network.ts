import type { NetworkEdge, NetworkResponse } from "../../contract/schemas/citations/network.ts";
import type { CaseNode } from "../../contract/schemas/common/case.ts";

/** A network as `citations.network` answers it. */
export type NetworkData = NetworkResponse["data"];

/** What an export writes: the seed first, then the other cases, and the edges among them. */
export interface DrawnNetwork {
  readonly cases: readonly CaseNode[];
  readonly edges: readonly NetworkEdge[];
}

export function toDrawnNetwork({ seed, nodes, edges }: NetworkData): DrawnNetwork {
  return { cases: seed === null ? nodes : [seed, ...nodes], edges };
}

/** What is told of a case and of an edge, in every format that has named fields. */
export const CASE_FIELDS = [
  { id: "citation", type: "string", of: (node: CaseNode) => node.citation },
  { id: "dateFiled", type: "string", of: (node: CaseNode) => node.dateFiled },
  { id: "citeCount", type: "integer", of: (node: CaseNode) => node.citeCount },
  { id: "absoluteUrl", type: "string", of: (node: CaseNode) => node.absoluteUrl },
] as const;

export const EDGE_FIELDS = [
  { id: "treatment", type: "string", of: (edge: NetworkEdge) => edge.treatment },
  { id: "depth", type: "integer", of: (edge: NetworkEdge) => edge.depth },
  { id: "snippet", type: "string", of: (edge: NetworkEdge) => edge.snippet },
] as const;
