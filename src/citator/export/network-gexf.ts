import { CASE_FIELDS, EDGE_FIELDS, type NetworkData, toDrawnNetwork } from "./drawn-network.ts";
import { formatElement } from "./xml.ts";

/** Renders a network as GEXF 1.3, which Gephi reads. */
export function renderNetworkGexf(data: NetworkData): string {
  const { cases, edges } = toDrawnNetwork(data);
  const attributes = (target: "node" | "edge", fields: typeof CASE_FIELDS | typeof EDGE_FIELDS) =>
    formatElement(
      "attributes",
      { class: target },
      fields.map(({ id, type }) => formatElement("attribute", { id, title: id, type })),
    );
  const nodes = cases.map((node) =>
    formatElement(
      "node",
      { id: node.clusterId, label: node.caseName },
      formatElement(
        "attvalues",
        {},
        CASE_FIELDS.map(({ id, of }) => formatElement("attvalue", { for: id, value: of(node) })),
      ),
    ),
  );
  const lines = edges.map((edge, at) =>
    formatElement(
      "edge",
      { id: at, source: edge.sourceClusterId, target: edge.targetClusterId },
      formatElement(
        "attvalues",
        {},
        EDGE_FIELDS.map(({ id, of }) => formatElement("attvalue", { for: id, value: of(edge) })),
      ),
    ),
  );
  const graph = formatElement("graph", { defaultedgetype: "directed" }, [
    attributes("node", CASE_FIELDS),
    attributes("edge", EDGE_FIELDS),
    formatElement("nodes", {}, nodes),
    formatElement("edges", {}, lines),
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${formatElement("gexf", { xmlns: "http://gexf.net/1.3", version: "1.3" }, graph)}\n`;
}
