#!/usr/bin/env node
import { watchOutput } from "./cli/output/watch-output.ts";
import { runCli } from "./cli/run.ts";

const terminal = { stdout: process.stdout, stderr: process.stderr };
watchOutput(terminal, (code) => process.exit(code));
process.exitCode = await runCli(process.argv.slice(2), terminal);
