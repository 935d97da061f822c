import { Command, CommanderError } from "commander";
import { EngineError } from "../../errors.ts";
import { VERSION } from "../version.ts";
import { createAskCommand } from "./ask.ts";
import { createBuildCommand } from "./build.ts";
import { createCheckCommand } from "./check.ts";
import { createCreditsCommand } from "./credits.ts";
import { EXIT_CODES, EXIT_HELP, toExitCode } from "./exit.ts";
import { createExplainCommand } from "./explain.ts";
import { createExportCommand } from "./export.ts";
import { createKeysCommand } from "./keys.ts";
import { createNetworkCommand } from "./network.ts";
import { createResolveCommand } from "./resolve.ts";
import { createSavedCommand } from "./saved.ts";
import { createSearchCommand } from "./search.ts";
import { createServeCommand } from "./serve.ts";
import { createStatusCommand } from "./standing.ts";
import { createStatsCommand } from "./stats.ts";
import { createColours, type Terminal, writeLine } from "./terminal.ts";

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
  createKeysCommand,
  createCreditsCommand,
];

/** Runs one command line (without `node` and the script) and answers with its exit code; never exits the process. */
export async function runCli(args: readonly string[], terminal: Terminal): Promise<number> {
  let code: number = EXIT_CODES.ok;
  const program = new Command("headnote")
    .description("Offline legal research for US and Indian law, out of one corpus file.")
    .version(VERSION)
    .addHelpText("after", EXIT_HELP)
    .showHelpAfterError("(headnote COMMAND --help shows how it is used)");
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
  // Commander has already written its own errors.
  if (error instanceof CommanderError) return;
  const message = error instanceof Error ? error.message : String(error);
  writeLine(stderr, `${createColours(stderr).red("error")} ${message}`);
  if (error instanceof EngineError) {
    const near = error.details.suggestions ?? [];
    if (near.length > 0) writeLine(stderr, `near in this corpus: ${near.join(" · ")}`);
    if (error.details.offset !== undefined) writeLine(stderr, `at character ${error.details.offset + 1} of the query`);
  } else if (error instanceof Error && !(error instanceof DOMException)) {
    writeLine(stderr, error.stack ?? "");
  }
}
