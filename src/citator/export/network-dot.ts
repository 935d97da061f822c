import { type NetworkData, toDrawnNetwork } from "./drawn-network.ts";
import { TREATMENT_STROKES } from "./treatment-strokes.ts";

/** A network in Graphviz' DOT language. */
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

/** DOT knows one escape in a quoted text, and reads \n as a line's end. */
function quoteDot(text: string): string {
  const lines = text.split("\n").map((line) => line.replace(/[\p{Cc}\p{Cs}]/gu, " ").replace(/[\\"]/g, "\\$&"));
  return `"${lines.join("\\n")}"`;
}
