import { Argument, Command } from "commander";
import type { Engine } from "../../../contract/engine.ts";
import type { NewSinceInput, NewSinceResponse } from "../../../contract/schemas/research/new-since.ts";
import { EngineError } from "../../../errors.ts";
import { readSavedQueries, type SavedQueryRow, updateSavedQueries } from "../../files/saved-query-file.ts";
import { EXIT_CODES } from "../exit-code.ts";
import { createCorpusOption } from "../options/corpus-option.ts";
import { parseWholeNumberBetween } from "../options/whole-number.ts";
import { formatTable } from "../output/table.ts";
import { createColours, type Terminal, writeJson, writeLine } from "../output/terminal.ts";
import { withEngine } from "../with-engine.ts";

interface SavedFlags {
  readonly corpus: string;
  readonly file: string;
  readonly court?: string;
  readonly from?: number;
  readonly to?: number;
  readonly connectors?: boolean;
  readonly keep?: boolean;
  readonly json?: boolean;
}

type NewSinceData = NewSinceResponse["data"];

/** Cases of each list that are printed; how many more there are is said. */
const MAX_CASES_SHOWN = 100;

export function createSavedCommand(terminal: Terminal, setExitCode: (code: number) => void): Command {
  return new Command("saved")
    .description("Keep queries in a file and say what is new to them in a corpus that has grown.")
    .addArgument(new Argument("<action>", "what to do").choices(Object.keys(ACTIONS)))
    .argument("[name]", "what the query is called; run without it runs all")
    .argument("[query...]", "what is searched for, for add")
    .requiredOption("--file <file>", "the JSON file that the queries are kept in")
    .addOption(createCorpusOption())
    .option("--court <court>", "for add: a court's id or words of its name")
    .option("--from <year>", "for add: decided in this year or later", parseWholeNumberBetween(1, 9999))
    .option("--to <year>", "for add: decided in this year or before", parseWholeNumberBetween(1, 9999))
    .option("--connectors", "for add: the query is written with & and %")
    .option("--keep", "for run: leave the file as it is, so that the same is new the next time")
    .option("--json", "print JSON")
    .addHelpText("after", HELP)
    .action(
      async (action: keyof typeof ACTIONS, name: string | undefined, words: readonly string[], flags: SavedFlags) =>
        setExitCode(await ACTIONS[action]({ name, query: words.join(" "), flags, terminal })),
    );
}

const HELP = `
run ends with 0 where something is new, gone or stands otherwise, with 1 where nothing is.

Examples:
  headnote saved add Ferries "ferr* /s toll*" --file saved.json --corpus all.sqlite
  headnote saved run --file saved.json --corpus all.sqlite`;

interface ActionCall {
  readonly name: string | undefined;
  readonly query: string;
  readonly flags: SavedFlags;
  readonly terminal: Terminal;
}

/** Each action, with the exit code that it ends in. */
const ACTIONS: Readonly<Record<"add" | "list" | "run" | "remove", (call: ActionCall) => Promise<number> | number>> = {
  add: addQuery,
  list: listQueries,
  run: runQueries,
  remove: removeQuery,
};

async function addQuery({ name, query, flags, terminal }: ActionCall): Promise<number> {
  if (name === undefined || query === "")
    throw new EngineError("validation_failed", "Say NAME and QUERY: add NAME QUERY.");
  const { court, from: yearFrom, to: yearTo, connectors } = flags;
  const saved: NewSinceInput["saved"] = {
    name,
    query,
    filters: { court, yearFrom, yearTo },
    syntax: connectors ? "connectors" : "standard",
  };
  await withEngine(flags.corpus, async (engine) => {
    const data = await runNewSince(engine, saved, 1);
    await updateSavedQueries(flags.file, (rows) => {
      if (rows.some((row) => row.name === name)) {
        throw new EngineError("validation_failed", `${flags.file} has a query called ${name} already.`);
      }
      return [...rows, data.saved];
    });
    if (flags.json) writeJson(terminal.stdout, data.saved);
    else writeLine(terminal.stdout, `${name}: ${formatCaseCount(data.total)} now`);
  });
  return EXIT_CODES.ok;
}

function listQueries({ flags, terminal: { stdout } }: ActionCall): number {
  const rows = readSavedQueries(flags.file);
  if (flags.json) writeJson(stdout, rows);
  else {
    const head = ["name", "cases", "last run", "corpus", "query"];
    const told = rows.map(({ name, query, lastRun }) => [
      name,
      lastRun?.total ?? "",
      lastRun?.at?.slice(0, 10) ?? "",
      lastRun ? `${lastRun.corpus.name} ${lastRun.corpus.version}` : "",
      query,
    ]);
    writeLine(stdout, formatTable(told, { head, right: [1] }));
  }
  return rows.length > 0 ? EXIT_CODES.ok : EXIT_CODES.notFound;
}

async function runQueries({ name, flags, terminal }: ActionCall): Promise<number> {
  const rows = readSavedQueries(flags.file).filter((row) => name === undefined || row.name === name);
  if (name !== undefined && rows.length === 0) throw createUnknownQueryError(flags.file, name);
  const told: NewSinceData[] = [];
  let failed = false;
  await withEngine(flags.corpus, async (engine) => {
    for (const row of rows) {
      try {
        told.push(await runNewSince(engine, row, MAX_CASES_SHOWN));
      } catch (error) {
        // One query that cannot be run must not hide what is new to the others.
        if (!(error instanceof EngineError) || error.code === "corpus_unavailable") throw error;
        failed = true;
        writeLine(terminal.stderr, `${row.name}: ${error.message}`);
      }
    }
  });
  if (!flags.keep && told.length > 0) {
    const upToDate = new Map(told.map(({ saved }) => [saved.name, saved]));
    await updateSavedQueries(flags.file, (now) => now.map((row) => upToDate.get(row.name) ?? row));
  }
  if (flags.json) writeJson(terminal.stdout, told);
  else for (const data of told) printNews(data, terminal);
  if (failed) return EXIT_CODES.usage;
  return told.some((data) => data.new.total + data.gone.total + data.changed.total > 0)
    ? EXIT_CODES.ok
    : EXIT_CODES.notFound;
}

async function removeQuery({ name, flags, terminal }: ActionCall): Promise<number> {
  if (name === undefined) throw new EngineError("validation_failed", "Say NAME: remove NAME.");
  if (!readSavedQueries(flags.file).some((row) => row.name === name)) throw createUnknownQueryError(flags.file, name);
  await updateSavedQueries(flags.file, (rows) => rows.filter((row) => row.name !== name));
  writeLine(terminal.stderr, `removed ${name}`);
  return EXIT_CODES.ok;
}

async function runNewSince(
  engine: Engine,
  saved: SavedQueryRow | NewSinceInput["saved"],
  pageSize: number,
): Promise<NewSinceData> {
  return (await engine.research.newSince({ saved, pageSize, at: new Date().toISOString() })).data;
}

function printNews({ saved, since, total, ...lists }: NewSinceData, { stdout }: Terminal): void {
  const paint = createColours(stdout);
  const { new: fresh, gone, changed } = lists;
  const counts = `${fresh.total} new, ${gone.total} gone, ${changed.total} changed, of ${formatCaseCount(total)}`;
  writeLine(stdout, `${paint.bold(saved.name)}: ${counts}${since?.at ? `, since ${since.at.slice(0, 10)}` : ""}`);
  const rows = [
    ...fresh.results.map(({ title, citation, metadata: { decisionDate, freshness } }) => [
      paint.green("new"),
      `${title}  ${citation}`,
      `${decisionDate}, ${freshness}`,
    ]),
    ...changed.results.map(({ caseName, citation, was, freshness, reason }) => [
      paint.yellow("changed"),
      `${caseName}  ${citation}`,
      `${was} → ${freshness}${reason ? `: ${reason.caseName}, ${reason.citation}` : ""}`,
    ]),
    ...gone.results.map(({ clusterId, was, case: held }) => [
      paint.red("gone"),
      held ? `${held.caseName}  ${held.citation}` : `case ${clusterId}`,
      held ? `matches no more; ${was === held.freshness ? was : `${was} → ${held.freshness}`}` : "not in this corpus",
    ]),
  ];
  for (const [what, which, how] of rows) writeLine(stdout, `  ${what}  ${which}  ${paint.dim(how!)}`);
  const more = fresh.total + gone.total + changed.total - rows.length;
  if (more > 0) writeLine(stdout, `  and ${more} more`);
}

function formatCaseCount(count: number): string {
  return `${count} ${count === 1 ? "case" : "cases"}`;
}

function createUnknownQueryError(file: string, name: string): EngineError {
  return new EngineError("validation_failed", `${file} has no query called ${name}.`);
}
