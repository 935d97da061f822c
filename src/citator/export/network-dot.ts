import { type NetworkData, toDrawnNetwork } from "./drawn-network.ts";
import { TREATMENT_STROKES } from "./treatment-strokes.ts";

/** Renders a network in Graphviz' DOT language. */
export function renderNetworkDot(data: NetworkData): string {
  const { cases, edges } = toDrawnNetwork(data);
  const lines = [
    "digraph network {",
    "  rankdir=RL;",
    "  node [shape=box, fontname=serif];",
    ...cases.map((node) => {
      const label = `${node.caseName}\n${[node.citation, node.dateFiled.slice(0, 4)].filter((part) => part !== "").join(", ")}`;
      return `  ${node.clusterId} [label=${quoteDot(label)}, URL=${quoteDot(node.absoluteUrl)}];`;
    }),
    ...edges.map(({ sourceClusterId, targetClusterId, treatment, snippet }) => {
      const { colour } = TREATMENT_STROKES[treatment];
      return `  ${sourceClusterId} -> ${targetClusterId} [color=${quoteDot(colour)}, label=${quoteDot(treatment)}, tooltip=${quoteDot(snippet)}];`;
    }),
    "}",
  ];
  return `${lines.join("\n")}\n`;
}

/** Quotes a text for DOT, in which a quoted text has one escape and `\n` ends a line. */
function quoteDot(text: string): string {
  const lines = text.split("\n").map((line) => line.replace(/[\p{Cc}\p{Cs}]/gu, " ").replace(/[\\"]/g, "\\$&"));
  return `"${lines.join("\\n")}"`;
}
