/**
 * Trains the model that combines all mentions of a case in a citing case, and writes its weights:
 *
 *     npx tsx scripts/treatment/train-pair-model.ts CORPUS.sqlite PAIRS.jsonl
 *
 * CORPUS is built from the decisions of the pairs; a line of PAIRS has `citing_cluster`, `cited_cluster` and `overruled`
 * ("yes" or "no"). Prints the cross-validated precision, recall and calibration. The same input writes the same file.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { findCitations } from "../../src/citation/find/find-citations.ts";
import { chooseMention } from "../../src/citator/treatment/edges/build-edge.ts";
import { collectMentions, type EdgePorts } from "../../src/citator/treatment/edges/collect-edges.ts";
import type { DecisionDate } from "../../src/citator/treatment/edges/edge.ts";
import { computePairFeatures, PAIR_FEATURES } from "../../src/citator/treatment/edges/pair-features.ts";
import { openCorpusFile } from "../../src/node/files/corpus-file.ts";
import { type CandidateCase, resolveCandidates } from "../../src/resolve/resolve-candidates.ts";
import { visitCases } from "../../src/store/cases/cases.ts";
import { findCasesByKey } from "../../src/store/citations/case-citations.ts";
import { openCorpus } from "../../src/store/corpus.ts";
import { crossValidate, type Example, fitLogisticRegression } from "./fit-logistic-regression.ts";

/** L2 penalty with the best cross-validated F1 of 0.3, 1, 3 and 10. */
const PENALTY = 3;
const FOLDS = 10;
const TARGET = fileURLToPath(new URL("../../src/citator/treatment/edges/pair-weights.ts", import.meta.url));

interface Pair {
  readonly citing_cluster: string;
  readonly cited_cluster: string;
  readonly overruled: string;
}

const [corpusPath, pairsPath] = process.argv.slice(2);
if (corpusPath === undefined || pairsPath === undefined) throw new Error("Usage: train-pair-model.ts CORPUS PAIRS");
const examples = await readExamples(corpusPath, pairsPath);
reportCrossValidation(examples, crossValidate(examples, PENALTY, FOLDS));
writeWeights(fitLogisticRegression(examples, PENALTY));

async function readExamples(corpusFile: string, pairsFile: string): Promise<Example[]> {
  const corpus = await openCorpus(openCorpusFile(corpusFile));
  const cases = new Map<number, { name: string; year: number; decided: DecisionDate }>();
  visitCases(corpus.database, ({ clusterId, name, dateFiled, datePrecision }) => {
    const decided = { date: dateFiled, precision: datePrecision };
    cases.set(clusterId, { name, year: Number(dateFiled.slice(0, 4)), decided });
  });
  const toCandidate = (clusterId: number): CandidateCase => {
    const { name, year } = cases.get(clusterId)!;
    return { clusterId, name, fullName: null, year, citeCount: 0 };
  };
  const ports: EdgePorts = {
    findCitations,
    resolve(keys, hints) {
      const candidates = new Map(keys.map((key) => [key, findCasesByKey(corpus.database, key).map(toCandidate)]));
      return resolveCandidates(candidates, hints, "strict")?.clusterId ?? null;
    },
    decided: (clusterId) => cases.get(clusterId)!.decided,
  };
  const found: Example[] = [];
  const byCiting = new Map<number, Pair[]>();
  for (const line of readFileSync(pairsFile, "utf8").trim().split("\n")) {
    const pair = JSON.parse(line) as Pair;
    const citing = Number(pair.citing_cluster);
    byCiting.set(citing, [...(byCiting.get(citing) ?? []), pair]);
  }
  for (const [citing, pairs] of byCiting) {
    const facts = cases.get(citing);
    if (facts === undefined) continue;
    const opinions = corpus.opinions
      .listByCase(citing)
      .map((opinion) => ({ kind: opinion.kind, text: corpus.opinions.readText(opinion) }));
    const { mentions } = collectMentions(
      { clusterId: citing, name: facts.name, decided: facts.decided, opinions },
      ports,
    );
    for (const pair of pairs) {
      const all = mentions.get(Number(pair.cited_cluster));
      if (all === undefined) continue;
      const features = computePairFeatures(all, chooseMention(all));
      found.push({ group: citing, features, label: pair.overruled === "yes" ? 1 : 0 });
    }
  }
  corpus.close();
  return found;
}

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
  const rows = names.map((name, at) => `    ${name}: ${weights[at]!.toFixed(2)},\n`).join("");
  const bias = weights[names.length]!.toFixed(2);
  writeFileSync(
    TARGET,
    `import type { PairWeights } from "./pair-features.ts";\n\n/** Written by \`scripts/treatment/train-pair-model.ts\`. */\nexport const PAIR_WEIGHTS: PairWeights = {\n  bias: ${bias},\n  features: {\n${rows}  },\n};\n`,
  );
  process.stdout.write(`wrote ${TARGET}\n`);
}
