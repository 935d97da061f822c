import { type ChildProcessByStdio, spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import type { LockSettings } from "../../../src/node/lock/file-lock.ts";

const SCRIPT = join(import.meta.dirname, "journal-owner.ts");

/** Another process that opens a journal. */
export interface JournalProcess {
  readonly child: ChildProcessByStdio<Writable, Readable, null>;
  /** Returns the next line that it prints. */
  read(): Promise<string>;
  /** Has it append entry `n`, and returns what it says of it. */
  append(n: number): Promise<string>;
  /** Ends it and waits for that. */
  end(signal?: NodeJS.Signals): Promise<void>;
}

/** Starts a process that opens a journal; with `namespaced` in a process namespace of its own, where its id is 1 or 2. */
export function startJournalProcess(path: string, settings: LockSettings = {}, namespaced = false): JournalProcess {
  const command = [process.execPath, "--import", "tsx", SCRIPT, path, JSON.stringify(settings)];
  const [program = "", ...args] = namespaced ? [...UNSHARE, ...command] : command;
  const child = spawn(program, args, { stdio: ["pipe", "pipe", "inherit"] });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const read = async () => String((await lines.next()).value);
  return {
    child,
    read,
    append(n) {
      child.stdin.write(`${n}\n`);
      return read();
    },
    async end(signal) {
      if (signal) child.kill(signal);
      else child.stdin.end();
      await ended;
    },
  };
}

const UNSHARE = ["unshare", "--user", "--map-root-user", "--pid", "--fork", "--mount-proc", "--kill-child"];

/** Returns whether this machine lets a test create process namespaces. */
export function canUnshare(): boolean {
  return process.platform === "linux" && spawnSync(UNSHARE[0]!, [...UNSHARE.slice(1), "true"]).status === 0;
}
