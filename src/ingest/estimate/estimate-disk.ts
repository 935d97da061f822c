import { createMemoryScratch } from "../../store/scratch/scratch.ts";
import { type CountOptions, countInput } from "../count-records.ts";
import type { IngestInput } from "../importer.ts";
import { estimateSegmentBytes } from "../projections/index-cases.ts";
import { type CaseSelection, createCaseSelection } from "../selection/case-selection.ts";
import { estimateSourceBytes, listEntries } from "../source.ts";
import { type CountedRecords, createCounts, estimateCorpusBytes } from "./corpus-bytes.ts";
import { createTextSample, type TextSample, USUAL_TEXT_DENSITY } from "./text-density.ts";

/** About what a build writes. */
export interface DiskEstimate {
  /** Bytes of the corpus. */
  readonly corpusBytes: number;
  /** Bytes of the corpus and of the files beside it, at most at one time. */
  readonly diskBytes: number;
  /** Whether a filter may leave out more than the sample tells. */
  readonly isUpperBound: boolean;
}

/** Options of {@link estimateDisk}. */
export interface DiskEstimateOptions extends Omit<CountOptions, "onProgress"> {
  /** Bytes of a corpus that the inputs are added to. Default 0. */
  readonly formerBytes?: number;
}

/** Where inputs add a smaller share to a corpus, their texts are taken to be as dense as usual: measuring takes longer. */
const MIN_MEASURED_SHARE = 0.1;
/** Bytes of an input, and characters of its texts, after which the rest is estimated. */
const SAMPLED_BYTES = 16 * 2 ** 20;
/** Texts without which the bytes that were read say nothing: other tables may precede them. */
const MIN_SAMPLED_TEXTS = 100;

/**
 * Estimates what a build of inputs writes, from their first 16 MiB each: an input of that size is counted whole.
 * @returns null if the size of an input cannot be estimated
 */
export async function estimateDisk(
  inputs: readonly IngestInput[],
  options: DiskEstimateOptions = {},
): Promise<DiskEstimate | null> {
  const { filter, scratch = createMemoryScratch(), signal, formerBytes = 0 } = options;
  const selection = createCaseSelection(filter);
  const total = createCounts();
  const sample = createTextSample();
  let scratchBytes = 0;
  let isUpperBound = false;
  for (const input of inputs) {
    const { importer, source } = input;
    if (importer.estimate) {
      const estimate = await importer.estimate(source, { scratch, signal, selection });
      if (estimate === null) return null;
      for (const name of ["cases", "citations", "opinions", "characters"] as const) total[name] += estimate[name];
      for (const text of estimate.texts ?? []) sample.add(text);
      scratchBytes = Math.max(scratchBytes, estimate.scratchBytes);
      isUpperBound ||= estimate.isUpperBound;
    } else {
      const counted = await sampleInput(input, selection, sample, { ...options, scratch });
      if (counted === null) return null;
      for (const name of Object.keys(total) as (keyof CountedRecords)[]) total[name] += counted[name];
    }
  }
  const { maxCases = Number.POSITIVE_INFINITY } = filter ?? {};
  const taken = scaleCounts(total, Math.min(1, maxCases / Math.max(1, total.cases)));
  const isSmall = estimateCorpusBytes(taken) < MIN_MEASURED_SHARE * formerBytes;
  const density = isSmall ? USUAL_TEXT_DENSITY : await sample.measureDensity();
  const corpusBytes = estimateCorpusBytes(taken, density);
  const indexing = corpusBytes + estimateSegmentBytes(taken, scratch.memoryBytes, density.indexBytes);
  // Tables are joined before texts are stored, which are most of the corpus.
  const joining = estimateCorpusBytes({ ...taken, characters: 0 }) + scratchBytes;
  return { corpusBytes, diskBytes: Math.max(indexing, joining), isUpperBound };
}

/** Counts the records of the first bytes of an input, and scales them to all of it. */
async function sampleInput(
  { importer, source }: IngestInput,
  selection: CaseSelection,
  sample: TextSample,
  { scratch, signal }: CountOptions,
): Promise<CountedRecords | null> {
  let bytes = 0;
  let isWhole = true;
  const onBytes = (read: number) => {
    bytes += read;
  };
  const records = importer.records(source, { scratch, selection, signal, onBytes });
  const counts = await countInput(sample.collect(records), selection, (read) => {
    const characters = read.characters + read.sectionCharacters + read.actCharacters;
    const texts = read.opinions + read.sections + read.acts;
    const isEnough = characters >= SAMPLED_BYTES || (bytes >= SAMPLED_BYTES && texts >= MIN_SAMPLED_TEXTS);
    if (isEnough) isWhole = false;
    return isEnough;
  });
  if (isWhole) return counts;
  const size = await estimateSourceBytes(await listEntries(source));
  if (size === null || bytes === 0 || counts.cases + counts.sections + counts.acts === 0) return null;
  return scaleCounts(counts, Math.max(1, size / bytes));
}

function scaleCounts(counts: Readonly<CountedRecords>, scale: number): CountedRecords {
  const scaled = createCounts();
  for (const name of Object.keys(scaled) as (keyof CountedRecords)[]) scaled[name] = counts[name] * scale;
  return scaled;
}
