import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { compareKnownQuestions } from "../../src/ask/authorities/compare-known-questions.ts";
import { type Evidence, listEvidence } from "../../src/ask/authorities/compute-evidence.ts";
import { collectReadStems } from "../../src/ask/authorities/text-relevance.ts";
import { formatFeature, listWording, type WordingPart } from "../../src/ask/authorities/wording.ts";
import type { Corpus } from "../../src/corpus/port/corpus.ts";
import { fitSparseRegression, type SparseExample } from "./fit-sparse-regression.ts";
import {
  type LabelledQuestion,
  openFittingCorpus,
  rankForQuestion,
  readLabelledQuestions,
} from "./labelled-questions.ts";

// Fits what decides whether a question is answered to labelled questions: prints the weights of the evidence
// (src/ask/authorities/judge-authority.ts) and writes those of the wording (src/ask/authorities/tables/wording-weights.ts).
//
//     npx tsx scripts/ask/fit-evidence.ts corpus/questions/*.jsonl test/ask/questions/*.jsonl test/lawyer/ask.jsonl
//     npx tsx scripts/ask/fit-evidence.ts --without-topics test/ask/questions/questions*.jsonl test/lawyer/ask.jsonl
//
// Rows that were held back are not fitted to. The first command fits the wording together with the evidence of a corpus that
// has known questions, then the evidence of one that has none beside the same wording. The second fits the evidence alone,
// for cases without topics. Of each set they print how many of the questions that the corpus does not answer are
// refused if so many of the others are. `--rows FILE` keeps what was read of the questions, which takes a quarter of an
// hour, or reads it from there.

const TARGET = "src/ask/authorities/tables/wording-weights.ts";
const PARTS: readonly WordingPart[] = ["met", "unmet", "asked", "kind", "word"];

/** The questions that were written for the starter corpus, and are asked as the app asks: without a country. */
const WRITTEN_SETS: ReadonlySet<string> = new Set([
  "answered.jsonl",
  "authorities.jsonl",
  "named.jsonl",
  "unanswerable.jsonl",
  "unanswered.jsonl",
]);
const KNOWN_SETS: ReadonlySet<string> = new Set(["answered.jsonl", "unanswered.jsonl"]);
/** Kind of the known questions that are as users mix them, as are those of the other sets. */
const MIXED_KIND = "mixed";
/** How often a question of those counts, one of these, and one of these that is not answered. */
const WRITTEN_WEIGHT = 0.3;
const USER_WEIGHT = 6;
const UNANSWERED_USER_WEIGHT = 12;
/** One in so many of the other known questions is fitted to, which are more than the fit needs. */
const KNOWN_STEP = 5;
/** L2 penalty of the weights of standardised figures and of words. */
const PENALTY = 10;
/** Value of a word that a question has: the less, the more its weight is penalised. */
const WORD_VALUE = 0.7;
/** Minimum number of given questions that have a word, and the least weight that is written. */
const MIN_QUESTIONS = 5;
const MIN_WEIGHT = 0.15;
/** Shares of the answerable questions that are refused. */
const REFUSED_SHARES = [0.03, 0.05, 0.075];
/** What a corpus without known questions does not tell. */
const KNOWN_EVIDENCE: ReadonlySet<string> = new Set([
  "answeredSimilarity",
  "unansweredSimilarity",
  "authorityOdds",
  "wordOdds",
  "newWords",
]);

interface Row {
  readonly set: string;
  readonly held: boolean;
  readonly answerable: boolean;
  readonly evidence: Evidence;
  readonly wording: readonly string[];
}

type EvidenceName = keyof Evidence;

/** Weights of the evidence and of words. */
interface Weights {
  readonly evidence: ReadonlyMap<EvidenceName, number>;
  readonly words: ReadonlyMap<string, number>;
  readonly bias: number;
}

const { positionals, values: options } = parseArgs({
  allowPositionals: true,
  options: { "without-topics": { type: "boolean", default: false }, rows: { type: "string" } },
});
const hasTopics = !options["without-topics"];
const rows = await readRows(positionals);
const given = rows.filter(({ held }) => !held);
const names = (Object.keys(rows[0]!.evidence) as EvidenceName[]).filter((name) => name !== "wording");
const ownNames = names.filter((name) => !KNOWN_EVIDENCE.has(name));
if (hasTopics) {
  const all = fitWeights(names, listWords());
  const telling = [...all.words].flatMap(([word, weight]) => (Math.abs(weight) >= MIN_WEIGHT ? [word] : []));
  const known = fitWeights(names, telling);
  writeWording(known.words);
  printFit("with known questions", known, rows);
  printFit("with topics", fitWeights(ownNames, [], known.words), rows);
} else {
  printFit("with words alone", fitWeights(ownNames, []), rows);
}

async function readRows(paths: readonly string[]): Promise<Row[]> {
  const kept = options.rows;
  if (kept !== undefined && existsSync(kept))
    return readFileSync(kept, "utf8")
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Row);
  const corpus = await openFittingCorpus();
  const found: Row[] = [];
  for (const path of paths) {
    const set = basename(path);
    for (const [at, row] of readLabelledQuestions([path]).entries()) {
      if (KNOWN_SETS.has(set) && row.kind !== MIXED_KIND && at % KNOWN_STEP > 0) continue;
      const { countryCode, ...open } = row;
      const read = await readRow(corpus, WRITTEN_SETS.has(set) ? open : { ...open, countryCode });
      const own = row.kind === MIXED_KIND ? MIXED_KIND : set;
      if (read !== null) found.push({ set: own, held: row.held, answerable: !row.refuse, ...read });
    }
  }
  if (kept !== undefined) writeFileSync(kept, found.map((row) => `${JSON.stringify(row)}\n`).join(""));
  return found;
}

async function readRow(corpus: Corpus, row: LabelledQuestion): Promise<Pick<Row, "evidence" | "wording"> | null> {
  const { question, authorities } = await rankForQuestion(corpus, row);
  const [lead] = authorities;
  if (lead === undefined) return null;
  const { jurisdiction } = question.scope;
  const known = hasTopics ? await compareKnownQuestions(corpus, question.question, jurisdiction, lead) : null;
  return {
    evidence: listEvidence(question, lead, known),
    wording: listWording(question, collectReadStems(lead)).map(formatFeature),
  };
}

/** Lists the wording that enough of the given questions have, in alphabetical order. */
function listWords(): string[] {
  const counts = new Map<string, number>();
  for (const { wording } of given) for (const word of wording) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].flatMap(([word, count]) => (count >= MIN_QUESTIONS ? [word] : [])).sort();
}

/**
 * Fits the weights of some evidence, each on its own scale, and of words to the given rows.
 * @param fixed words whose weights are known
 */
function fitWeights(
  own: readonly EvidenceName[],
  words: readonly string[],
  fixed: ReadonlyMap<string, number> = new Map(),
): Weights {
  const means = own.map((name) => mean(given.map(({ evidence }) => evidence[name])));
  const spreads = own.map((name, at) =>
    Math.max(1e-6, Math.sqrt(mean(given.map(({ evidence }) => (evidence[name] - means[at]!) ** 2)))),
  );
  const indexOf = new Map(words.map((word, at) => [word, own.length + at]));
  const examples = given.map(({ set, answerable, evidence, wording }): SparseExample => {
    const known = wording.flatMap((word) => indexOf.get(word) ?? []);
    const figures = own.map((name, at) => (evidence[name] - means[at]!) / spreads[at]!);
    const ofUser = answerable ? USER_WEIGHT : UNANSWERED_USER_WEIGHT;
    return {
      features: Int32Array.from([...own.keys(), ...known]),
      values: Float64Array.from([...figures, ...known.map(() => WORD_VALUE)]),
      label: answerable ? 1 : 0,
      weight: WRITTEN_SETS.has(set) ? WRITTEN_WEIGHT : ofUser,
      offset: scoreWords(fixed, wording),
    };
  });
  const fitted = fitSparseRegression(examples, own.length + words.length, PENALTY);
  const raw = own.map((_, at) => fitted[at]! / spreads[at]!);
  return {
    evidence: new Map(own.map((name, at) => [name, raw[at]!])),
    words: new Map([...fixed, ...words.map((word) => [word, WORD_VALUE * fitted[indexOf.get(word)!]!] as const)]),
    bias: fitted[fitted.length - 1]! - raw.reduce((sum, weight, at) => sum + weight * means[at]!, 0),
  };
}

function scoreWords(words: Weights["words"], wording: Row["wording"]): number {
  return wording.reduce((sum, word) => sum + (words.get(word) ?? 0), 0);
}

/** Computes the logarithm of the odds that a question is answered. */
function scoreRow(weights: Weights, row: Row): number {
  const ofEvidence = [...weights.evidence].reduce((sum, [name, weight]) => sum + weight * row.evidence[name], 0);
  return weights.bias + ofEvidence + scoreWords(weights.words, row.wording);
}

/** Prints the weights of the evidence, and how many rows of each set are refused: held back, or fitted to. */
function printFit(title: string, weights: Weights, of: readonly Row[]): void {
  print(`\n${title}`);
  const isWritten = ({ set }: Row) => WRITTEN_SETS.has(set);
  for (const held of [false, true])
    for (const [name, isIn] of [
      ["written", isWritten],
      ["users'", (row: Row) => !isWritten(row)],
      ["lawyer", ({ set }: Row) => set === "ask.jsonl"],
      ["sixth", ({ set }: Row) => set === "questions-6.jsonl"],
      ["seventh", ({ set }: Row) => set === "questions-7.jsonl"],
    ] as const)
      printShares(
        `${name}, ${held ? "held back" : "fitted to"}`,
        weights,
        of.filter((row) => row.held === held && isIn(row)),
      );
  for (const [name, weight] of weights.evidence) print(`  ${name}: ${weight.toFixed(2)},`);
  print(`  bias: ${weights.bias.toFixed(2)}`);
}

function printShares(title: string, weights: Weights, of: readonly Row[]): void {
  const list = (answerable: boolean) =>
    of
      .filter((row) => row.answerable === answerable)
      .map((row) => scoreRow(weights, row))
      .sort((a, b) => a - b);
  const [answerable, unanswerable] = [list(true), list(false)];
  if (answerable.length === 0 || unanswerable.length === 0) return;
  const shares = REFUSED_SHARES.map((share) => {
    const min = answerable[Math.floor(share * answerable.length)]!;
    const refused = unanswerable.filter((score) => score < min).length / unanswerable.length;
    return `${(100 * share).toFixed(1)}% (below ${min.toFixed(2)}): ${(100 * refused).toFixed(1)}%`;
  });
  print(`${title}, ${answerable.length} and ${unanswerable.length}: ${shares.join("; ")}`);
}

/** Writes the weights of the wording. */
function writeWording(words: ReadonlyMap<string, number>): void {
  const list = (part: WordingPart) =>
    [...words]
      .filter(([word]) => word.startsWith(`${part} `))
      .map(([word, weight]) => `${word.slice(part.length + 1)} ${Math.round(100 * weight)}`)
      .join(" ");
  const lines = PARTS.map((part) => `  ${part}:\n    "${list(part)}",\n`).join("");
  writeFileSync(
    TARGET,
    `/** Written by \`scripts/ask/fit-evidence.ts\`: names and their weights in hundredths, in turn. */
export const WORDING_WEIGHTS = {
${lines}} as const;
`,
  );
  print(`wrote ${words.size} weights to ${TARGET}`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
