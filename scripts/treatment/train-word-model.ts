/**
 * Trains the model that weighs the words around a citation, and writes its weights:
 *
 *     npx tsx scripts/treatment/train-word-model.ts CORPUS.sqlite [--check]
 *
 * It reads the windows that the rules may be tuned on and, out of CORPUS, the labelled citations of real opinions
 * (`test/verify/citator/passages`), and none of those that are held back. With `--check` it prints the
 * accuracy on each batch that the rules were not tuned on, by weights that were fitted without it, and writes nothing: each
 * batch has an author of its own, so this estimates how well another author's windows are read. The same windows write the
 * same file.
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readByRules } from "../../src/citator/treatment/classify-treatment.ts";
import { encodeWeights, type WordWeight } from "../../src/citator/treatment/weights/weight-table.ts";
import { chooseTreatment } from "../../src/citator/treatment/words/choose-treatment.ts";
import { determineEvidence, NO_EVIDENCE } from "../../src/citator/treatment/words/evidence.ts";
import { prepareWindow } from "../../src/citator/treatment/words/read-window.ts";
import { computeFeatureValue, listWordFeatures } from "../../src/citator/treatment/words/word-features.ts";
import type { Treatment } from "../../src/law/treatment.ts";
import { fitWords, predictWords, type WordExample } from "./fit-words.ts";
import { cutWindows, readLabels } from "./read-passages.ts";
import { TRAINING_BATCHES, type TrainingBatch } from "./training-batches.ts";

const TARGET = fileURLToPath(new URL("../../src/citator/treatment/words/tables/word-weights.ts", import.meta.url));
/** Fewest windows that contain a feature. */
const MIN_WINDOWS = 3;
/**
 * Most features of the table: those that count most in the windows, by their weights and how often they occur, which are then
 * fitted again without the others. With 13,000 a point less of the windows of other authors is read than with 20,000; the
 * table grows by 2.1 bytes per feature, compressed.
 */
const MAX_FEATURES = 20000;
/** The unit of the weights in the table, as a share of the mean weight. */
const STEP_SHARE = 0.5;
/** Value of the feature that says what the rules read: its weight is hardly penalised. */
const EVIDENCE_VALUE = 3;
/**
 * Share of each window that is trained as if the rules had read nothing, where they were tuned on it: they miss about so
 * many of the treatments in others. What they read in windows that they were not tuned on counts as it is.
 */
const SILENT_SHARE = 0.7;
const LABELS = ["neutral", "negative", "positive"];

interface TrainingRow {
  readonly batch: string;
  readonly weight: number;
  /** The rules were not tuned on it. */
  readonly isUnseen: boolean | undefined;
  readonly words: readonly string[];
  readonly evidence: string;
  /** What the rules read; `null` if an introductory signal says it, whose meaning no words change. */
  readonly read: Treatment | null;
  readonly label: number;
}

const LABELS_PATH = fileURLToPath(new URL("../../test/verify/citator/passages/tuned.jsonl", import.meta.url));
/**
 * How much a window of a real opinion counts: with 3 of 1, 3 and 10, most of others are read as labelled, real and invented
 * ones together.
 */
const REAL_WEIGHT = 3;

const corpus = process.argv[2];
if (corpus === undefined || corpus.startsWith("--")) throw new Error("Usage: train-word-model.ts CORPUS [--check]");
const real = await cutWindows(corpus, readLabels(LABELS_PATH));
const batches: readonly TrainingBatch[] = [
  ...TRAINING_BATCHES,
  { batch: "real opinions", windows: real, weight: REAL_WEIGHT, isUnseen: true },
];
const rows = batches.flatMap(({ batch, weight, isUnseen, windows }) =>
  windows.map(([, marked, label]): TrainingRow => {
    const window = marked.replace(/[{}]/g, "");
    const target = { start: marked.indexOf("{"), end: marked.indexOf("}") - 1 };
    const input = prepareWindow(window, target);
    const words = listWordFeatures(input).map(({ name }) => name);
    const reading = readByRules(window, target);
    const evidence = determineEvidence(input, reading);
    const read = reading.rule === "introductory signal" ? null : reading.treatment;
    return { batch, weight, isUnseen, words, evidence, read, label: Math.max(0, LABELS.indexOf(label)) };
  }),
);
if (process.argv.includes("--check")) checkBatches();
else writeWeights();

interface Model {
  readonly names: readonly string[];
  readonly weights: readonly Float64Array[];
  predict(row: TrainingRow): readonly number[];
}

/** Fits all frequent features, then those that count most alone. */
function fitRows(training: readonly TrainingRow[]): Model {
  const counts = new Map<string, number>();
  for (const { words } of training) for (const name of words) counts.set(name, (counts.get(name) ?? 0) + 1);
  const frequent = [...counts].filter(([, count]) => count >= MIN_WINDOWS).map(([name]) => name);
  const { names, weights } = fitFeatures(training, frequent);
  const heaviest = names
    .map((name, at) => ({ name, size: measureWeight(weights, at) * Math.sqrt(counts.get(name) ?? 0) }))
    .filter(({ name }) => !name.startsWith("="))
    .sort((a, b) => b.size - a.size || (a.name < b.name ? -1 : 1))
    .slice(0, MAX_FEATURES)
    .map(({ name }) => name);
  return fitFeatures(training, heaviest);
}

/** Measures the greater of the weights of a feature for a negative and a positive treatment against a neutral one. */
function measureWeight(weights: readonly Float64Array[], at: number): number {
  const [neutral, negative, positive] = weights.map((row) => row[at]!) as [number, number, number];
  return Math.max(Math.abs(negative - neutral), Math.abs(positive - neutral));
}

function fitFeatures(training: readonly TrainingRow[], words: readonly string[]): Model {
  const names = [...words, ...new Set([NO_EVIDENCE, ...training.map((row) => row.evidence)])];
  names.sort((a, b) => (a < b ? -1 : 1));
  const indexOf = new Map(names.map((name, at) => [name, at]));
  const encode = (row: TrainingRow, evidence = row.evidence) => {
    const known = [...row.words, evidence].filter((name) => indexOf.has(name));
    const value = computeFeatureValue(row.words.length);
    return {
      features: Int32Array.from(known, (name) => indexOf.get(name)!),
      kept: 1,
      values: Float64Array.from(known, (name) => (name === evidence ? EVIDENCE_VALUE : value)),
    };
  };
  const examples = training.flatMap((row): WordExample[] => {
    const { label, weight } = row;
    if (row.isUnseen) return [{ ...encode(row), label, weight }];
    return [
      { ...encode(row), label, weight: weight * (1 - SILENT_SHARE) },
      { ...encode(row, NO_EVIDENCE), label, weight: weight * SILENT_SHARE },
    ];
  });
  const weights = fitWords(examples, { featureCount: names.length, labelCount: LABELS.length });
  return { names, weights, predict: (row) => predictWords(weights, encode(row)) };
}

function checkBatches(): void {
  for (const batch of batches.filter(({ isUnseen }) => isUnseen).map((one) => one.batch)) {
    const model = fitRows(rows.filter((row) => row.batch !== batch));
    const tested = rows.filter((row) => row.batch === batch && row.read !== null);
    const right = tested.filter((row) => {
      const [neutral, negative, positive] = model.predict(row) as [number, number, number];
      return (
        Math.max(0, LABELS.indexOf(chooseTreatment(row.read!, row.evidence, { neutral, negative, positive }))) ===
        row.label
      );
    });
    process.stdout.write(`${batch}: ${(right.length / tested.length).toFixed(3)} of ${tested.length}\n`);
  }
}

function writeWeights(): void {
  const { names, weights } = fitRows(rows);
  process.stdout.write(`${rows.length} windows, ${names.length} features\n`);
  const toWeight = (at: number): WordWeight => {
    const [neutral, negative, positive] = weights.map((row) => row[at]!) as [number, number, number];
    return [negative - neutral, positive - neutral];
  };
  const isEvidence = (name: string) => name.startsWith("=");
  const words = names.flatMap((name, at) => (isEvidence(name) ? [] : [[name, toWeight(at)] as const]));
  const mean = words.reduce((sum, [, weight]) => sum + Math.max(...weight.map(Math.abs)), 0) / words.length;
  const step = Number((STEP_SHARE * mean).toPrecision(3));
  const { gapHigh, gapLow, weight } = encodeWeights(words, step);
  const evidence = names
    .flatMap((name, at) => (isEvidence(name) ? [`  "${name}": ${formatWeight(toWeight(at), EVIDENCE_VALUE)},\n`] : []))
    .join("");
  const column = (name: string, value: string) => `  ${name}:\n    "${value}",\n`;
  writeFileSync(
    TARGET,
    `import type { WeightColumns, WordWeight } from "../../weights/weight-table.ts";

/** Written by \`scripts/treatment/train-word-model.ts\`. */
export const WORD_BIAS: WordWeight = ${formatWeight(toWeight(names.length), 1)};

/** Weights by what the rules read. */
export const EVIDENCE_WEIGHTS: Readonly<Record<string, WordWeight>> = {
${evidence}};

/** Weights of ${weight.length.toLocaleString("en")} features. */
export const WORD_WEIGHTS: WeightColumns = {
${column("gapHigh", gapHigh)}${column("gapLow", gapLow)}${column("weight", weight)}  step: ${step},
};
`,
  );
  process.stdout.write(`wrote ${TARGET}\n`);
}

function formatWeight([negative, positive]: WordWeight, scale: number): string {
  return `[${Number((scale * negative).toFixed(2))}, ${Number((scale * positive).toFixed(2))}]`;
}
