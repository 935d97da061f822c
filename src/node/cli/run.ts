import { Command, CommanderError } from "commander";
import { EngineError } from "../../errors.ts";
import { isSystemError, toSystemErrorSentence } from "../files/system-error.ts";
import { VERSION } from "../version.ts";
import { EXIT_CODES, EXIT_HELP, toExitCode } from "./exit-code.ts";
import { createColours, type Terminal, writeLine } from "./output/terminal.ts";

/** Creates a command; `setCode` receives its exit code. */
type CommandFactory = (terminal: Terminal, setCode: (code: number) => void) => Command;

/** The modules of the commands in the order of the help, each loaded only if it is needed. */
const COMMANDS: Readonly<Record<string, () => Promise<CommandFactory>>> = {
  build: async () => (await import("./commands/build.ts")).createBuildCommand,
  serve: async () => (await import("./commands/serve.ts")).createServeCommand,
  search: async () => (await import("./commands/search.ts")).createSearchCommand,
  saved: async () => (await import("./commands/saved.ts")).createSavedCommand,
  resolve: async () => (await import("./commands/resolve.ts")).createResolveCommand,
  ask: async () => (await import("./commands/ask.ts")).createAskCommand,
  network: async () => (await import("./commands/network.ts")).createNetworkCommand,
  status: async () => (await import("./commands/status.ts")).createStatusCommand,
  check: async () => (await import("./commands/check.ts")).createCheckCommand,
  export: async () => (await import("./commands/export.ts")).createExportCommand,
  explain: async () => (await import("./commands/explain.ts")).createExplainCommand,
  stats: async () => (await import("./commands/stats.ts")).createStatsCommand,
  audit: async () => (await import("./commands/audit.ts")).createAuditCommand,
  keys: async () => (await import("./commands/keys.ts")).createKeysCommand,
  credits: async () => (await import("./commands/credits.ts")).createCreditsCommand,
  cluster: async () => (await import("./commands/cluster.ts")).createClusterCommand,
};

/** Loads the command that a line begins with, or all of them for lines that begin otherwise: with an option, or wrongly. */
async function loadCommands([first = ""]: readonly string[]): Promise<CommandFactory[]> {
  if (first === "--version" || first === "-V") return [];
  const named = Object.hasOwn(COMMANDS, first) ? [COMMANDS[first]!] : Object.values(COMMANDS);
  return Promise.all(named.map((load) => load()));
}

/** Runs one command line (without `node` and the script). Returns its exit code; never exits the process. */
export async function runCli(args: readonly string[], terminal: Terminal): Promise<number> {
  let code: number = EXIT_CODES.ok;
  const program = new Command("headnote")
    .description("Offline legal research for US and Indian law, from one corpus file.")
    .version(VERSION)
    .addHelpText("after", EXIT_HELP)
    .showHelpAfterError("(headnote COMMAND --help shows the usage)");
  for (const create of await loadCommands(args)) {
    program.addCommand(
      create(terminal, (found) => {
        code = found;
      }),
    );
  }
  for (const command of [program, ...program.commands]) {
    command.exitOverride().configureOutput({
      writeOut: (text) => void terminal.stdout.write(text),
      writeErr: (text) => void terminal.stderr.write(text),
    });
  }
  try {
    await program.parseAsync(args, { from: "user" });
    return code;
  } catch (error) {
    printError(error, terminal);
    return toExitCode(error);
  }
}

function printError(error: unknown, { stderr }: Terminal): void {
  // Commander has already printed its own errors.
  if (error instanceof CommanderError) return;
  const paint = createColours(stderr);
  const isInterrupted = toExitCode(error) === EXIT_CODES.interrupted;
  writeLine(stderr, `${isInterrupted ? paint.yellow("interrupted") : paint.red("error")} ${describeError(error)}`);
  if (error instanceof EngineError) {
    const { suggestions = [] } = error.details;
    if (suggestions.length > 0) writeLine(stderr, `similar in this corpus: ${suggestions.join(" · ")}`);
    if (error.details.offset !== undefined) writeLine(stderr, `at character ${error.details.offset + 1} of the query`);
  } else if (error instanceof Error && !(error instanceof DOMException) && !isSystemError(error)) {
    writeLine(stderr, error.stack ?? "");
  }
}

/** Returns what people need to know of an error: for one of the system the path, the cause and the remedy. */
function describeError(error: unknown): string {
  if (isSystemError(error)) return toSystemErrorSentence(error);
  // The ledger's own message is for its callers, who must not learn any path; the cause is for its operator.
  if (error instanceof EngineError && error.code === "ledger_unavailable" && error.cause instanceof Error)
    return describeError(error.cause);
  return error instanceof Error ? error.message : String(error);
}
