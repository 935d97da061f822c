import { Argument, Command } from "commander";
import { createKey } from "../keys.ts";
import { json, line, type Terminal } from "./terminal.ts";
import { wholeNumber } from "./whole-number.ts";

export function keysCommand(terminal: Terminal): Command {
  return new Command("keys")
    .description("Make a key: the secret, shown this once, and the row with its hash for a file of keys.")
    .addArgument(new Argument("<action>", "what to do").choices(["new"]))
    .argument("<name>", "what people call the key; names its account too")
    .option("--credits <number>", "credits that the key brings when its account is opened", wholeNumber(0, 1e9), 0)
    .option("--json", "print JSON")
    .addHelpText("after", "\nExample:\n  headnote keys new office --credits 500\n  headnote serve --keys keys.json")
    .action(async (_: string, name: string, flags: { credits: number; json?: boolean }) => {
      const { secret, row } = await createKey(name, flags.credits);
      if (flags.json) return json(terminal.stdout, { secret, row });
      line(terminal.stdout, `secret: ${secret}`);
      line(terminal.stdout, `row:    ${JSON.stringify(row)}`);
      line(
        terminal.stderr,
        "Hand the secret over now, it is kept nowhere; put the row into the array of the keys file.",
      );
    });
}
