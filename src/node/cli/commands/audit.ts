import { resolve } from "node:path";
import { Command, InvalidArgumentError, Option } from "commander";
import { FINDING_KINDS, type Finding, type FindingKind } from "../../../audit/finding.ts";
import { EngineError } from "../../../errors.ts";
import type { OpenCorpusFile } from "../../../store/corpus.ts";
import type { CorpusRepair } from "../../../store/corpus-repair.ts";
import { verifyCorpusFile } from "../../../store/file/verify-corpus-file.ts";
import { formatCount } from "../../../text/plural.ts";
import { auditCorpus } from "../../deferred/audit-corpus.ts";
import { buildCorpus } from "../../deferred/build-corpus.ts";
import { openCorpusFile } from "../../files/corpus-file.ts";
import { replaceWithCopy } from "../../files/replace-file.ts";
import { STARTER_CORPUS } from "../../starter-corpus.ts";
import { createCorpusOption } from "../options/corpus-option.ts";
import { parseDay } from "../options/dates.ts";
import { createProgressReporter } from "../output/progress-reporter.ts";
import { formatTable } from "../output/table.ts";
import { type Terminal, writeLine } from "../output/terminal.ts";
import { withInterrupt } from "../with-interrupt.ts";

interface AuditFlags {
  readonly corpus: readonly string[];
  readonly kind: readonly FindingKind[];
  readonly limit: number;
  readonly today?: string;
  readonly fix?: boolean;
  readonly output?: string;
  readonly json?: boolean;
}

const DEFAULT_LIMIT = 5;
/** The greatest `--limit`, of six digits. */
const MAX_LIMIT = 999_999;

/** Creates `headnote audit`. */
export function createAuditCommand(terminal: Terminal): Command {
  const kinds = FINDING_KINDS.map(({ kind }) => kind);
  return new Command("audit")
    .description("Verify the file of a corpus and find what is suspicious in it, each finding with its proof.")
    .argument("[corpus]", "the corpus to read, instead of --corpus")
    .addOption(createCorpusOption("the corpus to read"))
    .addOption(new Option("--kind <kinds...>", "only findings of these kinds").choices(kinds).default([], "all"))
    .option("--limit <n>", "findings of each kind in the table", parseLimit, DEFAULT_LIMIT)
    .option("--today <date>", "the day after which a date is in the future (default: today)", parseDay)
    .option(
      "--fix",
      "write a corpus in which everything is repaired that leaves no doubt; its manifest lists the repairs",
    )
    .option(
      "-o, --output <file>",
      "the corpus that --fix writes, also if nothing is repaired (default: the corpus itself)",
    )
    .option("--json", "print one JSON object per finding and line")
    .addHelpText("after", HELP)
    .action((corpus: string | undefined, flags: AuditFlags, command: Command) => {
      const isNamed = command.getOptionValueSource("corpus") === "cli";
      const corpora = corpus === undefined ? flags.corpus : [corpus, ...(isNamed ? flags.corpus : [])];
      return runAudit(corpora, flags, terminal);
    });
}

const HELP = `
Examples:
  headnote audit all.sqlite
  headnote audit all.sqlite --kind duplicate-text scanning-noise --json > findings.jsonl
  headnote audit all.sqlite --fix -o repaired.sqlite

Kinds:
${FINDING_KINDS.map(({ kind, severity, label }) => `  ${kind.padEnd(32)}${severity.padEnd(9)}${label}`).join("\n")}`;

async function runAudit(corpora: readonly string[], flags: AuditFlags, terminal: Terminal): Promise<void> {
  const [corpus = STARTER_CORPUS, ...others] = corpora;
  if (others.length > 0)
    throw new EngineError("validation_failed", "An audit reads one corpus. Audit each of them with a command.");
  const { output = corpus } = flags;
  if (flags.output !== undefined && !flags.fix)
    throw new EngineError("validation_failed", "-o names the corpus that --fix writes. Add --fix, or leave -o out.");
  if (flags.fix && corpus === STARTER_CORPUS && flags.output === undefined)
    throw new EngineError("validation_failed", "The starter corpus is not changed. Name the corpus to write: -o FILE.");
  const file = { ...openCorpusFile(corpus), name: corpus };
  const repairs: CorpusRepair[] = [];
  if (flags.fix) {
    // Known before hours of reading.
    const { checkOutput } = await import("../../build-corpus.ts");
    await checkOutput({ inputs: [], into: corpus, output, repairs });
  }
  await verifyCorpusFile(file);
  const { openCorpus } = await import("../../../store/corpus.ts");
  const open = await openCorpus(file);
  try {
    repairs.push(...(await printFindings(open, flags, terminal)));
  } finally {
    open.close();
  }
  if (flags.fix) await fixCorpus(corpus, output, repairs, terminal);
}

/** Prints the findings and returns their repairs. */
async function printFindings(
  open: OpenCorpusFile,
  flags: AuditFlags,
  { stdout }: Terminal,
): Promise<readonly CorpusRepair[]> {
  const today = flags.today ?? new Date().toISOString().slice(0, 10);
  const counts = new Map<FindingKind, number>();
  const shown = new Map<FindingKind, Finding[]>();
  const repairs: CorpusRepair[] = [];
  for await (const finding of auditCorpus(open, { today })) {
    if (flags.kind.length > 0 && !flags.kind.includes(finding.kind)) continue;
    repairs.push(...finding.repairs);
    const count = (counts.get(finding.kind) ?? 0) + 1;
    counts.set(finding.kind, count);
    if (flags.json) writeLine(stdout, JSON.stringify(finding));
    else if (count <= flags.limit) shown.set(finding.kind, [...(shown.get(finding.kind) ?? []), finding]);
  }
  if (!flags.json) writeLine(stdout, formatFindings(counts, shown));
  return repairs;
}

function formatFindings(
  counts: ReadonlyMap<FindingKind, number>,
  shown: ReadonlyMap<FindingKind, readonly Finding[]>,
): string {
  if (counts.size === 0) return "Nothing suspicious was found.";
  const found = FINDING_KINDS.filter(({ kind }) => counts.has(kind));
  const summary = found.map(({ kind, severity, label }) => [
    kind,
    severity,
    counts.get(kind)!.toLocaleString("en"),
    label,
  ]);
  const examples = found.flatMap(({ kind }) => {
    const rows = (shown.get(kind) ?? []).map(({ cases, proof, repairs }, at) => [
      at === 0 ? kind : "",
      cases.map(({ clusterId }) => clusterId).join("\n"),
      [
        ...cases.map(({ name, citation }) => (citation === "" || citation === name ? name : `${name}, ${citation}`)),
        proof,
      ]
        .map((line) => (line.length > MAX_LINE_CHARS ? `${line.slice(0, MAX_LINE_CHARS - 1)}…` : line))
        .join("\n"),
      repairs.map(({ action }) => action).join("\n"),
    ]);
    const more = formatMore(counts.get(kind)!, rows.length);
    return more === null ? rows : [...rows, [rows.length === 0 ? kind : "", "", more, ""]];
  });
  return [
    formatTable(summary, { head: ["kind", "severity", "findings", "what"], right: [2] }),
    "",
    formatTable(examples, { head: ["kind", "case", "proof", "repair"], right: [1] }),
  ].join("\n");
}

/** Returns how many findings of a kind the table leaves out, and how to see them; null if it leaves out none. */
function formatMore(count: number, shown: number): string | null {
  if (count === shown) return null;
  const remedy = count > MAX_LIMIT ? "--json lists all of them" : `--limit ${count} shows them`;
  return `… and ${(count - shown).toLocaleString("en")} more; ${remedy}`;
}

const MAX_LINE_CHARS = 120;

/** Writes the corpus with its repairs; without any, a copy of it if the output is another file. */
async function fixCorpus(
  corpus: string,
  output: string,
  repairs: readonly CorpusRepair[],
  terminal: Terminal,
): Promise<void> {
  const progress = createProgressReporter(terminal);
  const describe = () => `Nothing was kept of the repair; ${output} is as it was before.`;
  try {
    await withInterrupt(async (signal) => {
      if (repairs.length > 0)
        await buildCorpus({ inputs: [], into: corpus, output, repairs, signal, onProgress: progress.report });
      else if (resolve(output) !== resolve(corpus)) await replaceWithCopy(output, corpus, signal);
    }, describe);
  } finally {
    progress.stop();
  }
  writeLine(terminal.stderr, formatOutcome(corpus, output, repairs.length));
}

function formatOutcome(corpus: string, output: string, repairs: number): string {
  if (repairs > 0) return `repaired ${output}: ${formatCount(repairs, "repair")}, listed in its manifest`;
  const unchanged = "Nothing can be repaired without doubt";
  return resolve(output) === resolve(corpus)
    ? `${unchanged}: ${corpus} is not changed.`
    : `${unchanged}: ${output} is a copy of ${corpus}.`;
}

function parseLimit(text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new InvalidArgumentError("Write a whole number.");
  return Number(text);
}
