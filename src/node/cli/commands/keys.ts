import { Argument, Command } from "commander";
import { createKey } from "../../server/server-keys.ts";
import { parseWholeNumberBetween } from "../options/whole-number.ts";
import { type Terminal, writeJson, writeLine } from "../output/terminal.ts";

export function createKeysCommand(terminal: Terminal): Command {
  return new Command("keys")
    .description("Make a key: the secret, shown this once, and the row with its hash for a file of keys.")
    .addArgument(new Argument("<action>", "what to do").choices(["new"]))
    .argument("<name>", "what people call the key; names its account too")
    .option(
      "--credits <number>",
      "credits that the key brings when its account is opened",
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
        "Hand the secret over now, it is kept nowhere; put the row into the array of the keys file.",
      );
    });
}
