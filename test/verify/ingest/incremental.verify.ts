import { execFileSync } from "node:child_process";
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { readCorpusRecords } from "../../../src/ingest/records/corpus-records.ts";
import type { BuildReport } from "../../../src/ingest/report.ts";
import { openCorpusFile } from "../../../src/node/files/corpus-file.ts";
import { listClusterIds } from "../../../src/store/cases/cases.ts";
import { readCorpusRows, withCorpus } from "../../support/corpora/corpus-rows.ts";
import { openRealCorpus } from "../../support/corpora/real-corpus.ts";
import { reportFigure } from "../../support/shared-data.ts";

// Cases are added to a corpus of real cases and removed from it; each build runs in a separate process and is measured in processor time.
const ROOT = resolve(import.meta.dirname, "../../../..");
const FOLDER = resolve(ROOT, ".verify/incremental");
const at = (name: string) => resolve(FOLDER, name);
/** One of this many cases is new. */
const ONE_OF = 80;

const SCRIPT = `
import { buildCorpus } from ${JSON.stringify(resolve(ROOT, "dist/node/index.js"))};
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

const real = openRealCorpus();

it.skipIf(real === null)(
  "adding and removing cases leads to the same corpus as a build of all, in a fraction of its time",
  async () => {
    rmSync(FOLDER, { recursive: true, force: true });
    mkdirSync(FOLDER, { recursive: true });
    const some = await split(real!.path);
    const from = (name: string) => [{ format: "headnote-jsonl", path: at(name) }];
    const most = build({ inputs: from("most.jsonl"), output: at("most.sqlite") });
    const added = build({ inputs: from("some.jsonl"), into: at("most.sqlite"), output: at("added.sqlite") });
    const removed = build({ inputs: [], into: real!.path, remove: some, output: at("removed.sqlite") });
    expect([added.report.fullRebuildReason, removed.report.fullRebuildReason]).toEqual([null, null]);

    const rows = (path: string) => withCorpus(openCorpusFile(path), readCorpusRows);
    expect(differences(await rows(at("added.sqlite")), await rows(real!.path))).toEqual([]);
    expect(differences(await rows(at("removed.sqlite")), await rows(at("most.sqlite")))).toEqual([]);

    const ratio = (one: Built) => one.seconds / most.seconds;
    reportFigure(`${most.report.stored.cases} cases built: seconds`, most.seconds.toFixed(1), "");
    reportFigure(`${some.length} added, ${added.report.casesRead} read: seconds`, added.seconds.toFixed(1), "");
    reportFigure(`${some.length} removed, ${removed.report.casesRead} read: seconds`, removed.seconds.toFixed(1), "");
    reportFigure("adding beside building", ratio(added).toFixed(3), "<= 0.2");
    reportFigure("removing beside building", ratio(removed).toFixed(3), "<= 0.2");
    expect(ratio(added)).toBeLessThanOrEqual(0.2);
    expect(ratio(removed)).toBeLessThanOrEqual(0.2);
  },
);

/** Writes the records of a corpus into two files; returns the ids of the cases in the smaller one. */
function split(path: string): Promise<number[]> {
  return withCorpus(openCorpusFile(path), async (corpus) => {
    const some = [...listClusterIds(corpus.database)].filter((_, ordinal) => ordinal % ONE_OF === 0);
    const isSome = new Set(some);
    let file = "";
    for (const name of ["most.jsonl", "some.jsonl"]) writeFileSync(at(name), "");
    for await (const { location: _, ...record } of readCorpusRecords(corpus)) {
      // Opinions follow their case.
      if (record.kind === "case") file = isSome.has(record.case.clusterId!) ? "some.jsonl" : "most.jsonl";
      const files = record.kind === "court" ? ["most.jsonl", "some.jsonl"] : [file];
      for (const name of files) appendFileSync(at(name), `${JSON.stringify(record)}\n`);
    }
    return some;
  });
}

/** Tables and rows that differ, a few of them: whole ones would fill the screen. */
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
