import { createMemoryScratch, type Scratch } from "../store/scratch/scratch.ts";
import { hashFnv1a } from "../text/hash.ts";
import { type CountedRecords, createCounts, estimateCorpusBytes } from "./estimate/corpus-bytes.ts";
import { createTextSample } from "./estimate/text-density.ts";
import type { IngestInput } from "./importer.ts";
import type { SourceRecord } from "./records/source-record.ts";
import type { BuildProgress } from "./report.ts";
import {
  type CaseFilter,
  type CaseSelection,
  createCaseSelection,
  type LeftOutCounts,
} from "./selection/case-selection.ts";
import { omitLeftOutNotes } from "./selection/omit-left-out-notes.ts";
import type { UnknownCourt } from "./selection/unknown-courts.ts";

/** Options of {@link countRecords}. */
export interface CountOptions {
  /** Which cases are counted. Default: all. */
  readonly filter?: CaseFilter;
  /** Where to keep what does not fit into memory. Default: in memory. */
  readonly scratch?: Scratch;
  readonly signal?: AbortSignal;
  /** Is called as inputs are read. */
  readonly onProgress?: (progress: BuildProgress) => void;
}

/** What a build would read of all its inputs. */
export interface RecordCounts extends RecordTotals {
  /** The same of each input, in their order. */
  readonly inputs: readonly InputRecordCounts[];
  /** Court ids of the filter that neither the courts of the inputs nor the tables of Headnote have. */
  readonly unknownCourts: readonly UnknownCourt[];
}

/** What a build would read of one input. */
export interface InputRecordCounts extends RecordTotals {
  /** The input's name. */
  readonly source: string;
  /** The importer that reads it. */
  readonly format: string;
}

/** Numbers of records, and the size of their corpus. */
export interface RecordTotals {
  readonly courts: number;
  readonly cases: number;
  readonly citations: number;
  readonly opinions: number;
  /** Of opinions. */
  readonly characters: number;
  /** Sections without the versions that have the words of another. */
  readonly storedSections: number;
  readonly sectionCharacters: number;
  readonly actCharacters: number;
  readonly codes: number;
  readonly sections: number;
  readonly acts: number;
  readonly refused: number;
  readonly repaired: number;
  readonly leftOut: LeftOutCounts;
  /** Bytes of the corpus that a build would write, about. */
  readonly corpusBytes: number;
}

/**
 * Counts the records of inputs without building a corpus. Cases that several sources have, which a build would merge, are
 * counted once per source.
 *
 * @example
 * ```ts
 * import { countRecords, findImporter } from "headnote/ingest";
 * import { openSource } from "headnote/node";
 *
 * const importer = findImporter("text-folder");
 * if (importer) {
 *   const source = await openSource("opinions");
 *   console.log((await countRecords([{ importer, source }])).cases);
 *   await source.close();
 * }
 * ```
 */
export async function countRecords(inputs: readonly IngestInput[], options: CountOptions = {}): Promise<RecordCounts> {
  const { scratch = createMemoryScratch(), onProgress } = options;
  const selection = createCaseSelection(options.filter);
  let done = 0;
  const onBytes = (bytes: number) => {
    done += bytes;
    onProgress?.({ stage: "import", done, total: null, unit: "bytes" });
  };
  const sample = createTextSample();
  const counted: Omit<InputRecordCounts, "corpusBytes">[] = [];
  for (const { importer, source } of inputs) {
    const leftOut = { ...selection.leftOut };
    const records = importer.records(source, { scratch, selection, signal: options.signal, onBytes });
    const counts = await countInput(sample.collect(records), selection);
    const { cases, opinions } = selection.leftOut;
    counted.push({
      source: source.name,
      format: importer.name,
      ...counts,
      leftOut: { cases: cases - leftOut.cases, opinions: opinions - leftOut.opinions },
    });
  }
  const total = counted.reduce((sum, one) => addCounts(sum, one), createCounts());
  const density = await sample.measureDensity();
  return {
    ...total,
    leftOut: { ...selection.leftOut },
    unknownCourts: selection.findUnknownCourts(),
    corpusBytes: estimateCorpusBytes(total, density),
    inputs: counted.map((one) => ({ ...one, corpusBytes: estimateCorpusBytes(one, density) })),
  };
}

function addCounts(sum: CountedRecords, more: Readonly<CountedRecords>): CountedRecords {
  const added = { ...sum };
  for (const name of Object.keys(sum) as (keyof CountedRecords)[]) added[name] += more[name];
  return added;
}

/**
 * Counts the records of an input.
 * @param isEnough is asked after each record whether to stop
 */
export async function countInput(
  records: AsyncIterable<SourceRecord>,
  selection: CaseSelection,
  isEnough: (counts: Readonly<CountedRecords>) => boolean = () => false,
): Promise<CountedRecords> {
  const counts = createCounts();
  const seen = new Set<number>();
  /** Whether the last case was taken: importers yield its opinions next, or ask the selection themselves. */
  let isTaken = true;
  for await (const record of omitLeftOutNotes(records, selection)) {
    switch (record.kind) {
      case "court":
        counts.courts++;
        selection.addCourt(record.court);
        break;
      case "case":
        isTaken = selection.mayTake(record.case);
        if (isTaken) selection.countTaken();
        else selection.countLeftOut("cases");
        counts.cases += Number(isTaken);
        counts.citations += isTaken ? record.case.citations.length : 0;
        break;
      case "opinion":
        if (!isTaken) selection.countLeftOut("opinions");
        counts.opinions += Number(isTaken);
        counts.characters += isTaken ? record.opinion.text.length : 0;
        break;
      case "cited_cases":
      case "unmatched_citations":
        break;
      default:
        counts[OTHER_COUNTS[record.kind]]++;
        countLawCharacters(record, counts, seen);
    }
    if (isEnough(counts)) break;
  }
  return counts;
}

/** Counts the characters of a record of enacted law. A version of a section with the words of another is stored once. */
function countLawCharacters(record: SourceRecord, counts: CountedRecords, seen: Set<number>): void {
  if (record.kind === "section") {
    const { id, text, history, notes } = record.section;
    const hash = hashFnv1a(`${id}\n${text}`);
    if (seen.has(hash)) return;
    seen.add(hash);
    counts.storedSections++;
    counts.sectionCharacters += text.length + history.length + notes.length;
  } else if (record.kind === "act") {
    const texts = [...record.sections, ...record.footnotes];
    counts.actCharacters += texts.reduce((sum, { text }) => sum + text.length, 0);
  }
}

const OTHER_COUNTS = {
  code: "codes",
  section: "sections",
  act: "acts",
  refused: "refused",
  repaired: "repaired",
} as const;
