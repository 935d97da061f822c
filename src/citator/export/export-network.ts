import type { NetworkData } from "./drawn-network.ts";
import { renderNetworkDot } from "./network-dot.ts";
import { renderNetworkGexf } from "./network-gexf.ts";
import { renderNetworkGraphml } from "./network-graphml.ts";
import { renderNetworkSvg } from "./network-svg.ts";

/** Renders a network in each format. */
export const NETWORK_FORMATS = {
  gexf: renderNetworkGexf,
  graphml: renderNetworkGraphml,
  dot: renderNetworkDot,
  svg: renderNetworkSvg,
  json: (data: NetworkData) => `${JSON.stringify(data, null, 2)}\n`,
} as const satisfies Readonly<Record<string, (data: NetworkData) => string>>;

/** Formats of a network: `gexf`, `graphml`, `dot`, `svg` (a picture) or `json`. */
export type NetworkFormat = keyof typeof NETWORK_FORMATS;

/**
 * Renders a network, as `citations.network` returns it in `data`, in one of the formats.
 *
 * @example
 * ```ts
 * import { exportNetwork, openEngine } from "headnote";
 * import { openStarterCorpus } from "headnote/node";
 *
 * const engine = await openEngine(openStarterCorpus());
 * const { data } = await engine.citations.network({ citation: "347 U.S. 483", depth: 1 });
 * console.log(exportNetwork(data, "graphml").includes("<graphml")); // true
 * await engine.close();
 * ```
 */
export function exportNetwork(data: NetworkData, format: NetworkFormat): string {
  return NETWORK_FORMATS[format](data);
}
