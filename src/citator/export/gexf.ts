import { CASE_FIELDS, drawn, EDGE_FIELDS, type NetworkData } from "./drawn.ts";
import { element } from "./xml.ts";

/** A network as GEXF 1.3, which Gephi reads. */
export function networkGexf(data: NetworkData): string {
  const { cases, edges } = drawn(data);
  const attributes = (target: "node" | "edge", fields: typeof CASE_FIELDS | typeof EDGE_FIELDS) =>
    element(
      "attributes",
      { class: target },
      fields.map(({ id, type }) => element("attribute", { id, title: id, type })),
    );
  const nodes = cases.map((node) =>
    element(
      "node",
      { id: node.clusterId, label: node.caseName },
      element(
        "attvalues",
        {},
        CASE_FIELDS.map(({ id, of }) => element("attvalue", { for: id, value: of(node) })),
      ),
    ),
  );
  const lines = edges.map((edge, at) =>
    element(
      "edge",
      { id: at, source: edge.sourceClusterId, target: edge.targetClusterId },
      element(
        "attvalues",
        {},
        EDGE_FIELDS.map(({ id, of }) => element("attvalue", { for: id, value: of(edge) })),
      ),
    ),
  );
  const graph = element("graph", { defaultedgetype: "directed" }, [
    attributes("node", CASE_FIELDS),
    attributes("edge", EDGE_FIELDS),
    element("nodes", {}, nodes),
    element("edges", {}, lines),
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element("gexf", { xmlns: "http://gexf.net/1.3", version: "1.3" }, graph)}\n`;
}
