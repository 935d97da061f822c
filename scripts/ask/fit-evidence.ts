import { parseArgs } from "node:util";
import { compareDoctrines } from "../../src/ask/authorities/compare-doctrines.ts";
import { type Evidence, listEvidence } from "../../src/ask/authorities/compute-evidence.ts";
import { findCompared } from "../../src/ask/compose/compared-authorities.ts";
import { createFileCorpus } from "../../src/corpus/file/open-file-corpus.ts";
import type { Corpus } from "../../src/corpus/port/corpus.ts";
import { openStarterCorpus } from "../../src/node/starter-corpus.ts";
import { openCorpus } from "../../src/store/corpus.ts";
import { crossValidate, type Example, fitLogisticRegression } from "../treatment/fit-logistic-regression.ts";
import { type LabelledQuestion, rankForQuestion, readLabelledQuestions } from "./labelled-questions.ts";

// Fits the weights of src/ask/authorities/judge-authority.ts to labelled questions and prints them:
//
//     npx tsx scripts/ask/fit-evidence.ts [--without-vectors] test/ask/questions/questions*.jsonl test/lawyer/ask.jsonl
//
// Rows that were held back are not read. First it prints, with the weights of the other folds, how many of the questions
// that the corpus does not answer are refused if so many of the others are; each of these counts twice.

/** How often a question that the corpus does not answer counts: there are few. */
const UNANSWERABLE_COPIES = 2;
/** L2 penalty of the weights of standardised figures. */
const PENALTY = 4;
const FOLDS = 8;
/** Shares of the answerable questions that are refused. */
const REFUSED_SHARES = [0.02, 0.03, 0.05];

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { "without-vectors": { type: "boolean", default: false } },
});
const examples = await readExamples(positionals);
const names = Object.keys(examples[0]!.evidence) as (keyof Evidence)[];
const means = names.map((name) => mean(examples.map(({ evidence }) => evidence[name])));
const spreads = names.map((name, at) =>
  Math.max(1e-6, Math.sqrt(mean(examples.map(({ evidence }) => (evidence[name] - means[at]!) ** 2)))),
);
const all = examples.flatMap(({ evidence, answerable }, group) => {
  const features = names.map((name, i) => (evidence[name] - means[i]!) / spreads[i]!);
  return Array<Example>(answerable ? 1 : UNANSWERABLE_COPIES).fill({ group, features, label: answerable ? 1 : 0 });
});
printCrossValidation();
printWeights();

/** Reads what speaks for the best authority of each question that was not held back. */
async function readExamples(paths: readonly string[]) {
  const corpus = createFileCorpus(await openCorpus(openStarterCorpus()));
  const found: { readonly evidence: Evidence; readonly answerable: boolean }[] = [];
  for (const row of readLabelledQuestions(paths)) {
    if (row.held) continue;
    const evidence = await readEvidence(corpus, row);
    if (evidence !== null) found.push({ evidence, answerable: !row.refuse });
  }
  return found;
}

async function readEvidence(corpus: Corpus, row: LabelledQuestion): Promise<Evidence | null> {
  const { question, authorities } = await rankForQuestion(corpus, row);
  const [lead] = authorities;
  if (lead === undefined) return null;
  const leads = [lead, ...findCompared(question, authorities)];
  return listEvidence(
    question,
    lead,
    values["without-vectors"] ? null : await compareDoctrines(corpus, question, leads),
  );
}

function printCrossValidation(): void {
  const scores = crossValidate(all, PENALTY, FOLDS);
  const list = (label: 0 | 1) => scores.filter((_, at) => all[at]!.label === label).sort((a, b) => a - b);
  const answerable = list(1);
  const unanswerable = list(0);
  for (const share of REFUSED_SHARES) {
    const min = answerable[Math.floor(share * answerable.length)]!;
    const refused = unanswerable.filter((score) => score < min).length;
    print(
      `${(100 * share).toFixed(0)}% of ${answerable.length} answerable refused (below ${min.toFixed(2)}): ` +
        `${refused} of ${unanswerable.length} unanswerable refused`,
    );
  }
}

function printWeights(): void {
  const weights = fitLogisticRegression(all, PENALTY);
  const raw = names.map((_, at) => weights[at]! / spreads[at]!);
  const bias = weights[names.length]! - raw.reduce((sum, weight, at) => sum + weight * means[at]!, 0);
  for (const [at, name] of names.entries()) print(`  ${name}: ${raw[at]!.toFixed(2)},`);
  print(`  bias: ${bias.toFixed(2)}`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
