/**
 * Trains the model that weighs the words around a citation, and writes its weights:
 *
 *     npx tsx scripts/treatment/train-word-model.ts [--check]
 *
 * It reads the windows that the rules may be tuned on, and none of those that are held back. With `--check` it prints the
 * accuracy on each batch by weights that were fitted without it, and writes nothing: each batch has a style of its own,
 * so this estimates how well another author's windows are read. The same windows write the same file.
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readByRules } from "../../src/citator/treatment/classify-treatment.ts";
import { chooseTreatment } from "../../src/citator/treatment/words/choose-treatment.ts";
import { determineEvidence, NO_EVIDENCE } from "../../src/citator/treatment/words/evidence.ts";
import { prepareWindow } from "../../src/citator/treatment/words/read-window.ts";
import { listWordFeatures } from "../../src/citator/treatment/words/word-features.ts";
import type { Treatment } from "../../src/law/treatment.ts";
import { fitWords, predictWords, type WordExample } from "./fit-words.ts";
import { TRAINING_BATCHES } from "./training-batches.ts";

const TARGET = fileURLToPath(new URL("../../src/citator/treatment/words/tables/word-weights.ts", import.meta.url));
/** Fewest windows that contain a feature. */
const MIN_WINDOWS = 3;
/** Most features of the table: those with the greatest weights. */
const MAX_FEATURES = 3200;
/** Value of the feature that says what the rules read: its weight is hardly penalised. */
const EVIDENCE_VALUE = 3;
/**
 * Share of each window that is trained as if the rules had read nothing: they were tuned on these windows, and miss about
 * so many of the treatments in others.
 */
const SILENT_SHARE = 0.45;
const LABELS = ["neutral", "negative", "positive"];

interface TrainingRow {
  readonly batch: string;
  readonly weight: number;
  readonly words: readonly string[];
  readonly evidence: string;
  /** What the rules read. */
  readonly read: Treatment;
  readonly label: number;
}

const rows = TRAINING_BATCHES.flatMap(({ batch, weight, windows }) =>
  windows.map(([, marked, label]): TrainingRow => {
    const window = marked.replace(/[{}]/g, "");
    const target = { start: marked.indexOf("{"), end: marked.indexOf("}") - 1 };
    const input = prepareWindow(window, target);
    const words = listWordFeatures(input).map(({ name }) => name);
    const reading = readByRules(window, target);
    const evidence = determineEvidence(input, reading);
    return { batch, weight, words, evidence, read: reading.treatment, label: Math.max(0, LABELS.indexOf(label)) };
  }),
);
if (process.argv.includes("--check")) checkBatches();
else writeWeights();

interface Model {
  readonly names: readonly string[];
  readonly weights: readonly Float64Array[];
  predict(row: TrainingRow): readonly number[];
}

function fitRows(training: readonly TrainingRow[]): Model {
  const counts = new Map<string, number>();
  for (const { words } of training) for (const name of words) counts.set(name, (counts.get(name) ?? 0) + 1);
  const evidence = new Set([NO_EVIDENCE, ...training.map((row) => row.evidence)]);
  const names = [...[...counts].filter(([, count]) => count >= MIN_WINDOWS).map(([name]) => name), ...evidence];
  names.sort((a, b) => (a < b ? -1 : 1));
  const indexOf = new Map(names.map((name, at) => [name, at]));
  const values = Float64Array.from(names, (name) => (evidence.has(name) ? EVIDENCE_VALUE : 1));
  const toFeatures = (row: TrainingRow, says = row.evidence) =>
    [...row.words, says].flatMap((name) => indexOf.get(name) ?? []);
  const examples = training.flatMap((row): WordExample[] => [
    { features: toFeatures(row), label: row.label, weight: row.weight * (1 - SILENT_SHARE) },
    { features: toFeatures(row, NO_EVIDENCE), label: row.label, weight: row.weight * SILENT_SHARE },
  ]);
  const weights = fitWords(examples, { values, labelCount: LABELS.length });
  return {
    names,
    weights: weights.map((row) => row.map((weight, at) => weight * (values[at] ?? 1))),
    predict: (row) => predictWords(weights, toFeatures(row), values),
  };
}

function checkBatches(): void {
  for (const { batch } of TRAINING_BATCHES) {
    const model = fitRows(rows.filter((row) => row.batch !== batch));
    const tested = rows.filter((row) => row.batch === batch);
    const right = tested.filter((row) => {
      const [neutral, negative, positive] = model.predict(row) as [number, number, number];
      const chosen = chooseTreatment(row.read, row.evidence, { neutral, negative, positive });
      return Math.max(0, LABELS.indexOf(chosen)) === row.label;
    });
    process.stdout.write(`${batch}: ${(right.length / tested.length).toFixed(3)} of ${tested.length}\n`);
  }
}

function writeWeights(): void {
  const { names, weights } = fitRows(rows);
  process.stdout.write(`${rows.length} windows, ${names.length} features\n`);
  const lines = names
    .map((name, at) => {
      const [neutral, negative, positive] = weights.map((row) => row[at]!) as [number, number, number];
      const size = name.startsWith("=") ? Infinity : Math.max(...[neutral, negative, positive].map(Math.abs));
      return { name, size, negative: toUnits(negative - neutral), positive: toUnits(positive - neutral) };
    })
    .sort((a, b) => b.size - a.size || (a.name < b.name ? -1 : 1))
    .slice(0, MAX_FEATURES)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, negative, positive }) => `${name}\t${negative}\t${positive}`);
  const [neutral, negative, positive] = weights.map((row) => row[names.length]!) as [number, number, number];
  const bias = `[${toUnits(negative - neutral)}, ${toUnits(positive - neutral)}]`;
  writeFileSync(
    TARGET,
    `/** Written by \`scripts/treatment/train-word-model.ts\`. */\nexport const WORD_BIAS: readonly [negative: number, positive: number] = ${bias};\n\n/** A line per feature: its name, its weight for a negative and for a positive treatment. */\nexport const WORD_WEIGHTS = \`\n${lines.join("\n")}\n\`;\n`,
  );
  process.stdout.write(`wrote ${TARGET}\n`);
}

function toUnits(weight: number): number {
  return Math.round(weight * 100);
}
