import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import type { BuildProgress } from "../../src/ingest/report.ts";

/** What a build took. */
export interface BuildFigures {
  readonly seconds: number;
  /** Processor time, which other work on the machine changes little. */
  readonly cpuSeconds: number;
  /** Processor seconds by stage. */
  readonly stages: Readonly<Record<string, number>>;
  /** The most memory that the process had, everything included. */
  readonly peakMib: number;
  /** The most that the output and the files beside it took. */
  readonly diskMib: number;
}

/** Measures a build of this process. */
export interface BuildMeter {
  /** Progress of the build; prints a line when a stage begins. */
  readonly onProgress: (progress: BuildProgress) => void;
  finish(): BuildFigures;
}

const DISK_CHECK_MS = 1000;

/** Creates a meter of a build that writes `output` and begins now. */
export function createBuildMeter(output: string): BuildMeter {
  const begun = performance.now();
  const stages: Record<string, number> = {};
  let stage: BuildProgress["stage"] | null = null;
  let since = readCpuSeconds();
  let diskBytes = 0;
  const measureDisk = () => {
    diskBytes = Math.max(diskBytes, countBytesBeside(output));
  };
  // Some steps report no progress, but let other tasks run.
  const timer = setInterval(measureDisk, DISK_CHECK_MS);
  timer.unref();

  function finishStage(): void {
    const now = readCpuSeconds();
    if (stage !== null) stages[stage] = round((stages[stage] ?? 0) + now - since);
    since = now;
  }

  return {
    onProgress(progress) {
      if (progress.stage === stage) return;
      finishStage();
      stage = progress.stage;
      process.stderr.write(`${stage}: ${readPeakMib()} MiB, ${round(readCpuSeconds())} s of processor time\n`);
    },
    finish() {
      clearInterval(timer);
      finishStage();
      const seconds = round((performance.now() - begun) / 1000);
      measureDisk();
      return {
        seconds,
        cpuSeconds: round(readCpuSeconds()),
        stages,
        peakMib: readPeakMib(),
        diskMib: Math.round(diskBytes / 2 ** 20),
      };
    },
  };
}

/** Returns the most memory that this process had, in MiB; on Linux without the pages of files that it shares. */
export function readPeakMib(): number {
  try {
    const found = /VmHWM:\s+(\d+)/.exec(readFileSync("/proc/self/status", "utf8"));
    return Math.round(Number(found?.[1] ?? 0) / 1024);
  } catch {
    return Math.round(process.resourceUsage().maxRSS / 1024);
  }
}

function readCpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Counts the bytes of a file that is being written, and of the files and folders beside it that begin with its name. */
function countBytesBeside(output: string): number {
  const folder = dirname(resolve(output));
  const name = basename(output);
  return readdirSync(folder)
    .filter((file) => file.startsWith(name) || file.startsWith(`.${name}`))
    .reduce((sum, file) => sum + countBytes(join(folder, file)), 0);
}

function countBytes(path: string): number {
  try {
    const stat = statSync(path);
    if (!stat.isDirectory()) return stat.size;
    return readdirSync(path).reduce((sum, file) => sum + countBytes(join(path, file)), 0);
  } catch {
    return 0;
  }
}
