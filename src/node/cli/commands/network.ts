import { extname } from "node:path";
import { Command, InvalidArgumentError, Option } from "commander";
import { exportNetwork, NETWORK_FORMATS, type NetworkFormat } from "../../../citator/export/export-network.ts";
import type { NetworkResponse } from "../../../contract/schemas/citations/network.ts";
import { requireTextTarget } from "../../files/check-output.ts";
import { writeTextFile } from "../../files/write-text-file.ts";
import { createCorpusOption } from "../options/corpus-option.ts";
import { parseWholeNumberBetween } from "../options/whole-number.ts";
import { formatTable } from "../output/table.ts";
import { type Terminal, writeJson, writeLine } from "../output/terminal.ts";
import { withEngine } from "../with-engine.ts";

interface NetworkFlags {
  readonly corpus: readonly string[];
  readonly depth: number;
  readonly limit: number;
  readonly direction: "outbound" | "inbound" | "both";
  readonly json?: boolean;
  readonly svg?: string;
  readonly export?: ExportTarget;
}

/** A file and the format that its extension selects. */
interface ExportTarget {
  readonly path: string;
  readonly format: NetworkFormat;
}

/** Creates `headnote network`. */
export function createNetworkCommand(terminal: Terminal): Command {
  return new Command("network")
    .description("Show the citation network of a case: the cases that it cites, the cases that cite it, and how.")
    .argument("<citation...>", "one citation of the case")
    .addOption(createCorpusOption())
    .option("-d, --depth <hops>", "citations from the case, 1 to 3", parseWholeNumberBetween(1, 3), 1)
    .option("-n, --limit <number>", "cases to show, 1 to 100", parseWholeNumberBetween(1, 100), 50)
    .addOption(
      new Option("--direction <direction>", "which citations to follow")
        .choices(["outbound", "inbound", "both"])
        .default("both"),
    )
    .option("--svg <file>", "write a picture: time from left to right, treatment as colour")
    .option(
      "--export <file>",
      `write the network to a file; its extension selects the format: ${FORMATS.join(", ")}`,
      parseTarget,
    )
    .option("--json", "print JSON")
    .action(
      async (words: readonly string[], { corpus, json: asJson, svg, export: exportTarget, ...flags }: NetworkFlags) => {
        const { requireOneCitation } = await import("../options/one-citation.ts");
        const citation = requireOneCitation(words);
        requireTextTarget(svg, { option: "--svg", inputs: corpus });
        requireTextTarget(exportTarget?.path, {
          option: "--export",
          inputs: corpus,
          output: svg,
          content: "the picture",
        });
        return withEngine(corpus, async (engine) => {
          const response = await engine.citations.network({ citation, ...flags });
          for (const { path, format } of [
            ...(svg ? [{ path: svg, format: "svg" as const }] : []),
            ...(exportTarget ? [exportTarget] : []),
          ]) {
            await writeTextFile(path, exportNetwork(response.data, format));
            writeLine(terminal.stderr, `wrote ${path}`);
          }
          if (asJson) return writeJson(terminal.stdout, response);
          printNetwork(response, terminal);
        });
      },
    );
}

const FORMATS = Object.keys(NETWORK_FORMATS) as NetworkFormat[];

function parseTarget(path: string): ExportTarget {
  const format = FORMATS.find((name) => extname(path).toLowerCase() === `.${name}`);
  if (format === undefined)
    throw new InvalidArgumentError(
      `The file extension must be one of: ${FORMATS.map((name) => `.${name}`).join(" ")}.`,
    );
  return { path, format };
}

function printNetwork({ data, source_attribution }: NetworkResponse, { stdout }: Terminal): void {
  const { seed, nodes, edges, counts } = data;
  if (!seed) return;
  const names = new Map([seed, ...nodes].map((node) => [node.clusterId, node]));
  writeLine(
    stdout,
    `${seed.caseName}, ${seed.citation}: cites ${counts.cited}, cited by ${counts.citingBy} (${counts.negative} negative)`,
  );
  const formatCase = (id: number) => {
    const node = names.get(id);
    return node === undefined ? `case ${id}` : `${node.caseName}\n${node.citation}`;
  };
  const rows = edges.map((edge) => [
    edge.depth,
    formatCase(edge.sourceClusterId),
    formatCase(edge.targetClusterId),
    edge.treatment,
  ]);
  if (rows.length > 0) writeLine(stdout, formatTable(rows, { head: ["hop", "case", "cites", "treatment"] }));
  writeLine(stdout, `${source_attribution.provider}. ${source_attribution.notice}`);
}
