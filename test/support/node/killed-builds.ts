import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { openEngine } from "../../../src/engine/open-engine.ts";
import { openCorpusFile } from "../../../src/node/files/corpus-file.ts";

/** A command that writes `output`, and how long it may run before it is killed. */
export interface KilledBuild {
  readonly args: readonly string[];
  readonly output: string;
  /** From 0, when the build's first byte is on disk, to 1, when it usually ends. */
  readonly moment: number;
  /** Of a build that nobody kills, from its first byte, in milliseconds. */
  readonly duration: number;
}

/** Starts the command, kills it with SIGKILL at the given moment, and describes the file at the output path. */
export async function killBuild({ args, output, moment, duration }: KilledBuild): Promise<string | null> {
  const child = spawn(process.execPath, args, { stdio: "ignore" });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const begun = await awaitFirstByte(output, ended);
  if (begun) {
    const timer = setTimeout(() => child.kill("SIGKILL"), moment * duration);
    await ended;
    clearTimeout(timer);
  }
  return hashFile(output);
}

/** Runs the command to its end; how long it took from its first byte on disk. */
export async function measureBuild(args: readonly string[], output: string): Promise<number> {
  const child = spawn(process.execPath, args, { stdio: "ignore" });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  await awaitFirstByte(output, ended);
  const start = performance.now();
  const code = await ended;
  if (code !== 0) throw new Error(`A build that nobody killed ended with ${code}.`);
  return performance.now() - start;
}

async function awaitFirstByte(output: string, ended: Promise<unknown>): Promise<boolean> {
  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  const known = new Set(listSideFiles(output));
  while (!isOver) {
    if (listSideFiles(output).some((name) => !known.has(name))) return true;
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  return false;
}

/** What builds have left beside an output. */
export function listSideFiles(output: string): string[] {
  const name = basename(output);
  return readdirSync(dirname(output)).filter((file) => file !== name && file.startsWith(name));
}

export function hashFile(path: string): string | null {
  return existsSync(path) ? createHash("sha256").update(readFileSync(path)).digest("hex") : null;
}

/** Opens a corpus and asks it something of every kind, every block of what is read compared with its checksum. */
export async function isSound(path: string): Promise<boolean> {
  const engine = await openEngine(openCorpusFile(path));
  try {
    await engine.corpus.stats();
    await engine.research.search({ query: "the" });
    await engine.acts.list({});
    return true;
  } finally {
    await engine.close();
  }
}
