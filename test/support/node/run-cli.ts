import { Writable } from "node:stream";
import { runCli } from "../../../src/node/cli/run.ts";

/** Runs one command line, and keeps what it prints. */
export async function runCommand(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const streams = { out: "", err: "" };
  const stream = (name: "out" | "err") =>
    new Writable({
      write(chunk, _, done) {
        streams[name] += String(chunk);
        done();
      },
    });
  const code = await runCli(args, { stdout: stream("out"), stderr: stream("err") });
  return { code, ...streams };
}
