import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { DIST } from "../paths.ts";

/** Figures of the event loop of one process, in milliseconds. */
export interface LoopFigures {
  readonly delayP99: number;
  /** Processor time of the main thread between two turns of a timer of 10 ms. */
  readonly busyP99: number;
  readonly busyMax: number;
}

/** `headnote serve` of the built package, measured from outside. Linux only. */
export interface ServedCommand {
  readonly url: string;
  /** Processes that answer, and the main process. */
  listProcesses(): number[];
  /** Resident memory of all processes, in MB: pages that they share are counted once for each. */
  readMemory(): number;
  /** Proportional memory of all processes, in MB: a page that some share is counted once for all. */
  readProportionalMemory(): number;
  /** What all processes hold after a collection of garbage, in MB. */
  readRetainedMemory(): Promise<number>;
  /** Open descriptors of all processes. */
  countDescriptors(): number;
  /** Processor time of all processes, in milliseconds. */
  readProcessorTime(): number;
  /** Forgets what was measured of the event loops so far. */
  resetLoops(): void;
  readLoops(): LoopFigures[];
  stop(): Promise<void>;
}

const WATCH = resolve(import.meta.dirname, "watch-event-loop.mjs");

/** Milliseconds of one tick of the processor time in `/proc`. */
const TICK_MS = 10;

/**
 * Starts `headnote serve` with the key `load`, or these, on a free port.
 * @param isWatched whether the event loops are measured, which costs some processor time
 */
export async function serveCommand(
  workers: number,
  corpora: readonly string[],
  keys: readonly string[] = ["load:load:900000000"],
  isWatched = true,
): Promise<ServedCommand> {
  const folder = mkdtempSync(join(tmpdir(), "headnote-load-"));
  const named = keys.flatMap((key) => ["--key", key]);
  const given = ["serve", "--port", "0", "--workers", String(workers), ...named, "--log", "off"];
  const child = spawn(
    process.execPath,
    [resolve(DIST, "node/bin.js"), ...given, ...corpora.flatMap((corpus) => ["--corpus", corpus])],
    {
      env: { ...process.env, ...(isWatched && { NODE_OPTIONS: `--import ${WATCH}`, HEADNOTE_WATCH: folder }) },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const url = await readAddress(child);
  const main = child.pid!;
  const listProcesses = () => [
    main,
    ...readProc(main, `task/${main}/children`).trim().split(" ").filter(Boolean).map(Number),
  ];
  const sum = (measure: (pid: number) => number) => listProcesses().reduce((total, pid) => total + measure(pid), 0);
  return {
    url,
    listProcesses,
    readMemory: () => sum((pid) => Number(/VmRSS:\s+(\d+)/.exec(readProc(pid, "status"))?.[1] ?? 0)) / 1024,
    readProportionalMemory: () =>
      sum((pid) => Number(/^Pss:\s+(\d+)/m.exec(readProc(pid, "smaps_rollup"))?.[1] ?? 0)) / 1024,
    async readRetainedMemory() {
      const nameFile = (pid: number) => join(folder, `${pid}.retained`);
      const known = listProcesses();
      for (const pid of known) {
        rmSync(nameFile(pid), { force: true });
        process.kill(pid, "SIGWINCH");
      }
      await new Promise((done) => setTimeout(done, 1000));
      return known.reduce((total, pid) => total + Number(readFileSync(nameFile(pid), "utf8")), 0);
    },
    countDescriptors: () => sum((pid) => readdirSync(`/proc/${pid}/fd`).length),
    readProcessorTime: () =>
      sum((pid) => {
        const fields = readProc(pid, "stat").split(") ").at(-1)!.split(" ");
        return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
      }),
    resetLoops: () => {
      for (const pid of listProcesses()) process.kill(pid, "SIGUSR2");
    },
    readLoops: () =>
      listProcesses().map((pid) => JSON.parse(readFileSync(join(folder, `${pid}.json`), "utf8")) as LoopFigures),
    async stop() {
      const ended = new Promise((done) => child.once("exit", done));
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function readProc(pid: number, name: string): string {
  return readFileSync(`/proc/${pid}/${name}`, "utf8");
}

function readAddress(child: ChildProcess): Promise<string> {
  return new Promise((found, reject) => {
    let printed = "";
    child.once("exit", (code) => reject(new Error(`headnote serve ended with ${code}: ${printed}`)));
    child.stdout!.on("data", (chunk) => {
      printed += chunk;
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(printed) ?? [];
      if (address) found(address);
    });
  });
}
