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
 * `--keep` is given; `--measure` searches those that are there, and builds none. Rows of sizes that were measured before
 * stay in `bench/size/results.json`; a size that is measured again replaces its row. On two cores, 64,000 judgments take
 * about an hour, 70 million dockets a day.
 */
import { mkdirSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { measureBuild, measureCorpus } from "./measure-size.ts";
import { readResults, type SizeKind, type SizeResult, storeResult, writeSizeReport } from "./size-report.ts";

const WORK = resolve(import.meta.dirname, "../../.verify/size");
const DEFAULT_SIZES = ["judgments=3200,64000", "short=1000000", "bulk=700000,7000000,70000000"];

const FLAGS = ["--keep", "--measure"];

const given = process.argv.slice(2).filter((argument) => !FLAGS.includes(argument));
const isMeasuredOnly = process.argv.includes("--measure");
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
  try {
    const built = isMeasuredOnly ? readBuilt(kind, size) : await measureBuild(kind, size, path);
    if (kind === "bulk") return built;
    storeResult(built);
    return { ...built, ...(await measureCorpus(path, size, built.words ?? 0)) };
  } finally {
    if (!keep) rmSync(path, { force: true });
  }
}

/** Returns the figures of a build that was measured before. */
function readBuilt(kind: SizeKind, size: number): SizeResult {
  const built = readResults().find((result) => result.kind === kind && result.size === size);
  if (built === undefined)
    throw new Error(`There are no figures of a build of ${size} (${kind}). Leave out --measure.`);
  return built;
}
