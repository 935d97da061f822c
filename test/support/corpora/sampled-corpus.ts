import { existsSync, mkdirSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { findCitations } from "../../../src/citation/find/find-citations.ts";
import { buildCorpusFile } from "../../../src/ingest/build-corpus-file.ts";
import { readCorpusRecords } from "../../../src/ingest/records/corpus-records.ts";
import type { SourceRecord } from "../../../src/ingest/records/source-record.ts";
import { createPartialFile } from "../../../src/node/files/corpus-file.ts";
import { openStarterCorpus, STARTER_CORPUS } from "../../../src/node/starter-corpus.ts";
import { VERSION } from "../../../src/node/version.ts";
import { FORMAT_VERSION } from "../../../src/store/file/trailer.ts";
import { WORK } from "../paths.ts";
import { createRandom } from "../seeded-random.ts";
import { withCorpus } from "./corpus-rows.ts";

type CaseRecord = Extract<SourceRecord, { readonly kind: "case" }>;

const SEED = 7;
const FIRST_ID = 50_000_000;
/**
 * Paragraphs of a sampled case, at least and at most, and how many of them have no citation beside one that has: about
 * 4,000 words and three cited cases of the corpus on average, as real opinions have. Shorter cases with more citations
 * would make reading them slower by the megabyte, and changing a corpus slower beside building it.
 */
const PARAGRAPHS = { min: 20, max: 100, plainBesideCiting: 23 };

/**
 * Opens a corpus of the starter corpus and `count` sampled cases: paragraphs of starter cases in random order, so that
 * queries and questions in English match and citations resolve. It is the same in every run and built by the same code
 * as any other corpus.
 * @returns its path; the file is built if it is absent or older than the built package
 */
export async function openSampledCorpus(count: number): Promise<string> {
  mkdirSync(WORK, { recursive: true });
  const path = resolve(WORK, `sampled-${count}-${FORMAT_VERSION}.sqlite`);
  if (existsSync(path) && statSync(path).mtimeMs > statSync(STARTER_CORPUS).mtimeMs) return path;
  console.log(`building a corpus of ${count} sampled cases …`);
  const file = createPartialFile(path);
  const provenance = {
    provider: "Headnote tests",
    url: "",
    license: "MIT",
    notice: "Paragraphs of the starter corpus.",
  };
  const importer = { name: "sampled", provenance, detect: () => false, records: () => sampleRecords(count) };
  const source = { name: "sampled", refused: [], entries: async function* () {}, close: async () => {} };
  await buildCorpusFile([{ importer, source }], file, { name: `sampled-${count}`, version: "1", builtBy: VERSION });
  await file.publish();
  return path;
}

async function* sampleRecords(count: number): AsyncGenerator<SourceRecord> {
  const starter = await withCorpus(openStarterCorpus(), async (corpus) => {
    const records: SourceRecord[] = [];
    for await (const record of readCorpusRecords(corpus)) records.push(record);
    return records;
  });
  yield* starter;
  const random = createRandom(SEED);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!;
  const cases = starter.filter((record): record is CaseRecord => record.kind === "case");
  const parties = cases.flatMap(({ case: { name } }) => name.split(/ v\. /));
  const paragraphs = starter.flatMap((record) =>
    record.kind === "opinion" ? record.opinion.text.split(/\n\s*\n/).filter((text) => text.trim() !== "") : [],
  );
  const isCiting = (paragraph: string) => findCitations(paragraph).length > 0;
  const citing = paragraphs.filter(isCiting);
  const plain = paragraphs.filter((paragraph) => !isCiting(paragraph));
  const pickParagraph = () => pick(random() * (PARAGRAPHS.plainBesideCiting + 1) < 1 ? citing : plain);
  for (let n = 0; n < count; n++) {
    const { case: model, location } = pick(cases);
    const sourceId = `sampled-${n}`;
    const name = `${pick(parties)} v. ${pick(parties)}`;
    yield {
      kind: "case",
      case: {
        ...model,
        clusterId: FIRST_ID + n,
        namespace: "sampled",
        sourceId,
        name,
        nameFull: name,
        docketNumber: `No. ${n}`,
        citations: [`${700 + Math.floor(n / 900)} U.S. ${1 + (n % 900)}`],
      },
      location,
    };
    const length = PARAGRAPHS.min + Math.floor(random() * (PARAGRAPHS.max - PARAGRAPHS.min + 1));
    const text = Array.from({ length }, pickParagraph).join("\n\n");
    const opinion = { kind: "lead", author: "", text, pages: [], footnotes: [] } as const;
    yield { kind: "opinion", namespace: "sampled", caseSourceId: sourceId, opinion, location };
  }
}
