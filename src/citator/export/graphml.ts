import { CASE_FIELDS, drawn, EDGE_FIELDS, type NetworkData } from "./drawn.ts";
import { element, escapeXml } from "./xml.ts";

/** A network as GraphML, which yEd, NetworkX and igraph read. */
export function networkGraphml(data: NetworkData): string {
  const { cases, edges } = drawn(data);
  const value = (key: string, text: string | number) => element("data", { key }, escapeXml(String(text)));
  const keys = [
    element("key", { id: "label", for: "node", "attr.name": "label", "attr.type": "string" }),
    ...[
      ...CASE_FIELDS.map((field) => ({ ...field, on: "node" })),
      ...EDGE_FIELDS.map((field) => ({ ...field, on: "edge" })),
    ].map(({ id, type, on }) =>
      element("key", { id, for: on, "attr.name": id, "attr.type": type === "integer" ? "int" : type }),
    ),
  ];
  const nodes = cases.map((node) =>
    element("node", { id: `n${node.clusterId}` }, [
      value("label", node.caseName),
      ...CASE_FIELDS.map(({ id, of }) => value(id, of(node))),
    ]),
  );
  const lines = edges.map((edge) =>
    element(
      "edge",
      { source: `n${edge.sourceClusterId}`, target: `n${edge.targetClusterId}` },
      EDGE_FIELDS.map(({ id, of }) => value(id, of(edge))),
    ),
  );
  const graph = element("graph", { id: "network", edgedefault: "directed" }, [...nodes, ...lines]);
  const document = element("graphml", { xmlns: "http://graphml.graphdrawing.org/xmlns" }, [...keys, graph]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${document}\n`;
}
