import { expect, it } from "vitest";
import { extractTerms } from "../../../src/ask/interpret/terms/question-terms.ts";
import { findQuestionCases, findQuestionPassages } from "../../../src/ask/retrieve/retrieve-passages.ts";
import { createFileContext, type FileContext } from "../../../src/corpus/file/file-context.ts";
import { createFileCorpus } from "../../../src/corpus/file/open-file-corpus.ts";
import { openCorpusFile } from "../../../src/node/files/corpus-file.ts";
import { visitCases } from "../../../src/store/cases/cases.ts";
import { openCorpus } from "../../../src/store/corpus.ts";
import { stem } from "../../../src/text/stem.ts";
import { visitWords } from "../../../src/text/words.ts";
import { openRealCorpus } from "../../support/corpora/real-corpus.ts";
import { readJsonLines } from "../../support/json-lines.ts";
import { reportFigure } from "../../support/report-figure.ts";
import { findSharedFile } from "../../support/shared-data.ts";

const quotations = findSharedFile("eval/passages_in_quotes.jsonl");
const real = quotations ? openRealCorpus() : null;

interface Row {
  readonly citing_doc: string;
  readonly query_context: string;
  readonly gold_quote: string;
}

/** A run of whole sentences of a judgment, at most 200 words, by its words. */
interface Passage {
  readonly ordinal: number;
  readonly from: number;
  readonly to: number;
}

it.skipIf(!real)("finds quoted passages by the text that precedes the quotation (maintainer data)", async () => {
  const file = await openCorpus(openCorpusFile(real!.path));
  const context = createFileContext(file);
  const corpus = createFileCorpus(file);
  const rows = readJsonLines<Row>(quotations!);
  const { read, judgments, bySource } = readJudgments(context);
  const gold = rows.map(({ gold_quote }) => fiveGrams(read(gold_quote)));
  const holders = holdersOf(judgments, gold);
  const kept = rows
    .map(({ citing_doc }, row) => ({ row, citing: bySource.get(citing_doc) ?? -1 }))
    .filter(({ row, citing }) => gold[row]!.size > 0 && [...holders[row]!].some((ordinal) => ordinal !== citing));

  const isHit = (row: number, ordinal: number, words: Uint32Array) =>
    holders[row]!.has(ordinal) && held(gold[row]!, fiveGrams(words));

  const ranker = plainBm25(cutAll(context, judgments), judgments, (word) => read.stemOf(word));
  const signal = new AbortController().signal;
  let plain = 0;
  let ours = 0;
  for (const { row, citing } of kept) {
    const question = rows[row]!.query_context;
    const best = ranker(read(question), ({ ordinal }) => ordinal !== citing);
    if (best.some(({ ordinal, from, to }) => isHit(row, ordinal, judgments.get(ordinal)!.subarray(from, to)))) plain++;
    const terms = await extractTerms(corpus, question);
    const found = await findQuestionCases(corpus, terms, { jurisdiction: "IN" }, 24);
    const cases = found.filter(({ clusterId }) => context.toOrdinal(clusterId) !== citing);
    const passages = await findQuestionPassages(corpus, terms, cases, 5, signal);
    const isQuoted = passages.some(({ clusterId, sentences }) =>
      isHit(row, context.toOrdinal(clusterId), read(sentences.map(({ text }) => text).join(" "))),
    );
    if (isQuoted) ours++;
  }
  await corpus.close();
  const [plainRecall, recall] = [plain / kept.length, ours / kept.length];
  reportFigure("passages in quotes: rows that some judgment holds", `${kept.length} of ${rows.length}`, "");
  reportFigure("passages in quotes: recall@5, plain BM25 (k1 1.2, b .75)", plainRecall.toFixed(3), "");
  reportFigure("passages in quotes: recall@5, ours", recall.toFixed(3), ">= .05 above");
  expect(recall).toBeGreaterThanOrEqual(plainRecall + 0.05);
});

/** The words of all Indian judgments as numbers, by ordinal. */
function readJudgments({ file, texts, toOrdinal }: FileContext) {
  const numbers = new Map<string, number>();
  const stems: string[] = [];
  const numberOf = (word: string) => {
    const known = numbers.get(word);
    if (known !== undefined) return known;
    const own = ` ${word}`.slice(1);
    numbers.set(own, numbers.size);
    stems.push(stem(own));
    return numbers.size - 1;
  };
  const read = Object.assign(
    (text: string) => {
      const found: number[] = [];
      visitWords(text, (word) => void found.push(numberOf(word)));
      return Uint32Array.from(found);
    },
    { stemOf: (word: number) => stems[word]! },
  );
  const held: { clusterId: number; sourceId: string }[] = [];
  visitCases(file.database, ({ clusterId, sourceId, jurisdiction }) => {
    if (jurisdiction === "IN") held.push({ clusterId, sourceId });
  });
  const judgments = new Map<number, Uint32Array>();
  const bySource = new Map<string, number>();
  for (const { clusterId, sourceId } of held) {
    const ordinal = toOrdinal(clusterId);
    judgments.set(ordinal, read(texts.readWhole(clusterId)));
    bySource.set(sourceId, ordinal);
  }
  return { read, judgments, bySource };
}

/** The five-grams of some words, as numbers. */
function fiveGrams(words: Uint32Array): Set<number> {
  const grams = new Set<number>();
  for (let at = 0; at + 5 <= words.length; at++) {
    let gram = 0;
    for (let i = at; i < at + 5; i++) gram = (gram * 1009 + words[i]!) % 9_007_199_253_743;
    grams.add(gram);
  }
  return grams;
}

/** Whether at least four fifths of the first are in the second. */
function held(wanted: ReadonlySet<number>, grams: ReadonlySet<number>): boolean {
  let found = 0;
  for (const gram of wanted) if (grams.has(gram)) found++;
  return found >= 0.8 * wanted.size;
}

/** For each quotation the judgments that hold it. */
function holdersOf(judgments: ReadonlyMap<number, Uint32Array>, gold: readonly ReadonlySet<number>[]): Set<number>[] {
  const holders = gold.map(() => new Set<number>());
  for (const [ordinal, words] of judgments) {
    const grams = fiveGrams(words);
    gold.forEach((wanted, row) => {
      if (held(wanted, grams)) holders[row]!.add(ordinal);
    });
  }
  return holders;
}

const LONGEST = 200;

/** Every judgment cut into passages: whole sentences, as many as go into 200 words. */
function cutAll({ searcher: { index } }: FileContext, judgments: ReadonlyMap<number, Uint32Array>): Passage[] {
  const passages: Passage[] = [];
  for (const [ordinal, words] of judgments) {
    const starts = [0];
    for (const start of [...index.readLayout(ordinal).sentences, words.length]) {
      while (start - starts.at(-1)! > LONGEST) starts.push(starts.at(-1)! + LONGEST);
      if (start > starts.at(-1)!) starts.push(start);
    }
    for (let at = 0; at + 1 < starts.length; ) {
      let last = at + 1;
      while (last + 1 < starts.length && starts[last + 1]! - starts[at]! <= LONGEST) last++;
      passages.push({ ordinal, from: starts[at]!, to: starts[last]! });
      at = last;
    }
  }
  return passages;
}

/** Returns the five best passages by plain BM25. */
function plainBm25(
  passages: readonly Passage[],
  judgments: ReadonlyMap<number, Uint32Array>,
  stemOf: (word: number) => string,
) {
  const [k1, b] = [1.2, 0.75];
  const postings = new Map<string, Map<number, number>>();
  let words = 0;
  passages.forEach(({ ordinal, from, to }, at) => {
    words += to - from;
    for (const word of judgments.get(ordinal)!.subarray(from, to)) {
      const own = stemOf(word);
      const list = postings.get(own) ?? new Map<number, number>();
      list.set(at, (list.get(at) ?? 0) + 1);
      postings.set(own, list);
    }
  });
  const average = words / passages.length;
  return (query: Uint32Array, isAdmitted: (passage: Passage) => boolean): Passage[] => {
    const scores = new Float64Array(passages.length);
    for (const own of new Set(Array.from(query, stemOf))) {
      const list = postings.get(own);
      if (!list) continue;
      const idf = Math.log(1 + (passages.length - list.size + 0.5) / (list.size + 0.5));
      for (const [at, count] of list) {
        const { from, to } = passages[at]!;
        scores[at]! += (idf * count * (k1 + 1)) / (count + k1 * (1 - b + (b * (to - from)) / average));
      }
    }
    const best: number[] = [];
    scores.forEach((score, at) => {
      if (score === 0 || (best.length === 5 && score <= scores[best[4]!]!) || !isAdmitted(passages[at]!)) return;
      let place = best.length;
      while (place > 0 && scores[best[place - 1]!]! < score) place--;
      best.splice(place, 0, at);
      best.length = Math.min(5, best.length);
    });
    return best.map((at) => passages[at]!);
  };
}
