import { EXIT_CODES } from "../exit-code.ts";
import type { Terminal } from "./terminal.ts";

/**
 * Decides what happens when the output of a command cannot be written.
 *
 * A reader that closes its pipe (`headnote search … | head -1`) has read enough. The command finishes without further
 * output, and its exit code is that of a command whose output is read: a build is still written, and `check` still
 * fails on what it found. Any other failure, such as a full disk, is printed and ends the process with code 2.
 */
export function watchOutput({ stdout, stderr }: Terminal, exit: (code: number) => void): void {
  // Node reports each write to a closed pipe again, so the listeners stay.
  stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") return;
    stderr.write(`error the output cannot be written: ${error.message}\n`);
    exit(EXIT_CODES.usage);
  });
  // Without the standard error there is nowhere to report to.
  stderr.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") exit(EXIT_CODES.usage);
  });
}
