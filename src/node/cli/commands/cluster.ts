import { Command } from "commander";
import { type ClusterStatus, readClusterStatus } from "../../../cluster/cluster-status.ts";
import { type OpenSearch, openOpenSearch } from "../../../cluster/opensearch/client.ts";
import type { PushReport } from "../../../cluster/push/push-corpus.ts";
import { openCorpusFile } from "../../files/corpus-file.ts";
import { createOpenSearchOption } from "../options/opensearch-option.ts";
import { parseWholeNumberBetween } from "../options/whole-number.ts";
import { formatTable } from "../output/table.ts";
import { type Terminal, writeJson, writeLine } from "../output/terminal.ts";

interface ClusterFlags {
  readonly opensearch: string;
  readonly prefix: string;
  readonly json?: boolean;
}

interface PushFlags extends ClusterFlags {
  readonly shards: number;
  readonly replicas: number;
  readonly full?: boolean;
}

const PUSH_HELP = `
The corpus becomes a new version, which is served when it is complete and verified. If a corpus is served already, the new
version is a copy of it: only documents that differ are sent, and those of cases that are gone are deleted. A push that was
interrupted continues when the command is repeated.

Examples:
  headnote build --into all.sqlite --from liiofindia:judgments.tar.gz
  headnote cluster push all.sqlite --opensearch https://search:9200`;

/** Creates `headnote cluster`. */
export function createClusterCommand(terminal: Terminal): Command {
  const withCluster = (command: Command) =>
    command
      .addOption(createOpenSearchOption().makeOptionMandatory())
      .option("--prefix <name>", "first part of the names of the indices", "headnote")
      .option("--json", "print JSON");
  const push = withCluster(new Command("push"))
    .description("Write a corpus into the cluster, verify it, then let servers read it.")
    .argument("<corpus...>", "corpus files; several are joined to one first")
    .option("--shards <number>", "parts of the large indices", parseWholeNumberBetween(1, 1024), 1)
    .option("--replicas <number>", "further copies of every part", parseWholeNumberBetween(0, 10), 1)
    .option("--full", "write every document, not only those that differ from the corpus that is served")
    .addHelpText("after", PUSH_HELP)
    .action(([first, ...others]: string[], flags: PushFlags) => runPush([first!, ...others], flags, terminal));
  const status = withCluster(new Command("status"))
    .description("Show the indices of the cluster, their documents, shards and health.")
    .action((flags: ClusterFlags) => showStatus(flags, terminal));
  const copyOutput = (command: Command) =>
    command.exitOverride().configureOutput({
      writeOut: (text) => void terminal.stdout.write(text),
      writeErr: (text) => void terminal.stderr.write(text),
    });
  return new Command("cluster")
    .description("Hold a corpus in a search cluster, for many servers.")
    .addCommand(copyOutput(push))
    .addCommand(copyOutput(status));
}

async function runPush(paths: readonly [string, ...string[]], flags: PushFlags, terminal: Terminal): Promise<void> {
  const { joinCorpora } = await import("../../join-corpora.ts");
  const joined = await joinCorpora(paths);
  if (paths.length > 1) {
    const { merged, refused } = joined;
    writeLine(terminal.stderr, `joined ${paths.length} corpora: ${merged} records merged, ${refused} refused`);
  }
  const search = await openOpenSearch({ url: flags.opensearch, prefix: flags.prefix });
  try {
    const report = await pushFile(search, joined.path, flags, terminal);
    if (flags.json) return writeJson(terminal.stdout, report);
    writeLine(terminal.stdout, formatPushReport(report));
  } finally {
    await search.close();
    joined.remove();
  }
}

/** Returns the line that says what a push did. */
export function formatPushReport(report: PushReport): string {
  const { version, base, cases, changedCases, removedCases, milliseconds } = report;
  const toText = (count: number) => count.toLocaleString("en");
  const all = `${toText(cases)} ${cases === 1 ? "case" : "cases"}`;
  const removed = removedCases === 0 ? "" : `, ${toText(removedCases)} removed`;
  const what = base === null ? all : `${toText(changedCases)} of ${all} changed${removed}`;
  return `version ${version}: ${what} in ${(milliseconds / 1000).toFixed(1)} s, ready to be served`;
}

async function pushFile(
  search: OpenSearch,
  path: string,
  { shards, replicas, full }: PushFlags,
  terminal: Terminal,
): Promise<PushReport> {
  const { openCorpus } = await import("../../../store/corpus.ts");
  const { pushCorpus } = await import("../../../cluster/push/push-corpus.ts");
  const file = openCorpusFile(path);
  const corpus = await openCorpus(file);
  try {
    return await pushCorpus(search, file, corpus, {
      shards,
      replicas,
      ...(full && { full }),
      path,
      onProgress: ({ phase, cases, of }) => writeLine(terminal.stderr, `${phase}: ${cases} of ${of} cases`),
    });
  } finally {
    corpus.close();
  }
}

async function showStatus(flags: ClusterFlags, terminal: Terminal): Promise<void> {
  const search = await openOpenSearch({ url: flags.opensearch, prefix: flags.prefix });
  try {
    const status = await readClusterStatus(search);
    if (flags.json) return writeJson(terminal.stdout, status);
    writeLine(terminal.stdout, formatStatus(status));
  } finally {
    await search.close();
  }
}

function formatStatus({ health, nodes, version, indices }: ClusterStatus): string {
  const rows = indices.map((index) => [
    index.name,
    index.health,
    index.documents.toLocaleString("en"),
    index.bytes.toLocaleString("en"),
    `${index.shards} × ${1 + index.replicas}`,
  ]);
  const head = ["index", "health", "documents", "bytes", "shards"];
  return [
    `cluster ${health}, ${nodes} ${nodes === 1 ? "node" : "nodes"}, version ${version ?? "none"}`,
    formatTable(rows, { head, right: [2, 3] }),
  ].join("\n");
}
