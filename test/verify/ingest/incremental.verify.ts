import { execFileSync } from "node:child_process";
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { readCorpusRecords } from "../../../src/ingest/records/corpus-records.ts";
import type { BuildReport } from "../../../src/ingest/report.ts";
import { openCorpusFile } from "../../../src/node/files/corpus-file.ts";
import { listClusterIds } from "../../../src/store/cases/cases.ts";
import { readCorpusRows, withCorpus } from "../../support/corpora/corpus-rows.ts";
import { openMeasuredCorpus } from "../../support/corpora/measured-corpus.ts";
import { DIST, WORK } from "../../support/paths.ts";
import { reportFigure } from "../../support/report-figure.ts";

// Cases are added to and removed from a large corpus; each build runs in its own process and is measured by processor time.
const FOLDER = resolve(WORK, "incremental");
const at = (name: string) => resolve(FOLDER, name);
/** One case in 80 is new. */
const ONE_OF = 80;

const SCRIPT = `
import { buildCorpus } from ${JSON.stringify(resolve(DIST, "node/index.js"))};
const report = await buildCorpus(JSON.parse(process.argv[1]));
const { user, system } = process.cpuUsage();
console.log(JSON.stringify({ seconds: (user + system) / 1e6, report }));
`;

interface Built {
  readonly seconds: number;
  readonly report: BuildReport;
}

function build(options: object): Built {
  const args = ["--input-type=module", "-e", SCRIPT, JSON.stringify({ name: "all", ...options })];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8", maxBuffer: 1 << 28 })) as Built;
}

it("adds and removes cases with the same result as a full build, in a fraction of its time", async () => {
  const corpus = await openMeasuredCorpus();
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const some = await split(corpus.path);
  const from = (name: string) => [{ format: "headnote-jsonl", path: at(name) }];
  const most = build({ inputs: from("most.jsonl"), output: at("most.sqlite") });
  const added = build({ inputs: from("some.jsonl"), into: at("most.sqlite"), output: at("added.sqlite") });
  const removed = build({ inputs: [], into: corpus.path, remove: some, output: at("removed.sqlite") });
  expect([added.report.fullRebuildReason, removed.report.fullRebuildReason]).toEqual([null, null]);

  const rows = (path: string) => withCorpus(openCorpusFile(path), readCorpusRows);
  expect(differences(await rows(at("added.sqlite")), await rows(corpus.path))).toEqual([]);
  expect(differences(await rows(at("removed.sqlite")), await rows(at("most.sqlite")))).toEqual([]);

  const ratio = (one: Built) => one.seconds / most.seconds;
  reportFigure(`${most.report.stored.cases} ${corpus.name} built: seconds`, most.seconds.toFixed(1), "");
  reportFigure(`${some.length} added, ${added.report.casesRead} read: seconds`, added.seconds.toFixed(1), "");
  reportFigure(`${some.length} removed, ${removed.report.casesRead} read: seconds`, removed.seconds.toFixed(1), "");
  reportFigure("adding, share of the time of a full build", ratio(added).toFixed(3), "<= 0.2");
  reportFigure("removing, share of the time of a full build", ratio(removed).toFixed(3), "<= 0.2");
  expect(ratio(added)).toBeLessThanOrEqual(0.2);
  expect(ratio(removed)).toBeLessThanOrEqual(0.2);
});

/** Writes the records of a corpus into two files and returns the ids of the cases in the smaller one. */
function split(path: string): Promise<number[]> {
  return withCorpus(openCorpusFile(path), async (corpus) => {
    const some = [...listClusterIds(corpus.database)].filter((_, ordinal) => ordinal % ONE_OF === 0);
    const isSome = new Set(some);
    let file = "";
    for (const name of ["most.jsonl", "some.jsonl"]) writeFileSync(at(name), "");
    for await (const { location: _, ...record } of readCorpusRecords(corpus)) {
      // Opinions follow their case.
      if (record.kind === "case") file = isSome.has(record.case.clusterId!) ? "some.jsonl" : "most.jsonl";
      const isOfCase = record.kind === "case" || record.kind === "opinion";
      const files = record.kind === "court" ? ["most.jsonl", "some.jsonl"] : [isOfCase ? file : "most.jsonl"];
      for (const name of files) appendFileSync(at(name), `${JSON.stringify(record)}\n`);
    }
    return some;
  });
}

/** Lists at most three rows per table that differ, shortened. */
function differences(one: ReadonlyMap<string, string[]>, other: ReadonlyMap<string, string[]>): string[] {
  expect([...one.keys()]).toEqual([...other.keys()]);
  return [...one].flatMap(([table, rows]) => {
    const others = other.get(table)!;
    const places = [...Array(Math.max(rows.length, others.length)).keys()].filter((row) => rows[row] !== others[row]);
    return places
      .slice(0, 3)
      .map((row) => `${table}, row ${row}: ${rows[row]?.slice(0, 80)} | ${others[row]?.slice(0, 80)}`);
  });
}
