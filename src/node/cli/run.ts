import { Command, CommanderError } from "commander";
import { EngineError } from "../../errors.ts";
import { VERSION } from "../version.ts";
import { askCommand } from "./ask.ts";
import { buildCommand } from "./build.ts";
import { checkCommand } from "./check.ts";
import { creditsCommand } from "./credits.ts";
import { EXIT, EXIT_HELP, exitCode } from "./exit.ts";
import { explainCommand } from "./explain.ts";
import { exportCommand } from "./export.ts";
import { keysCommand } from "./keys.ts";
import { networkCommand } from "./network.ts";
import { resolveCommand } from "./resolve.ts";
import { savedCommand } from "./saved.ts";
import { searchCommand } from "./search.ts";
import { serveCommand } from "./serve.ts";
import { standingCommand } from "./standing.ts";
import { statsCommand } from "./stats.ts";
import { colours, line, type Terminal } from "./terminal.ts";

const COMMANDS = [
  buildCommand,
  serveCommand,
  searchCommand,
  savedCommand,
  resolveCommand,
  askCommand,
  networkCommand,
  standingCommand,
  checkCommand,
  exportCommand,
  explainCommand,
  statsCommand,
  keysCommand,
  creditsCommand,
];

/** Runs one command line (without `node` and the script) and answers with its exit code; never exits the process. */
export async function runCli(args: readonly string[], terminal: Terminal): Promise<number> {
  let code: number = EXIT.ok;
  const program = new Command("headnote")
    .description("Offline legal research for US and Indian law, out of one corpus file.")
    .version(VERSION)
    .addHelpText("after", EXIT_HELP)
    .showHelpAfterError("(headnote COMMAND --help shows how it is used)");
  for (const command of COMMANDS) {
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
    report(error, terminal);
    return exitCode(error);
  }
}

function report(error: unknown, { stderr }: Terminal): void {
  // Commander has already written its own errors.
  if (error instanceof CommanderError) return;
  const message = error instanceof Error ? error.message : String(error);
  line(stderr, `${colours(stderr).red("error")} ${message}`);
  if (error instanceof EngineError) {
    const near = error.details.suggestions ?? [];
    if (near.length > 0) line(stderr, `near in this corpus: ${near.join(" · ")}`);
    if (error.details.offset !== undefined) line(stderr, `at character ${error.details.offset + 1} of the query`);
  } else if (error instanceof Error && !(error instanceof DOMException)) {
    line(stderr, error.stack ?? "");
  }
}
