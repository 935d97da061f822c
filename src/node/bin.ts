#!/usr/bin/env node
import { watchOutput } from "./cli/output/watch-output.ts";
import { runCli } from "./cli/run.ts";

const terminal = { stdout: process.stdout, stderr: process.stderr };
watchOutput(terminal, (code) => process.exit(code));
const code = await runCli(process.argv.slice(2), terminal);
await Promise.all([waitUntilWritten(terminal.stdout), waitUntilWritten(terminal.stderr)]);
// A process that ends by itself waits for compilations in the background, of code that no one will run.
process.exit(code);

/** Resolves when what was written has left the process, or cannot leave it any more. */
function waitUntilWritten(stream: NodeJS.WriteStream): Promise<void> {
  return new Promise((resolve) => void stream.write("", () => resolve()));
}
