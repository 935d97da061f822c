import type { NetworkFormat } from "../../../citator/export/export-network.ts";
import type { NetworkResponse } from "../../../contract/schemas/citations/network.ts";
import { downloadFile } from "../../common/download-file.ts";

const NETWORK_FORMATS: readonly { readonly format: NetworkFormat; readonly label: string; readonly type: string }[] = [
  { format: "svg", label: "SVG", type: "image/svg+xml" },
  { format: "gexf", label: "GEXF", type: "application/xml" },
  { format: "graphml", label: "GraphML", type: "application/xml" },
  { format: "dot", label: "DOT", type: "text/vnd.graphviz" },
  { format: "json", label: "JSON", type: "application/json" },
];

/** The network as a file, in the formats of other programs; what writes them is loaded when it is asked for. */
export function NetworkDownload({ data, name }: { readonly data: NetworkResponse["data"]; readonly name: string }) {
  async function save(format: NetworkFormat, type: string): Promise<void> {
    const { exportNetwork } = await import("../../../citator/export/export-network.ts");
    downloadFile(`${name.replace(/[^\w-]+/g, "-")}.${format}`, exportNetwork(data, format), type);
  }
  return (
    <p class="save">
      Save as{" "}
      {NETWORK_FORMATS.map(({ format, label, type }) => (
        <button key={format} type="button" class="copy" onClick={() => void save(format, type)}>
          {label}
        </button>
      ))}
    </p>
  );
}
