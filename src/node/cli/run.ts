import { Command, CommanderError } from "commander";
import { EngineError } from "../../errors.ts";
import { isSystemError, toSystemErrorSentence } from "../files/system-error.ts";
import { VERSION } from "../version.ts";
import { createAskCommand } from "./commands/ask.ts";
import { createAuditCommand } from "./commands/audit.ts";
import { createBuildCommand } from "./commands/build.ts";
import { createCheckCommand } from "./commands/check.ts";
import { createClusterCommand } from "./commands/cluster.ts";
import { createCreditsCommand } from "./commands/credits.ts";
import { createExplainCommand } from "./commands/explain.ts";
import { createExportCommand } from "./commands/export.ts";
import { createKeysCommand } from "./commands/keys.ts";
import { createNetworkCommand } from "./commands/network.ts";
import { createResolveCommand } from "./commands/resolve.ts";
import { createSavedCommand } from "./commands/saved.ts";
import { createSearchCommand } from "./commands/search.ts";
import { createServeCommand } from "./commands/serve.ts";
import { createStatsCommand } from "./commands/stats.ts";
import { createStatusCommand } from "./commands/status.ts";
import { EXIT_CODES, EXIT_HELP, toExitCode } from "./exit-code.ts";
import { createColours, type Terminal, writeLine } from "./output/terminal.ts";

const COMMAND_FACTORIES = [
  createBuildCommand,
  createServeCommand,
  createSearchCommand,
  createSavedCommand,
  createResolveCommand,
  createAskCommand,
  createNetworkCommand,
  createStatusCommand,
  createCheckCommand,
  createExportCommand,
  createExplainCommand,
  createStatsCommand,
  createAuditCommand,
  createKeysCommand,
  createCreditsCommand,
  createClusterCommand,
];

/** Runs one command line (without `node` and the script). Returns its exit code; never exits the process. */
export async function runCli(args: readonly string[], terminal: Terminal): Promise<number> {
  let code: number = EXIT_CODES.ok;
  const program = new Command("headnote")
    .description("Offline legal research for US and Indian law, from one corpus file.")
    .version(VERSION)
    .addHelpText("after", EXIT_HELP)
    .showHelpAfterError("(headnote COMMAND --help shows the usage)");
  for (const command of COMMAND_FACTORIES) {
    program.addCommand(
      command(terminal, (found) => {
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
  writeLine(stderr, `${createColours(stderr).red("error")} ${describeError(error)}`);
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
