import { readFileSync, rmSync, statSync } from "node:fs";
import { courtlistenerBulk } from "../../src/ingest/importers/courtlistener-bulk/courtlistener-bulk.ts";
import type { BuildProgress } from "../../src/ingest/report.ts";
import { buildCorpus } from "../../src/node/build-corpus.ts";
import { createDiskScratch } from "../../src/node/files/disk-scratch.ts";
import { createSimulatedBulk, scaleBulk } from "./simulated-bulk.ts";

/*
 * Builds a corpus of simulated CourtListener tables of a size, or only reads them, and prints time, memory and disk as
 * one JSON line; `keep` leaves the corpus there:
 *   node --import tsx bench/size/build-simulated-bulk.ts DOCKETS OUTPUT [MEMORY_MIB] [read | keep]
 */

const [dockets = "500000", output = "simulated.sqlite", memoryMib = "1024", mode = "build"] = process.argv.slice(2);
const memory = Number(memoryMib) * 1024 * 1024;
const size = scaleBulk(Number(dockets));
const source = createSimulatedBulk(size);
const stages: Record<string, number> = {};
let stage: BuildProgress["stage"] | null = null;
let since = performance.now();
const begun = since;

function finishStage(): void {
  const now = performance.now();
  if (stage !== null) stages[stage] = Math.round((stages[stage] ?? 0) + now - since);
  since = now;
}

function readPeakMib(): number {
  const found = /VmHWM:\s+(\d+)/.exec(readFileSync("/proc/self/status", "utf8"));
  return Math.round(Number(found?.[1] ?? 0) / 1024);
}

if (mode === "read") {
  const scratch = createDiskScratch(`${output}.scratch`, memory);
  const kinds: Record<string, number> = {};
  for await (const { kind } of courtlistenerBulk.records(source, { scratch })) kinds[kind] = (kinds[kind] ?? 0) + 1;
  scratch.remove();
  const seconds = Math.round((performance.now() - begun) / 1000);
  const scratchMib = Math.round(scratch.peakBytes / 2 ** 20);
  process.stdout.write(`${JSON.stringify({ ...size, seconds, kinds, peakMib: readPeakMib(), scratchMib })}\n`);
  process.exit(0);
}

const report = await buildCorpus({
  inputs: [
    {
      path: import.meta.filename,
      importer: { ...courtlistenerBulk, records: (_, options) => courtlistenerBulk.records(source, options) },
    },
  ],
  output,
  name: "simulated",
  memory,
  onProgress(progress) {
    if (progress.stage === stage) return;
    finishStage();
    stage = progress.stage;
    process.stderr.write(`${stage} ${readPeakMib()} MiB ${Math.round((performance.now() - begun) / 1000)} s\n`);
  },
});
finishStage();
process.stdout.write(
  `${JSON.stringify({
    ...size,
    seconds: Math.round((performance.now() - begun) / 1000),
    stages,
    peakMib: readPeakMib(),
    corpusMib: Math.round(statSync(output).size / 2 ** 20),
    stored: report.stored,
    counts: report.counts,
  })}\n`,
);
if (mode !== "keep") rmSync(output);
