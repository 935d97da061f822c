import { existsSync, mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { buildCorpusFile } from "../../../src/ingest/build-corpus-file.ts";
import type { SourceRecord } from "../../../src/ingest/records/source-record.ts";
import type { Court } from "../../../src/law/court.ts";
import { createPartialFile } from "../../../src/node/files/corpus-file.ts";
import { FORMAT_VERSION } from "../../../src/store/file/trailer.ts";
import { WORK } from "../paths.ts";
import { createRandom } from "../seeded-random.ts";

const FOLDER = WORK;

/** Different words, drawn by Zipf's law, and words of a judgment on average. */
const VOCABULARY_WORDS = 200_000;
const MEAN_WORDS_PER_CASE = 500;
const SEED = 20;

/**
 * A corpus of a number of generated judgments, the same in every run, from the same build as any other: names, courts,
 * judges, years, sentences and paragraphs, citations of earlier judgments, some of which overrule.
 * @returns its path; it is built when it is not there
 */
export async function openGeneratedCorpus(count: number): Promise<string> {
  mkdirSync(FOLDER, { recursive: true });
  const path = resolve(FOLDER, `generated-${count}-${FORMAT_VERSION}.sqlite`);
  if (existsSync(path)) return path;
  console.log(`making a corpus of ${count} judgments …`);
  const file = createPartialFile(path);
  const provenance = { provider: "made up", url: "", license: "", notice: "" };
  const importer = { name: "generated", provenance, detect: () => false, records: () => generateRecords(count) };
  const source = { name: "generated", refused: [], entries: async function* () {}, close: async () => {} };
  await buildCorpusFile([{ importer, source }], file, { name: `generated-${count}`, version: "1", builtBy: "bench" });
  await file.publish();
  return path;
}

async function* generateRecords(count: number): AsyncGenerator<SourceRecord> {
  const random = createRandom(SEED);
  const word = createZipfWords(random);
  const location = { file: "generated", record: "" };
  const courts = Array.from({ length: 40 }, (_, i) => createCourt(i));
  for (const one of courts) yield { kind: "court", court: one, location };
  const judges = Array.from({ length: 300 }, () => `${capitalize(word())} ${capitalize(word())}`);
  const some = <Item>(items: readonly Item[]) => items[Math.floor(random() ** 2 * items.length)]!;
  const names: string[] = [];
  for (let i = 0; i < count; i++) {
    names.push(`${capitalize(word())} v. ${capitalize(word())}`);
    const year = 1950 + Math.floor((i / count) * 70);
    const sourceId = String(i + 1);
    yield {
      kind: "case",
      case: {
        clusterId: i + 1,
        namespace: "generated",
        sourceId,
        name: names[i]!,
        nameFull: names[i]!,
        courtId: some(courts).id,
        jurisdiction: "US",
        dateFiled: `${year}-0${1 + (i % 9)}-1${i % 10}`,
        datePrecision: "day",
        docketNumber: `No. ${i}`,
        judges: [...new Set([some(judges), some(judges)])],
        citations: [citationOf(i)],
      },
      location,
    };
    const text = generateJudgment(random, word, () => {
      const cited = Math.floor(random() ** 2 * i);
      const verb = random() < 0.02 ? "We overrule" : "See";
      return `${verb} ${names[cited]}, ${citationOf(cited)} (${1950 + Math.floor((cited / count) * 70)}).`;
    });
    const opinion = { kind: "lead", author: "", text, pages: [], footnotes: [] } as const;
    yield { kind: "opinion", namespace: "generated", caseSourceId: sourceId, opinion, location };
  }
}

function createCourt(i: number): Court {
  const id = i === 0 ? "scotus" : `court${i}`;
  return {
    id,
    name: `Court ${i}`,
    citationString: `Ct. ${i}`,
    jurisdiction: "US",
    level: i === 0 ? "supreme" : "trial",
  };
}

function citationOf(i: number): string {
  return `${700 + Math.floor(i / 900)} U.S. ${1 + (i % 900)}`;
}

/** Sentences of some twenty words, five to a paragraph, some followed by a citation. */
function generateJudgment(random: () => number, word: () => string, cite: () => string): string {
  let left = 50 + Math.floor(random() * 2 * (MEAN_WORDS_PER_CASE - 50));
  let text = "";
  for (let sentence = 1; left > 0; sentence++) {
    const length = Math.min(left, 5 + Math.floor(random() * 30));
    left -= length;
    const said = Array.from({ length }, word).join(" ");
    text += `${capitalize(said)}. ${random() < 0.05 ? `${cite()} ` : ""}${sentence % 5 === 0 ? "\n\n" : ""}`;
  }
  return text;
}

/** Words by their rank, the nth as often as 1/n of the first. */
function createZipfWords(random: () => number): () => string {
  const sums = new Float64Array(VOCABULARY_WORDS);
  let sum = 0;
  for (let rank = 0; rank < VOCABULARY_WORDS; rank++) {
    sum += 1 / (rank + 1);
    sums[rank] = sum;
  }
  const syllables = "ba co du fe gi ha jo ku la me ni po ra su ti vo we za".split(" ");
  const spelled = Array.from({ length: VOCABULARY_WORDS }, (_, rank) => {
    let spelling = "";
    for (let rest = rank + 18; rest > 0; rest = Math.floor(rest / 18)) spelling += syllables[rest % 18];
    return spelling;
  });
  return () => {
    const wanted = random() * sum;
    let low = 0;
    let high = VOCABULARY_WORDS - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (sums[middle]! < wanted) low = middle + 1;
      else high = middle;
    }
    return spelled[low]!;
  };
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
