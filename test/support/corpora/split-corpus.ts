import { buildCorpusFile } from "../../../src/ingest/build-corpus-file.ts";
import type { Importer } from "../../../src/ingest/importer.ts";
import { readCorpusRecords } from "../../../src/ingest/records/corpus-records.ts";
import type { SourceRecord } from "../../../src/ingest/records/source-record.ts";
import { type OpenCorpusFile, openCorpus } from "../../../src/store/corpus.ts";
import { createMemoryFile, openCorpusBytes } from "../../../src/store/file/corpus-file.ts";
import { createRandom } from "../seeded-random.ts";

/** A corpus in parts, and the corpus that is built from the records of the parts in their order. */
export interface SplitCorpus {
  readonly parts: readonly Uint8Array[];
  readonly whole: Uint8Array;
}

/** Splits a corpus at random, by case, by code and by Act; every part has all courts. */
export async function splitCorpus(corpus: OpenCorpusFile, count: number, seed: number): Promise<SplitCorpus> {
  const random = createRandom(seed);
  const draws = new Map<string, number>();
  const draw = (key: string) => {
    const part = draws.get(key) ?? Math.floor(random() * count);
    draws.set(key, part);
    return part;
  };
  const split: SourceRecord[][] = Array.from({ length: count }, () => []);
  for await (const record of readCorpusRecords(corpus)) {
    if (record.kind === "court") for (const part of split) part.push(record);
    else split[draw(toPartKey(record))]!.push(record);
  }
  const parts: Uint8Array[] = [];
  for (const [part, records] of split.entries()) parts.push(await buildFromRecords(`part-${part + 1}`, [records]));
  return { parts, whole: await buildFromRecords("whole", split) };
}

function toPartKey(record: SourceRecord): string {
  switch (record.kind) {
    case "case":
      return `case ${record.case.namespace} ${record.case.sourceId}`;
    case "opinion":
      return `case ${record.namespace} ${record.caseSourceId}`;
    case "code":
      return `code ${record.code.id}`;
    case "section":
      return `code ${record.section.codeId}`;
    case "act":
      return `act ${record.act.id}`;
    default:
      return "";
  }
}

/** Builds a corpus in memory from some lists of records, one input for each. */
export async function buildFromRecords(
  name: string,
  inputs: readonly (readonly SourceRecord[])[],
): Promise<Uint8Array> {
  const file = createMemoryFile();
  const toInput = (records: readonly SourceRecord[], at: number) => ({
    importer: {
      name: "records",
      provenance: { provider: "Headnote tests", url: "", license: "MIT", notice: "" },
      detect: () => false,
      async *records() {
        yield* records;
      },
    } satisfies Importer,
    source: { name: `records-${at}`, refused: [], async *entries() {}, close: async () => undefined },
  });
  await buildCorpusFile(inputs.map(toInput), file, { name, version: "1", builtBy: "test" });
  return file.bytes().slice();
}

/** Opens a corpus in memory. */
export function openBytes(bytes: Uint8Array): Promise<OpenCorpusFile> {
  return openCorpus(openCorpusBytes(bytes));
}
