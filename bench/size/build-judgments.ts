import { statSync } from "node:fs";
import type { Importer } from "../../src/ingest/importer.ts";
import { buildCorpus } from "../../src/node/build-corpus.ts";
import { createBuildMeter } from "./build-meter.ts";
import { generateJudgments, JUDGMENT_LENGTHS } from "./judgments.ts";

/*
 * Builds a corpus of generated judgments and prints time, memory and disk as one JSON line:
 *   node --import ./bench/shipped.js bench/size/build-judgments.ts COUNT OUTPUT [realistic|short] [MEMORY_MIB]
 */

const [count = "3200", output = "judgments.sqlite", length = "realistic", memoryMib = "1024"] = process.argv.slice(2);
const size = { count: Number(count), ...JUDGMENT_LENGTHS[length as keyof typeof JUDGMENT_LENGTHS] };
const meter = createBuildMeter(output);
/** Lengths vary: the longest judgment has a hundred times the words of the median. */
const SAMPLED_JUDGMENTS = 800;
/** Characters whose density the estimate measures. */
const MEASURED_CHARS = 1_000_000;
let words = 0;
let saidMib: number | undefined;

const importer: Importer = {
  name: "generated",
  provenance: { provider: "generated", url: "", license: "", notice: "" },
  detect: () => false,
  // The words of a sample: those of all judgments of its length are about as many per judgment.
  async estimate() {
    const sampled = Math.min(size.count, SAMPLED_JUDGMENTS);
    let characters = 0;
    const texts: string[] = [];
    for await (const record of generateJudgments({ ...size, count: sampled })) {
      if (record.kind !== "opinion") continue;
      if (characters < MEASURED_CHARS) texts.push(record.opinion.text);
      characters += record.opinion.text.length;
    }
    const cases = size.count;
    return {
      cases,
      citations: cases,
      opinions: cases,
      characters: (characters * cases) / sampled,
      texts,
      scratchBytes: 0,
      isUpperBound: false,
    };
  },
  async *records() {
    for await (const record of generateJudgments(size)) {
      if (record.kind === "opinion") words += record.opinion.text.split(" ").length;
      yield record;
    }
  },
};

const report = await buildCorpus({
  inputs: [{ path: import.meta.filename, importer }],
  output,
  name: `generated-${length}-${count}`,
  memory: Number(memoryMib) * 2 ** 20,
  onProgress: meter.onProgress,
  onDiskNeed(need) {
    saidMib = Math.round(need.neededBytes / 2 ** 20);
  },
});
process.stdout.write(
  `${JSON.stringify({
    cases: size.count,
    length,
    words,
    ...meter.finish(),
    saidMib,
    corpusMib: Math.round(statSync(output).size / 2 ** 20),
    edges: report.stored.edges,
    counts: report.counts,
  })}\n`,
);
