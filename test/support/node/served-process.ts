import { type ChildProcess, spawn } from "node:child_process";
import { resolve } from "node:path";
import { DIST } from "../paths.ts";

/** `headnote serve` in a process of its own, and what it printed. */
export interface ServedProcess {
  readonly process: ChildProcess;
  readonly url: string;
  /** Address of the app, with the key in its fragment. */
  readonly appAddress: string;
  readonly key: string;
  /** Empty if the control interface is not served. */
  readonly controlToken: string;
  /** Everything that was printed on standard output. */
  readonly printed: string;
  stop(): Promise<void>;
}

/** Starts the built `headnote serve` on a free port. */
export async function serveInProcess(...args: readonly string[]): Promise<ServedProcess> {
  const process_ = spawn(process.execPath, [resolve(DIST, "node/bin.js"), "serve", "--port", "0", ...args], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let errors = "";
  process_.stderr.on("data", (chunk) => {
    errors += chunk;
  });
  const printed = await new Promise<string>((fulfil, reject) => {
    let text = "";
    process_.stdout.on("data", (chunk) => {
      text += chunk;
      if (text.includes("Ctrl-C")) fulfil(text);
    });
    process_.once("exit", (code) => reject(new Error(`headnote serve ended with ${code}: ${errors}`)));
  });
  const find = (pattern: RegExp) => pattern.exec(printed)?.[1] ?? "";
  return {
    process: process_,
    url: find(/answers at (\S+)/),
    appAddress: find(/research app: (\S+)/),
    key: find(/^key: (\S+)/m),
    controlToken: find(/^control token: (\S+)/m),
    printed,
    stop: () =>
      new Promise((fulfil) => {
        if (process_.exitCode !== null) return fulfil();
        process_.once("exit", () => fulfil());
        process_.kill("SIGTERM");
      }),
  };
}
