/**
 * Trains the model that weighs the words around a citation, and writes its weights:
 *
 *     npx tsx scripts/treatment/train-word-model.ts
 *
 * It reads the windows that the rules may be tuned on, and none of those that are held back. A feature counts if it
 * occurs in at least three windows. Prints the cross-validated accuracy. The same windows write the same file.
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { findAuthorities } from "../../src/citator/treatment/names/authorities.ts";
import { normalizeText } from "../../src/citator/treatment/normalize-text.ts";
import { extendSpan } from "../../src/citator/treatment/spans.ts";
import { listWordFeatures } from "../../src/citator/treatment/words/word-features.ts";
import { splitSentences } from "../../src/text/sentences/sentences.ts";
import { PRACTICE_WINDOWS } from "../../test/citator/treatment/windows/practice-windows.ts";
import { TUNED_WINDOWS } from "../../test/citator/treatment/windows/tuned-windows.ts";
import { WRITTEN_WINDOWS } from "../../test/citator/treatment/windows/written-windows.ts";
import { fitWords, predictWords, type WordExample } from "./fit-words.ts";

const TARGET = fileURLToPath(new URL("../../src/citator/treatment/words/tables/word-weights.ts", import.meta.url));
/** Fewest windows that contain a feature. */
const MIN_WINDOWS = 3;
/** Most features of the table: those with the greatest weights. */
const MAX_FEATURES = 1500;
/** Parts into which cross-validation divides the windows. */
const FOLDS = 10;
const LABELS = ["neutral", "negative", "positive"];

const windows = [...TUNED_WINDOWS, ...WRITTEN_WINDOWS, ...PRACTICE_WINDOWS];
const features = windows.map(([, window]) => readFeatures(window));
const counts = new Map<string, number>();
for (const names of features) for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
const names = [...counts].filter(([, count]) => count >= MIN_WINDOWS).map(([name]) => name);
names.sort((a, b) => (a < b ? -1 : 1));
const indexOf = new Map(names.map((name, at) => [name, at]));
const examples = windows.map(([, , label], at): WordExample => {
  const found = features[at]!.flatMap((name) => indexOf.get(name) ?? []);
  return { features: found, label: Math.max(0, LABELS.indexOf(label)) };
});
process.stdout.write(`${examples.length} windows, ${names.length} features\n`);
reportCrossValidation();
writeWeights(fitWords(examples, names.length, LABELS.length));

function readFeatures(window: string): string[] {
  const text = normalizeText(window.replace(/[{}]/g, ""));
  const authorities = findAuthorities(text);
  const target = extendSpan({ start: window.indexOf("{"), end: window.indexOf("}") - 1 }, authorities);
  const input = { text, target, sentences: splitSentences(text, authorities), authorities };
  return listWordFeatures(input).map(({ name }) => name);
}

function reportCrossValidation(): void {
  let right = 0;
  for (let fold = 0; fold < FOLDS; fold++) {
    const model = fitWords(
      examples.filter((_, at) => at % FOLDS !== fold),
      names.length,
      LABELS.length,
    );
    const tested = examples.filter((_, at) => at % FOLDS === fold);
    right += tested.filter((example) => {
      const shares = predictWords(model, example.features);
      return shares.indexOf(Math.max(...shares)) === example.label;
    }).length;
  }
  process.stdout.write(`cross-validated: ${(right / examples.length).toFixed(3)} right\n`);
}

function writeWeights(model: readonly Float64Array[]): void {
  const rows = names
    .map((name, at) => {
      const [neutral, negative, positive] = model.map((weights) => weights[at]!) as [number, number, number];
      const size = Math.max(Math.abs(neutral), Math.abs(negative), Math.abs(positive));
      return {
        name,
        size,
        negative: Math.round((negative - neutral) * 100),
        positive: Math.round((positive - neutral) * 100),
      };
    })
    .sort((a, b) => b.size - a.size)
    .slice(0, MAX_FEATURES)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const [neutral, negative, positive] = model.map((weights) => weights[names.length]!) as [number, number, number];
  const bias = `[${Math.round((negative - neutral) * 100)}, ${Math.round((positive - neutral) * 100)}]`;
  const lines = rows.map((row) => `${row.name}\t${row.negative}\t${row.positive}`).join("\n");
  writeFileSync(
    TARGET,
    `/** Written by \`scripts/treatment/train-word-model.ts\`. */\nexport const WORD_BIAS: readonly [negative: number, positive: number] = ${bias};\n\n/** A line per feature: its name, its weight for a negative and for a positive treatment. */\nexport const WORD_WEIGHTS = \`\n${lines}\n\`;\n`,
  );
  process.stdout.write(`wrote ${TARGET}\n`);
}
