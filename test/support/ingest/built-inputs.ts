import { buildCorpusFile } from "../../../src/ingest/build-corpus-file.ts";
import type { Importer } from "../../../src/ingest/importer.ts";
import { readCorpusRecords } from "../../../src/ingest/records/corpus-records.ts";
import type { SourceRecord } from "../../../src/ingest/records/source-record.ts";
import type { BuildReport } from "../../../src/ingest/report.ts";
import { listClusterIds } from "../../../src/store/cases/cases.ts";
import { openCorpus } from "../../../src/store/corpus.ts";
import { createMemoryFile, openCorpusBytes } from "../../../src/store/file/corpus-file.ts";
import { collectItems } from "../collect-items.ts";
import { readCorpusRows, withCorpus } from "../corpora/corpus-rows.ts";
import { COURTS, type SmallCase } from "../corpora/small-cases.ts";
import { ACTS, CODES, SECTIONS } from "../corpora/small-legislation.ts";
import { createMemorySource } from "./memory-source.ts";

/** A case of an input; its source id is its cluster id unless given. */
export interface InputCase extends SmallCase {
  readonly sourceId?: string;
}

/** One input: cases of a source, and any enacted law. */
export interface Input {
  readonly namespace: string;
  readonly cases: readonly InputCase[];
  readonly law: readonly SourceRecord[];
}

/** A built corpus and its report. */
export interface Built {
  readonly bytes: Uint8Array;
  readonly report: BuildReport;
}

const location = { file: "made-up", record: "" };
/** Two codes and four of their sections. */
export const CODE: readonly SourceRecord[] = [
  ...CODES.slice(0, 2).map((code) => ({ kind: "code", code, location }) as const),
  ...SECTIONS.slice(0, 4).map((section) => ({ kind: "section", section, location }) as const),
];
/** One Act. */
export const ACT: readonly SourceRecord[] = ACTS.slice(0, 1).map((act) => ({ kind: "act", ...act, location }));

function importer({ namespace, cases, law }: Input): Importer {
  return {
    name: "made-up",
    provenance: { provider: "", url: "", license: "", notice: "" },
    detect: () => true,
    async *records() {
      for (const court of COURTS) yield { kind: "court", court, location };
      for (const one of cases) {
        const { case: given, opinions } = one;
        const sourceId = getSourceId(one);
        const at = { ...location, record: sourceId };
        yield { kind: "case", case: { ...given, namespace, sourceId }, location: at };
        for (const opinion of opinions)
          yield { kind: "opinion", namespace, caseSourceId: sourceId, opinion, location: at };
      }
      yield* law;
    },
  };
}

/** Returns the source id of a case: its cluster id unless given. */
export function getSourceId({ sourceId, case: { clusterId } }: InputCase): string {
  return sourceId ?? String(clusterId);
}

/** Builds a corpus from inputs, or into a corpus, without the removed cases. */
export async function buildInputs(
  inputs: readonly Input[],
  into?: Uint8Array,
  remove: readonly number[] = [],
  builtBy = "test",
): Promise<Built> {
  const file = createMemoryFile();
  const read = inputs.map((input) => ({ importer: importer(input), source: createMemorySource({}) }));
  const corpus = into && (await openCorpus(openCorpusBytes(into)));
  try {
    const options = { name: "all", version: "1", builtBy, into: corpus, remove };
    const report = await buildCorpusFile(read, file, options);
    return { report, bytes: file.bytes().slice() };
  } finally {
    corpus?.close();
  }
}

/** Reads everything that a corpus contains, stored and computed. */
export function readContents(bytes: Uint8Array): Promise<unknown> {
  return withCorpus(openCorpusBytes(bytes), async (corpus) => {
    const { counts, currentThrough } = corpus.manifest;
    const records = (await collectItems(readCorpusRecords(corpus))).map((record) => JSON.stringify(record));
    return { counts, currentThrough, records, rows: readCorpusRows(corpus) };
  });
}

/** Lists the cluster ids of a corpus. */
export function listCaseIds(bytes: Uint8Array): Promise<number[]> {
  return withCorpus(openCorpusBytes(bytes), ({ database }) => [...listClusterIds(database)]);
}
