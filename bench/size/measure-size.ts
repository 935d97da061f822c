import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { LOAD_DIST_ARGS } from "../peers/as-shipped.ts";
import { compareWithFts5 } from "./compare-search.ts";
import { measureInChromium } from "./measure-browser.ts";
import type { AnswerFigures, SizeKind, SizeResult } from "./size-report.ts";

/** The memory within which every build of a benchmark runs, in MiB. */
export const BUILD_MEMORY_MIB = 1024;

/** Builds a corpus of a kind and size in its own process, and returns its figures. */
export async function measureBuild(kind: SizeKind, size: number, path: string): Promise<SizeResult> {
  const built =
    kind === "bulk"
      ? await runScript("build-simulated-bulk.ts", [String(size), path, String(BUILD_MEMORY_MIB), "keep"])
      : await runScript("build-judgments.ts", [
          String(size),
          path,
          kind === "short" ? "short" : "realistic",
          String(BUILD_MEMORY_MIB),
        ]);
  return { kind, size, ...built } as SizeResult;
}

/** Opens a corpus of generated judgments in its own process, and asks it; then beside native FTS5, and in Chromium. */
export async function measureCorpus(path: string, size: number, words: number) {
  const answers = (await runScript("measure-answers.ts", [path, String(size)])) as AnswerFigures;
  const compared = await compareWithFts5(path, size, words);
  const browser = await measureInChromium(path).catch((error: unknown) => `Chromium: ${String(error)}`);
  return { answers, compared, browser };
}

/** Runs a script of this folder, and returns the JSON that it prints last. */
async function runScript(name: string, parameters: readonly string[]): Promise<object> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--expose-gc", ...LOAD_DIST_ARGS, resolve(import.meta.dirname, name), ...parameters],
    { maxBuffer: 2 ** 24 },
  );
  return JSON.parse(stdout.trim().split("\n").at(-1)!);
}
