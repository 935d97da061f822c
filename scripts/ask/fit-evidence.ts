import { writeFileSync } from "node:fs";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { compareDoctrines } from "../../src/ask/authorities/compare-doctrines.ts";
import { type Evidence, listEvidence } from "../../src/ask/authorities/compute-evidence.ts";
import { collectReadStems } from "../../src/ask/authorities/text-relevance.ts";
import { formatFeature, listWording, type WordingPart } from "../../src/ask/authorities/wording.ts";
import { findCompared } from "../../src/ask/compose/compared-authorities.ts";
import { createFileCorpus } from "../../src/corpus/file/open-file-corpus.ts";
import type { Corpus } from "../../src/corpus/port/corpus.ts";
import { openStarterCorpus } from "../../src/node/starter-corpus.ts";
import { openCorpus } from "../../src/store/corpus.ts";
import { fitSparseRegression, type SparseExample, scoreSparse } from "./fit-sparse-regression.ts";
import { type LabelledQuestion, rankForQuestion, readLabelledQuestions } from "./labelled-questions.ts";

// Fits what decides whether a question is answered to labelled questions: prints the weights of the evidence
// (src/ask/authorities/judge-authority.ts) and writes those of the wording (src/ask/authorities/tables/wording-weights.ts).
//
//     npx tsx scripts/ask/fit-evidence.ts test/ask/questions/*.jsonl test/lawyer/ask.jsonl
//     npx tsx scripts/ask/fit-evidence.ts --without-vectors test/ask/questions/questions*.jsonl test/lawyer/ask.jsonl
//
// Rows that were held back are not fitted to. The second command fits the evidence alone, for corpora without vectors of
// words. First it prints of each set, of the given rows by the weights of the other folds, how many of the questions that
// the corpus does not answer are refused if so many of the others are.

const TARGET = "src/ask/authorities/tables/wording-weights.ts";
const PARTS: readonly WordingPart[] = ["met", "unmet", "asked", "kind", "word"];

/** The questions that were written for one text each, and asked as the app asks: without a country. */
const WRITTEN_SETS: ReadonlySet<string> = new Set(["authorities.jsonl", "named.jsonl", "unanswerable.jsonl"]);
/** How often a question of the other sets counts, which are as users mix them, and one of these that is not answered. */
const USER_WEIGHT = 6;
const UNANSWERED_USER_WEIGHT = 12;
/** L2 penalty of the weights of standardised figures and of words. */
const PENALTY = 10;
/** Value of a word that a question has: the less, the more its weight is penalised. */
const WORD_VALUE = 0.7;
/** Minimum number of given questions that have a word, and the least weight that is written. */
const MIN_QUESTIONS = 4;
const MIN_WEIGHT = 0.1;
const FOLDS = 5;
/** Shares of the answerable questions that are refused. */
const REFUSED_SHARES = [0.03, 0.05, 0.075];

interface Row {
  readonly set: string;
  readonly held: boolean;
  readonly answerable: boolean;
  readonly evidence: Evidence;
  readonly wording: readonly string[];
}

const { positionals, values: options } = parseArgs({
  allowPositionals: true,
  options: { "without-vectors": { type: "boolean", default: false } },
});
const hasVectors = !options["without-vectors"];
const rows = await readRows(positionals);
const given = rows.filter(({ held }) => !held);
const names = (Object.keys(rows[0]!.evidence) as (keyof Evidence)[]).filter((name) => name !== "wording");
const means = names.map((name) => mean(given.map(({ evidence }) => evidence[name])));
const spreads = names.map((name, at) =>
  Math.max(1e-6, Math.sqrt(mean(given.map(({ evidence }) => (evidence[name] - means[at]!) ** 2)))),
);
const words = hasVectors ? listWords() : [];
const indexOf = new Map(words.map((word, at) => [word, names.length + at]));
const examples = given.map(encode);
const weights = fitExamples(examples);
printSets();
writeWeights();

async function readRows(paths: readonly string[]): Promise<Row[]> {
  const corpus = createFileCorpus(await openCorpus(openStarterCorpus()));
  const found: Row[] = [];
  for (const path of paths) {
    const set = basename(path);
    for (const row of readLabelledQuestions([path])) {
      const { countryCode, ...open } = row;
      const read = await readRow(corpus, WRITTEN_SETS.has(set) ? open : { ...open, countryCode });
      if (read !== null) found.push({ set, held: row.held, answerable: !row.refuse, ...read });
    }
  }
  return found;
}

async function readRow(corpus: Corpus, row: LabelledQuestion): Promise<Pick<Row, "evidence" | "wording"> | null> {
  const { question, authorities } = await rankForQuestion(corpus, row);
  const [lead] = authorities;
  if (lead === undefined) return null;
  const leads = [lead, ...findCompared(question, authorities)];
  const comparison = hasVectors ? await compareDoctrines(corpus, question, leads) : null;
  return {
    evidence: listEvidence(question, lead, comparison),
    wording: listWording(question, collectReadStems(lead)).map(formatFeature),
  };
}

/** Lists the wording that enough of the given questions have, in alphabetical order. */
function listWords(): string[] {
  const counts = new Map<string, number>();
  for (const { wording } of given) for (const word of wording) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].flatMap(([word, count]) => (count >= MIN_QUESTIONS ? [word] : [])).sort();
}

function encode({ set, answerable, evidence, wording }: Row): SparseExample {
  const known = wording.flatMap((word) => indexOf.get(word) ?? []);
  const figures = names.map((name, at) => (evidence[name] - means[at]!) / spreads[at]!);
  const ofUser = answerable ? USER_WEIGHT : UNANSWERED_USER_WEIGHT;
  return {
    features: Int32Array.from([...names.keys(), ...known]),
    values: Float64Array.from([...figures, ...known.map(() => WORD_VALUE)]),
    label: answerable ? 1 : 0,
    weight: WRITTEN_SETS.has(set) ? 1 : ofUser,
  };
}

function fitExamples(examples: readonly SparseExample[]): Float64Array {
  return fitSparseRegression(examples, names.length + words.length, PENALTY);
}

/** Prints how many are refused of each set, of the given rows as cross-validated and of those held back. */
function printSets(): void {
  const byFold = Array.from({ length: FOLDS }, (_, fold) =>
    fitExamples(examples.filter((_, at) => at % FOLDS !== fold)),
  );
  const scored = [
    ...given.map((row, at) => ({ row, score: scoreSparse(byFold[at % FOLDS]!, examples[at]!) })),
    ...rows.filter(({ held }) => held).map((row) => ({ row, score: scoreSparse(weights, encode(row)) })),
  ];
  const isWritten = ({ row }: { row: Row }) => WRITTEN_SETS.has(row.set);
  for (const held of [false, true])
    for (const [name, isIn] of [
      ["written", isWritten],
      ["users'", (one: { row: Row }) => !isWritten(one)],
      ["lawyer", (one: { row: Row }) => one.row.set === "ask.jsonl"],
    ] as const) {
      const of = scored.filter((one) => one.row.held === held && isIn(one));
      const list = (answerable: boolean) =>
        of.flatMap(({ row, score }) => (row.answerable === answerable ? [score] : [])).sort((a, b) => a - b);
      const [answerable, unanswerable] = [list(true), list(false)];
      if (answerable.length === 0 || unanswerable.length === 0) continue;
      const shares = REFUSED_SHARES.map((share) => {
        const min = answerable[Math.floor(share * answerable.length)]!;
        const refused = unanswerable.filter((score) => score < min).length / unanswerable.length;
        return `${(100 * share).toFixed(1)}% (below ${min.toFixed(2)}): ${(100 * refused).toFixed(1)}%`;
      });
      print(
        `${name}, ${held ? "held back" : "given"}, ${answerable.length} and ${unanswerable.length}: ${shares.join("; ")}`,
      );
    }
}

/** Prints the weights of the evidence, and writes those of the wording. */
function writeWeights(): void {
  const raw = names.map((_, at) => weights[at]! / spreads[at]!);
  const bias = weights[weights.length - 1]! - raw.reduce((sum, weight, at) => sum + weight * means[at]!, 0);
  for (const [at, name] of names.entries()) print(`  ${name}: ${raw[at]!.toFixed(2)},`);
  print(`  bias: ${bias.toFixed(2)}`);
  if (!hasVectors) return;
  const list = (part: WordingPart) =>
    words
      .flatMap((word) => {
        const weight = WORD_VALUE * weights[indexOf.get(word)!]!;
        const isWritten = word.startsWith(`${part} `) && Math.abs(weight) >= MIN_WEIGHT;
        return isWritten ? [`${word.slice(part.length + 1)} ${Math.round(100 * weight)}`] : [];
      })
      .join(" ");
  const lines = PARTS.map((part) => `  ${part}:\n    "${list(part)}",\n`).join("");
  writeFileSync(
    TARGET,
    `/** Written by \`scripts/ask/fit-evidence.ts\`: names and their weights in hundredths, in turn. */
export const WORDING_WEIGHTS = {
${lines}} as const;
`,
  );
  print(`wrote ${TARGET}`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
