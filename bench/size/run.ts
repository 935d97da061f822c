/**
 * Builds corpora of the size of whole sources, searches them beside native FTS5, opens the largest in Chromium, and
 * writes `bench/SIZE.md`.
 *
 *     npm run bench:size
 *     npm run bench:size -- judgments=3200,64000 short=1000000 bulk=700000,7000000,70000000
 *
 * `judgments` have the length of those of the Supreme Court of the United States, `short` ones that of orders, `bulk` is
 * CourtListener's bulk data by its number of dockets. All are generated while they are read, the same for the same size.
 * Every build runs in its own process, within 1 GiB. Corpora are kept in `.verify/size` and removed at the end, unless
 * `--keep` is given. Rows of sizes that were measured before stay in `bench/size/results.json`; a size that is measured
 * again replaces its row. On two cores, 64,000 judgments take about an hour, 70 million dockets a day.
 */
import { execFile } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { LOAD_DIST_ARGS } from "../peers/as-shipped.ts";
import { compareWithFts5 } from "./compare-search.ts";
import { measureInChromium } from "./measure-browser.ts";
import { readResults, type SizeKind, type SizeResult, storeResult, writeSizeReport } from "./size-report.ts";

const WORK = resolve(import.meta.dirname, "../../.verify/size");
const DEFAULT_SIZES = ["judgments=3200,64000", "short=1000000", "bulk=700000,7000000,70000000"];
const MEMORY_MIB = 1024;

const given = process.argv.slice(2).filter((argument) => argument !== "--keep");
const keep = process.argv.includes("--keep");
mkdirSync(WORK, { recursive: true });
for (const argument of given.length > 0 ? given : DEFAULT_SIZES) {
  const [kind, sizes = ""] = argument.split("=");
  if (kind !== "judgments" && kind !== "short" && kind !== "bulk") {
    console.error(`Unknown kind '${kind}'. Kinds: judgments, short, bulk.`);
    process.exit(2);
  }
  for (const size of sizes.split(",").map(Number)) {
    const result = await measureSize(kind, size);
    console.log(JSON.stringify(result));
    storeResult(result);
    writeSizeReport(readResults());
  }
}

async function measureSize(kind: SizeKind, size: number): Promise<SizeResult> {
  const path = resolve(WORK, `${kind}-${size}.sqlite`);
  const built =
    kind === "bulk"
      ? await runScript("build-simulated-bulk.ts", [String(size), path, String(MEMORY_MIB)])
      : await runScript("build-judgments.ts", [
          String(size),
          path,
          kind === "short" ? "short" : "realistic",
          String(MEMORY_MIB),
        ]);
  try {
    const result = { kind, size, ...built } as SizeResult;
    if (kind === "bulk") return result;
    const answers = await runScript("measure-answers.ts", [path, String(size)]);
    const compared = await compareWithFts5(path, size, result.words ?? 0);
    const browser = await measureInChromium(path);
    return { ...result, answers, compared, browser } as SizeResult;
  } finally {
    if (!keep) rmSync(path, { force: true });
  }
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
