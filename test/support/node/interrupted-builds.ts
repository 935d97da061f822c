import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { DIST } from "../paths.ts";

/** How a build is interrupted. */
export type Interruption =
  /** By SIGKILL, so many milliseconds after its first progress. */
  | { readonly kind: "kill"; readonly afterMs: number }
  /** By a disk that takes no more after so many bytes. */
  | { readonly kind: "full disk"; readonly afterBytes: number };

/** A build of the package in a process of its own. */
export interface SpawnedBuild {
  readonly inputs: readonly { readonly path: string; readonly format: string }[];
  readonly output: string;
  readonly into?: string;
}

/** How a build ended. */
export interface BuildEnd {
  readonly isBuilt: boolean;
  /** The stage in which it ended; null before the first. */
  readonly stage: string | null;
  readonly milliseconds: number;
  /** Bytes that were written. */
  readonly bytes: number;
  /** The message of its error. */
  readonly error: string | null;
}

/** Reports stages and bytes as lines of JSON; every write counts against the space of the disk. */
const CHILD = `
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
const { build, space, node } = JSON.parse(process.argv[1]);
const { writeSync } = fs;
const say = (line) => writeSync(1, JSON.stringify(line) + "\\n");
let bytes = 0;
fs.writeSync = (descriptor, data, offset = 0, length = data.length - offset, position = null) => {
  if (bytes >= space) throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC", syscall: "write", errno: -28 });
  const written = writeSync(descriptor, data, offset, Math.min(length, space - bytes), position);
  bytes += written;
  return written;
};
syncBuiltinESMExports();
const { buildCorpus } = await import(node);
let last;
const onProgress = ({ stage }) => {
  if (stage !== last) say({ stage });
  last = stage;
};
try {
  await buildCorpus({ ...build, name: "same", resume: true, keepInterrupted: true, checkpointSeconds: 0.1, onProgress });
  say({ isBuilt: true, bytes });
} catch (error) {
  say({ error: error.message, bytes });
}
`;

/** Runs a build, with `resume`, to its end or to its interruption. */
export async function runInterruptedBuild(build: SpawnedBuild, interruption: Interruption | null): Promise<BuildEnd> {
  const space = interruption?.kind === "full disk" ? interruption.afterBytes : Number.MAX_SAFE_INTEGER;
  const node = pathToFileURL(resolve(DIST, "node/index.js")).href;
  const argument = JSON.stringify({ build, space, node });
  const child = spawn(process.execPath, ["--input-type=module", "-e", CHILD, argument], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<void>((done) => child.once("close", () => done()));
  const end = { isBuilt: false, stage: null as string | null, milliseconds: 0, bytes: 0, error: null as string | null };
  let begun: number | null = null;
  let timer: NodeJS.Timeout | undefined;
  let rest = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    if (begun === null) {
      begun = performance.now();
      if (interruption?.kind === "kill") timer = setTimeout(() => child.kill("SIGKILL"), interruption.afterMs);
    }
    const lines = (rest + text).split("\n");
    rest = lines.pop()!;
    for (const line of lines) Object.assign(end, JSON.parse(line));
  });
  await ended;
  clearTimeout(timer);
  return { ...end, milliseconds: performance.now() - (begun ?? performance.now()) };
}
