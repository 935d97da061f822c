import { basename } from "node:path";
import { parseArgs } from "node:util";
import { listScoreFeatures, SCORE_WEIGHTS, type ScoreFeatures } from "../../src/ask/authorities/score-authority.ts";
import type { Corpus } from "../../src/corpus/port/corpus.ts";
import {
  findAnswers,
  type LabelledQuestion,
  openFittingCorpus,
  rankForQuestion,
  readLabelledQuestions,
} from "./labelled-questions.ts";

// Fits the weights of src/ask/authorities/score-authority.ts to labelled questions, and prints them:
//
//     npx tsx scripts/ask/fit-ranking.ts corpus/questions/answered.jsonl test/ask/questions/*.jsonl test/lawyer/ask.jsonl
//
// It maximises the probability of the authorities that answer, by the softmax of the scores of a question. Rows that were
// held back are not fitted to, nor are questions that name their authority or follow others: the weights of names stay.
// For each set it prints how often an authority that answers comes first, by the present weights and by the new ones.

type Weights = Readonly<Record<keyof ScoreFeatures, number>>;

/** A question with what may answer it, of a set of questions. */
interface Choice {
  readonly set: string;
  readonly held: boolean;
  readonly features: readonly ScoreFeatures[];
  readonly answers: readonly boolean[];
}

/** Authorities of a question among which one is chosen. */
const MAX_AUTHORITIES = 12;
/** The questions that were written for one authority each: ten times as many as users' questions, which count more. */
const WRITTEN_SETS: ReadonlySet<string> = new Set(["answered.jsonl", "authorities.jsonl"]);
const USER_WEIGHT = 12;
/** What orders questions that name a doctrine or their authority, or follow others: the written questions avoid names. */
const KEPT: ReadonlySet<string> = new Set(["doctrine", "link", "limb", "naming", "known"]);
/** L2 penalty of the difference to the present weights. */
const PENALTY = 1e-3;
/** The odds of an authority that scores 1 more than another, as a logarithm, before the weights are fitted. */
const SCALE = 4;
/** Gradient descent with momentum. */
const STEPS = 400;
const RATE = 0.5;
const MOMENTUM = 0.9;

/** What compares the words of an authority with those of the question. */
const TEXT_FEATURES: ReadonlySet<string> = new Set([
  "coverage",
  "subject",
  "law",
  "topic",
  "match",
  "exact",
  "agreement",
  "agreeing",
  "closeness",
]);

const names = (Object.keys(SCORE_WEIGHTS) as (keyof ScoreFeatures)[]).filter((name) => !KEPT.has(name));
const { positionals } = parseArgs({ allowPositionals: true });
const corpus = await openFittingCorpus();
const choices: Choice[] = [];
for (const path of positionals)
  for (const row of readLabelledQuestions([path])) {
    const choice = await readChoice(corpus, row, basename(path));
    if (choice !== null) choices.push(choice);
  }
const fitted = fitWeights(choices.filter((one) => !one.held && isLearnt(one)));
printSets(fitted);
for (const name of Object.keys(SCORE_WEIGHTS) as (keyof ScoreFeatures)[]) print(`  ${name}: ${fitted[name]},`);

/** Reads what may answer a question; null if the corpus does not answer it. */
async function readChoice(corpus: Corpus, row: LabelledQuestion, set: string): Promise<Choice | null> {
  if (row.refuse || row.cites.length === 0) return null;
  const { authorities } = await rankForQuestion(corpus, row);
  const candidates = authorities.slice(0, MAX_AUTHORITIES);
  return {
    set,
    held: row.held,
    features: candidates.map(({ source, relevance }) => listScoreFeatures(source, relevance)),
    answers: await findAnswers(corpus, row, candidates),
  };
}

/** Returns whether a question tells by its own words alone what answers it, and that stands. */
function isLearnt({ set, features, answers }: Choice): boolean {
  if (!answers.includes(true) || features.some(({ naming, link, limb }) => naming + link + limb > 0)) return false;
  const isFallen = ({ isOverruled, isQuestioned, isRepealed }: ScoreFeatures) =>
    isOverruled + isQuestioned + isRepealed > 0;
  return !WRITTEN_SETS.has(set) || features.every((one, at) => !answers[at] || !isFallen(one));
}

/** Returns the weights, of the same sum as the present ones, so that scores stay comparable. */
function fitWeights(examples: readonly Choice[]): Weights {
  const rows = examples.map(({ set, features, answers }) => ({
    weight: weighSet(set),
    values: features.map((one) => names.map((name) => one[name])),
    answers,
  }));
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  const present = names.map((name) => SCALE * SCORE_WEIGHTS[name]);
  const weights = [...present];
  const velocity = names.map(() => 0);
  for (let step = 0; step < STEPS; step++) {
    const gradient = weights.map((weight, at) => 2 * PENALTY * (weight - present[at]!));
    for (const { weight, values, answers } of rows) {
      const odds = values.map((own) => Math.exp(own.reduce((sum, value, at) => sum + weights[at]! * value, 0)));
      const all = odds.reduce((sum, one) => sum + one, 0);
      const right = odds.reduce((sum, one, which) => sum + (answers[which] ? one : 0), 0);
      values.forEach((own, which) => {
        const error = (weight / total) * (odds[which]! / all - (answers[which] ? odds[which]! / right : 0));
        for (let at = 0; at < own.length; at++) gradient[at]! += error * own[at]!;
      });
    }
    for (let at = 0; at < weights.length; at++) {
      velocity[at] = MOMENTUM * velocity[at]! - RATE * gradient[at]!;
      weights[at]! += velocity[at]!;
    }
  }
  const scale = sumTextWeights(present) / sumTextWeights(weights) / SCALE;
  const fitted = names.map((name, at) => [name, Math.round(1000 * scale * weights[at]!) / 1000]);
  return { ...SCORE_WEIGHTS, ...Object.fromEntries(fitted) };
}

function weighSet(set: string): number {
  return WRITTEN_SETS.has(set) ? 1 : USER_WEIGHT;
}

function sumTextWeights(weights: readonly number[]): number {
  return names.reduce((sum, name, at) => (TEXT_FEATURES.has(name) ? sum + weights[at]! : sum), 0);
}

function printSets(fitted: Weights): void {
  for (const set of new Set(choices.map((one) => one.set)))
    for (const held of [false, true]) {
      const own = choices.filter((one) => one.set === set && one.held === held);
      const [before, after] = [SCORE_WEIGHTS, fitted].map((by) => own.filter((one) => isFirstRight(one, by)).length);
      print(`${set}, ${held ? "held" : "given"}: of ${own.length} an answer first ${before}, fitted ${after}`);
    }
}

function isFirstRight({ features, answers }: Choice, by: Weights): boolean {
  const all = Object.keys(by) as (keyof ScoreFeatures)[];
  const scores = features.map((one) => all.reduce((sum, name) => sum + by[name] * one[name], 0));
  return answers[scores.indexOf(Math.max(...scores))] === true;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
