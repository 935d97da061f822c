import { CASE_FIELDS, EDGE_FIELDS, type NetworkData, toDrawnNetwork } from "./drawn-network.ts";
import { escapeXml, formatElement } from "./xml.ts";

/** Renders a network as GraphML, which yEd, NetworkX and igraph read. */
export function renderNetworkGraphml(data: NetworkData): string {
  const { cases, edges } = toDrawnNetwork(data);
  const value = (key: string, text: string | number) => formatElement("data", { key }, escapeXml(String(text)));
  const keys = [
    formatElement("key", { id: "label", for: "node", "attr.name": "label", "attr.type": "string" }),
    ...[
      ...CASE_FIELDS.map((field) => ({ ...field, on: "node" })),
      ...EDGE_FIELDS.map((field) => ({ ...field, on: "edge" })),
    ].map(({ id, type, on }) =>
      formatElement("key", { id, for: on, "attr.name": id, "attr.type": type === "integer" ? "int" : type }),
    ),
  ];
  const nodes = cases.map((node) =>
    formatElement("node", { id: `n${node.clusterId}` }, [
      value("label", node.caseName),
      ...CASE_FIELDS.map(({ id, of }) => value(id, of(node))),
    ]),
  );
  const lines = edges.map((edge) =>
    formatElement(
      "edge",
      { source: `n${edge.sourceClusterId}`, target: `n${edge.targetClusterId}` },
      EDGE_FIELDS.map(({ id, of }) => value(id, of(edge))),
    ),
  );
  const graph = formatElement("graph", { id: "network", edgedefault: "directed" }, [...nodes, ...lines]);
  const document = formatElement("graphml", { xmlns: "http://graphml.graphdrawing.org/xmlns" }, [...keys, graph]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${document}\n`;
}
