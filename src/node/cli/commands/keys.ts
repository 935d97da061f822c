import { Argument, Command } from "commander";
import { createKey } from "../../server/server-keys.ts";
import { parseWholeNumberBetween } from "../options/whole-number.ts";
import { type Terminal, writeJson, writeLine } from "../output/terminal.ts";

/** Creates `headnote keys`. */
export function createKeysCommand(terminal: Terminal): Command {
  return new Command("keys")
    .description(
      "Create a key: prints its secret, which is shown only once, and the row with its hash for a keys file.",
    )
    .addArgument(new Argument("<action>", "what to do").choices(["new"]))
    .argument("<name>", "name of the key, and of its account")
    .option(
      "--credits <number>",
      "credits that the account receives when it is opened",
      parseWholeNumberBetween(0, 1e9),
      0,
    )
    .option("--json", "print JSON")
    .addHelpText("after", "\nExample:\n  headnote keys new office --credits 500\n  headnote serve --keys keys.json")
    .action(async (_: string, name: string, flags: { credits: number; json?: boolean }) => {
      const { secret, row } = await createKey(name, flags.credits);
      if (flags.json) return writeJson(terminal.stdout, { secret, row });
      writeLine(terminal.stdout, `secret: ${secret}`);
      writeLine(terminal.stdout, `row:    ${JSON.stringify(row)}`);
      writeLine(
        terminal.stderr,
        "Pass the secret on now, because it is not stored. Add the row to the array in the keys file.",
      );
    });
}
