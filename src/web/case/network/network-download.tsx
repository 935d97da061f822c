import type { NetworkFormat } from "../../../citator/export/export-network.ts";
import type { NetworkResponse } from "../../../contract/schemas/citations/network.ts";
import { DownloadButtons } from "../../common/controls/download-buttons.tsx";
import { downloadFile } from "../../common/download-file.ts";

const NETWORK_FORMATS: readonly { readonly format: NetworkFormat; readonly label: string }[] = [
  { format: "svg", label: "SVG" },
  { format: "gexf", label: "GEXF" },
  { format: "graphml", label: "GraphML" },
  { format: "dot", label: "DOT" },
  { format: "json", label: "JSON" },
];

const MEDIA_TYPES: Readonly<Record<NetworkFormat, string>> = {
  svg: "image/svg+xml",
  gexf: "application/xml",
  graphml: "application/xml",
  dot: "text/vnd.graphviz",
  json: "application/json",
};

/** Buttons that save the network as a file. The code that writes the formats is loaded on demand. */
export function NetworkDownload({ data, name }: { readonly data: NetworkResponse["data"]; readonly name: string }) {
  async function save(format: NetworkFormat): Promise<void> {
    const { exportNetwork } = await import("../../../citator/export/export-network.ts");
    downloadFile(`${name.replace(/[^\w-]+/g, "-")}.${format}`, exportNetwork(data, format), MEDIA_TYPES[format]);
  }
  return (
    <p class="actions">
      Save as <DownloadButtons formats={NETWORK_FORMATS} class="copy" onChoose={(format) => void save(format)} />
    </p>
  );
}
