import { Argument, Command } from "commander";
import type { Engine } from "../../../contract/engine.ts";
import type { NewSinceInput } from "../../../contract/schemas/research/new-since.ts";
import { EngineError } from "../../../errors.ts";
import { formatCount } from "../../../text/plural.ts";
import { requireTextTarget } from "../../files/check-output.ts";
import { readSavedQueries, type SavedQueryRow, updateSavedQueries } from "../../files/saved-query-file.ts";
import { EXIT_CODES } from "../exit-code.ts";
import { createCorpusOption } from "../options/corpus-option.ts";
import { requirePeriod } from "../options/dates.ts";
import { parseWholeNumberBetween } from "../options/whole-number.ts";
import { countUpdates, printSavedUpdates, type SavedQueryUpdate } from "../output/print-saved-updates.ts";
import { formatTable } from "../output/table.ts";
import { type Terminal, writeJson, writeLine } from "../output/terminal.ts";
import { withEngine } from "../with-engine.ts";

interface SavedFlags {
  readonly corpus: readonly string[];
  readonly file: string;
  readonly court?: string;
  readonly from?: number;
  readonly to?: number;
  readonly connectors?: boolean;
  readonly keep?: boolean;
  readonly json?: boolean;
}

/** Maximum number of cases printed per list (new, changed, gone). */
const MAX_CASES_SHOWN = 100;

/** Creates `headnote saved`. */
export function createSavedCommand(terminal: Terminal, setExitCode: (code: number) => void): Command {
  return new Command("saved")
    .description("Save queries in a file, and list what changed in their results since the last run.")
    .addArgument(new Argument("<action>", "what to do").choices(Object.keys(ACTIONS)))
    .argument("[name]", "name of the query; run without a name runs all")
    .argument("[query...]", "for add: the query")
    .requiredOption("--file <file>", "the JSON file that contains the queries")
    .addOption(createCorpusOption())
    .option("--court <court>", "for add: a court's id, or words of its name")
    .option("--from <year>", "for add: decided in this year or later", parseWholeNumberBetween(1, 9999))
    .option("--to <year>", "for add: decided in this year or before", parseWholeNumberBetween(1, 9999))
    .option("--connectors", "for add: the query uses & and %")
    .option("--keep", "for run: do not update the file, so that the next run reports the same changes")
    .option("--json", "print JSON")
    .addHelpText("after", HELP)
    .action(async (action: ActionName, name: string | undefined, words: readonly string[], flags: SavedFlags) =>
      setExitCode(await ACTIONS[action]({ name, query: words.join(" "), flags, terminal })),
    );
}

const HELP = `
run exits with 0 if a case is new, gone or has another status, and with 1 if nothing changed.

Examples:
  headnote saved add Ferries "ferr* /s toll*" --file saved.json --corpus all.sqlite
  headnote saved run --file saved.json --corpus all.sqlite`;

interface ActionCall {
  readonly name: string | undefined;
  readonly query: string;
  readonly flags: SavedFlags;
  readonly terminal: Terminal;
}

type ActionName = "add" | "list" | "run" | "remove";

/** Each action returns the exit code. */
const ACTIONS: Readonly<Record<ActionName, (call: ActionCall) => Promise<number> | number>> = {
  add: addQuery,
  list: listQueries,
  run: runQueries,
  remove: removeQuery,
};

async function addQuery({ name, query, flags, terminal }: ActionCall): Promise<number> {
  if (name === undefined || query === "") {
    throw new EngineError("validation_failed", "The name or the query is missing. Write: add NAME QUERY.");
  }
  const { court, from: yearFrom, to: yearTo, connectors } = flags;
  requirePeriod(yearFrom, yearTo);
  requireTextTarget(flags.file, { option: "--file", inputs: flags.corpus });
  const saved: NewSinceInput["saved"] = {
    name,
    query,
    filters: { court, yearFrom, yearTo },
    syntax: connectors ? "connectors" : "standard",
  };
  await withEngine(flags.corpus, async (engine) => {
    const update = await runNewSince(engine, saved, 1);
    const { printUnknownFields } = await import("../search/print-unknown-fields.ts");
    printUnknownFields(query, terminal, connectors ? "connectors" : "standard");
    await updateSavedQueries(flags.file, (rows) => {
      if (rows.some((row) => row.name === name)) throw createDuplicateNameError(flags.file, name);
      return [...rows, update.saved];
    });
    if (flags.json) writeJson(terminal.stdout, update.saved);
    else writeLine(terminal.stdout, `${name}: ${formatCount(update.total, "case")} now`);
  });
  return EXIT_CODES.ok;
}

function listQueries({ flags, terminal: { stdout } }: ActionCall): number {
  const saved = readSavedQueries(flags.file);
  if (flags.json) writeJson(stdout, saved);
  else {
    const head = ["name", "cases", "last run", "corpus", "query"];
    const rows = saved.map(({ name, query, lastRun }) => [
      name,
      lastRun?.total ?? "",
      lastRun?.at?.slice(0, 10) ?? "",
      lastRun ? `${lastRun.corpus.name} ${lastRun.corpus.version}` : "",
      query,
    ]);
    writeLine(stdout, formatTable(rows, { head, right: [1] }));
  }
  return saved.length > 0 ? EXIT_CODES.ok : EXIT_CODES.notFound;
}

async function runQueries({ name, flags, terminal }: ActionCall): Promise<number> {
  const rows = readSavedQueries(flags.file).filter((row) => name === undefined || row.name === name);
  if (name !== undefined && rows.length === 0) throw createUnknownQueryError(flags.file, name);
  const updates: SavedQueryUpdate[] = [];
  let hasFailed = false;
  await withEngine(flags.corpus, async (engine) => {
    for (const row of rows) {
      try {
        updates.push(await runNewSince(engine, row, MAX_CASES_SHOWN));
      } catch (error) {
        // One query that fails must not hide the updates of the others.
        if (!(error instanceof EngineError) || error.code === "corpus_unavailable") throw error;
        hasFailed = true;
        writeLine(terminal.stderr, `${row.name}: ${error.message}`);
      }
    }
  });
  if (!flags.keep && updates.length > 0) {
    const current = new Map(updates.map(({ saved }) => [saved.name, saved]));
    await updateSavedQueries(flags.file, (now) => now.map((row) => current.get(row.name) ?? row));
  }
  if (flags.json) writeJson(terminal.stdout, updates);
  else for (const update of updates) printSavedUpdates(update, terminal);
  if (hasFailed) return EXIT_CODES.usage;
  return updates.some((update) => countUpdates(update) > 0) ? EXIT_CODES.ok : EXIT_CODES.notFound;
}

async function removeQuery({ name, flags, terminal }: ActionCall): Promise<number> {
  if (name === undefined) throw new EngineError("validation_failed", "The name is missing. Write: remove NAME.");
  if (!readSavedQueries(flags.file).some((row) => row.name === name)) throw createUnknownQueryError(flags.file, name);
  await updateSavedQueries(flags.file, (rows) => rows.filter((row) => row.name !== name));
  writeLine(terminal.stderr, `removed ${name}`);
  return EXIT_CODES.ok;
}

async function runNewSince(
  engine: Engine,
  saved: SavedQueryRow | NewSinceInput["saved"],
  pageSize: number,
): Promise<SavedQueryUpdate> {
  return (await engine.research.newSince({ saved, pageSize, at: new Date().toISOString() })).data;
}

function createDuplicateNameError(file: string, name: string): EngineError {
  const message = `${file} already contains a query "${name}". Choose another name, or remove that one first.`;
  return new EngineError("validation_failed", message);
}

function createUnknownQueryError(file: string, name: string): EngineError {
  const message = `${file} has no query "${name}". Run \`headnote saved list --file ${file}\` to list its queries.`;
  return new EngineError("validation_failed", message);
}
