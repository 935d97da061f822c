import { rmSync, statSync } from "node:fs";
import { courtlistenerBulk } from "../../src/ingest/importers/courtlistener-bulk/courtlistener-bulk.ts";
import { buildCorpus } from "../../src/node/build-corpus.ts";
import { createDiskScratch } from "../../src/node/files/disk-scratch.ts";
import { createBuildMeter } from "./build-meter.ts";
import { createSimulatedBulk, scaleBulk } from "./simulated-bulk.ts";

/*
 * Builds a corpus of simulated CourtListener tables of a size, or only reads them, and prints time, memory and disk as
 * one JSON line; `keep` leaves the corpus there. The same command continues a build that was interrupted; the line then
 * counts what the continuation took:
 *   node --import tsx bench/size/build-simulated-bulk.ts DOCKETS OUTPUT [MEMORY_MIB] [read | keep]
 */

const [dockets = "500000", output = "simulated.sqlite", memoryMib = "1024", mode = "build"] = process.argv.slice(2);
const memory = Number(memoryMib) * 1024 * 1024;
const size = scaleBulk(Number(dockets));
const source = createSimulatedBulk(size);
const meter = createBuildMeter(output);

if (mode === "read") {
  const scratch = createDiskScratch(`${output}.scratch`, memory);
  const kinds: Record<string, number> = {};
  for await (const { kind } of courtlistenerBulk.records(source, { scratch })) kinds[kind] = (kinds[kind] ?? 0) + 1;
  scratch.remove();
  const scratchMib = Math.round(scratch.peakBytes / 2 ** 20);
  process.stdout.write(`${JSON.stringify({ ...size, ...meter.finish(), kinds, scratchMib })}\n`);
  process.exit(0);
}

let saidMib: number | undefined;
const report = await buildCorpus({
  inputs: [
    {
      path: import.meta.filename,
      importer: {
        ...courtlistenerBulk,
        estimate: (_, options) => courtlistenerBulk.estimate!(source, options),
        records: (_, options) => courtlistenerBulk.records(source, options),
      },
    },
  ],
  output,
  name: "simulated",
  memory,
  resume: true,
  keepInterrupted: true,
  onProgress: meter.onProgress,
  onDiskNeed(need) {
    saidMib = Math.round(need.neededBytes / 2 ** 20);
  },
});
process.stdout.write(
  `${JSON.stringify({
    ...size,
    ...meter.finish(),
    saidMib,
    corpusMib: Math.round(statSync(output).size / 2 ** 20),
    stored: report.stored,
    counts: report.counts,
  })}\n`,
);
if (mode !== "keep") rmSync(output);
