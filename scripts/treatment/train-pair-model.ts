/**
 * Trains the model that combines all mentions of a case in a citing case, and writes its weights:
 *
 *     npx tsx scripts/treatment/train-pair-model.ts CORPUS.sqlite PAIRS.jsonl
 *
 * CORPUS is built from the decisions of the pairs; a line of PAIRS has `citing_cluster`, `cited_cluster` and `overruled`
 * ("yes" or "no"). Prints the cross-validated precision, recall and calibration. The same input writes the same file.
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { PAIR_FEATURES } from "../../src/citator/treatment/edges/pair-features.ts";
import { crossValidate, type Example, fitLogisticRegression } from "./fit-logistic-regression.ts";
import { FOLDS, PENALTY, readExamples } from "./read-examples.ts";

const TARGET = fileURLToPath(new URL("../../src/citator/treatment/edges/pair-weights.ts", import.meta.url));

const [corpusPath, pairsPath] = process.argv.slice(2);
if (corpusPath === undefined || pairsPath === undefined) throw new Error("Usage: train-pair-model.ts CORPUS PAIRS");
const examples = await readExamples(corpusPath, pairsPath);
reportCrossValidation(examples, crossValidate(examples, PENALTY, FOLDS));
writeWeights(fitLogisticRegression(examples, PENALTY));

function reportCrossValidation(all: readonly Example[], predicted: readonly number[]): void {
  for (const threshold of [0.3, 0.4, 0.5, 0.6]) {
    const said = all.filter((_, at) => predicted[at]! >= threshold);
    const right = said.filter(({ label }) => label === 1).length;
    const [precision, recall] = [right / said.length, right / all.filter(({ label }) => label === 1).length];
    const f1 = (2 * precision * recall) / (precision + recall);
    process.stdout.write(`from ${threshold}: P ${precision.toFixed(3)} R ${recall.toFixed(3)} F1 ${f1.toFixed(3)}\n`);
  }
  for (const [from, to] of [
    [0, 0.1],
    [0.1, 0.3],
    [0.3, 0.5],
    [0.5, 0.7],
    [0.7, 0.85],
    [0.85, 1.01],
  ] as const) {
    const inside = all.flatMap(({ label }, at) =>
      predicted[at]! >= from && predicted[at]! < to ? [{ label, p: predicted[at]! }] : [],
    );
    const mean = inside.reduce((sum, { p }) => sum + p, 0) / inside.length;
    const share = inside.filter(({ label }) => label === 1).length / inside.length;
    process.stdout.write(
      `${from} to ${to}: ${inside.length} pairs, stated ${mean.toFixed(3)}, overruled ${share.toFixed(3)}\n`,
    );
  }
}

function writeWeights(weights: readonly number[]): void {
  const names = Object.keys(PAIR_FEATURES);
  const rows = names.map((name, at) => `    ${name}: ${Number(weights[at]!.toFixed(2))},\n`).join("");
  const bias = Number(weights[names.length]!.toFixed(2));
  writeFileSync(
    TARGET,
    `import type { PairWeights } from "./pair-features.ts";\n\n/** Written by \`scripts/treatment/train-pair-model.ts\`. */\nexport const PAIR_WEIGHTS: PairWeights = {\n  bias: ${bias},\n  features: {\n${rows}  },\n};\n`,
  );
  process.stdout.write(`wrote ${TARGET}\n`);
}
