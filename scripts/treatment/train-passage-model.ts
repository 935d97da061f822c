/**
 * Trains the model of whether the words of a treatment in an opinion are about a citation, and writes its weights:
 *
 *     npx tsx scripts/treatment/train-passage-model.ts CORPUS.sqlite LABELS.jsonl [--check]
 *
 * CORPUS contains the cases of the labels, `test/verify/citator/passages/README.md` says how they are made. With `--check` it
 * prints how many readings it keeps and how many of them are right, cross-validated by citing case, and writes nothing. The
 * same input writes the same file.
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { MIN_RIGHT_PROBABILITY } from "../../src/citator/treatment/passages/estimate-right.ts";
import { encodeWeights, type WordWeight } from "../../src/citator/treatment/weights/weight-table.ts";
import { fitWords, predictWords } from "./fit-words.ts";
import { type ReadPassage, readLabels, readPassages, readWindowPassages } from "./read-passages.ts";
import { TRAINING_BATCHES } from "./training-batches.ts";

const TARGET = fileURLToPath(
  new URL("../../src/citator/treatment/passages/tables/passage-weights.ts", import.meta.url),
);
/** Fewest passages that contain a feature. */
const MIN_PASSAGES = 3;
/** L2 penalty with the best cross-validated share of right readings of 5, 10, 14 and 20, and probabilities near it. */
const PENALTY = 14;
const FOLDS = 8;
/**
 * How much an invented window counts beside a passage of a real opinion: windows contain the plain sentences ("We follow A v.
 * B.") that are rare among real ones.
 */
const WINDOW_WEIGHT = 0.05;
/** Feature of every window: more readings are right in them than in real opinions. */
const WINDOW_SIGN = "window";
/** The unit of the weights in the table, as a share of the mean weight. */
const STEP_SHARE = 0.5;

const [corpus, labels] = process.argv.slice(2);
if (corpus === undefined || labels === undefined) throw new Error("Usage: train-passage-model.ts CORPUS LABELS");
const passages = await readPassages(corpus, readLabels(labels));
const windows = readWindowPassages(TRAINING_BATCHES.flatMap((batch) => batch.windows));
if (process.argv.includes("--check")) check();
else writeWeights();

interface Model {
  readonly names: readonly string[];
  readonly weights: readonly Float64Array[];
  predict(passage: ReadPassage): number;
}

/** A feature has a weight of its own for each treatment, and one for both. */
function listNames({ features, treatment }: ReadPassage): string[] {
  return features.flatMap((name) => [name, `${treatment}: ${name}`]);
}

function fitPassages(training: readonly ReadPassage[]): Model {
  const counts = new Map<string, number>();
  for (const passage of training) for (const name of listNames(passage)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].filter(([, count]) => count >= MIN_PASSAGES).map(([name]) => name);
  names.push(WINDOW_SIGN);
  names.sort((a, b) => (a < b ? -1 : 1));
  const indexOf = new Map(names.map((name, at) => [name, at]));
  const encode = (passage: ReadPassage) => {
    const features = Int32Array.from(
      [...listNames(passage), `${passage.treatment}:`].flatMap((name) => indexOf.get(name) ?? []),
    );
    return { features, values: new Float64Array(features.length).fill(1), kept: 0 };
  };
  const toExample = (passage: ReadPassage, weight: number) => ({
    ...encode(passage),
    label: passage.isRight ? 1 : 0,
    weight,
  });
  const examples = [
    ...training.map((passage) => toExample(passage, 1)),
    ...windows.map((passage) => toExample({ ...passage, features: [...passage.features, WINDOW_SIGN] }, WINDOW_WEIGHT)),
  ];
  const weights = fitWords(examples, { featureCount: names.length, labelCount: 2, penalty: PENALTY, dropout: 0 });
  return { names, weights, predict: (passage) => predictWords(weights, encode(passage))[1]! };
}

function check(): void {
  const cases = [...new Set(passages.map(({ clusterId }) => clusterId))].sort((a, b) => a - b);
  const foldOf = new Map(cases.map((clusterId, at) => [clusterId, at % FOLDS]));
  const predicted = new Map<ReadPassage, number>();
  for (let fold = 0; fold < FOLDS; fold++) {
    const model = fitPassages(passages.filter(({ clusterId }) => foldOf.get(clusterId) !== fold));
    for (const passage of passages)
      if (foldOf.get(passage.clusterId) === fold) predicted.set(passage, model.predict(passage));
  }
  for (const treatment of ["negative", "positive"] as const) {
    const all = passages.filter((one) => one.treatment === treatment);
    const kept = all.filter((one) => predicted.get(one)! >= MIN_RIGHT_PROBABILITY);
    const right = (some: readonly ReadPassage[]) => some.filter(({ isRight }) => isRight).length;
    process.stdout.write(
      `${treatment}: ${right(all)} of ${all.length} readings are right; ${kept.length} are kept, ${right(kept)} of them right\n`,
    );
  }
  for (const [from, to] of [
    [0, 0.3],
    [0.3, 0.5],
    [0.5, 0.7],
    [0.7, 0.85],
    [0.85, 1.01],
  ] as const) {
    const inside = passages.filter((one) => predicted.get(one)! >= from && predicted.get(one)! < to);
    const mean = inside.reduce((sum, one) => sum + predicted.get(one)!, 0) / inside.length;
    const share = inside.filter(({ isRight }) => isRight).length / inside.length;
    process.stdout.write(`${from} to ${to}: ${inside.length}, stated ${mean.toFixed(3)}, right ${share.toFixed(3)}\n`);
  }
}

function writeWeights(): void {
  const { names, weights } = fitPassages(passages);
  const weightOf = new Map(names.map((name, at) => [name, weights[1]![at]! - weights[0]![at]!]));
  const add = (treatment: string, name: string) =>
    (weightOf.get(name) ?? 0) + (weightOf.get(`${treatment}: ${name}`) ?? 0);
  const plain = [...new Set(names.map((name) => name.replace(/^(?:negative|positive): /, "")))];
  const columns = plain.map((name) => [name, [add("negative", name), add("positive", name)] as WordWeight] as const);
  const mean = columns.reduce((sum, [, weight]) => sum + Math.max(...weight.map(Math.abs)), 0) / columns.length;
  const step = Number((STEP_SHARE * mean).toPrecision(3));
  const table = encodeWeights(columns, step);
  const bias = Number((weights[1]!.at(-1)! - weights[0]!.at(-1)!).toFixed(2));
  const column = (name: string, value: string) => `  ${name}:\n    "${value}",\n`;
  writeFileSync(
    TARGET,
    `import type { WeightColumns, WordWeight } from "../../weights/weight-table.ts";

/** Written by \`scripts/treatment/train-passage-model.ts\`. */
export const PASSAGE_BIAS: WordWeight = [${bias}, ${bias}];

/** Weights of ${table.weight.length.toLocaleString("en")} features. */
export const PASSAGE_WEIGHTS: WeightColumns = {
${column("gapHigh", table.gapHigh)}${column("gapLow", table.gapLow)}${column("weight", table.weight)}  step: ${step},
};
`,
  );
  process.stdout.write(`${passages.length} passages, ${plain.length} features; wrote ${TARGET}\n`);
}
