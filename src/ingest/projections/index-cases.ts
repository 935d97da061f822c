import { BlockPool } from "../../search/build/byte-arena.ts";
import { concatenateIndexes } from "../../search/build/concatenate-indexes.ts";
import { createIndexBuilder, type IndexBuilder } from "../../search/build/index-builder.ts";
import { mergeIndexes } from "../../search/build/merge-indexes.ts";
import { createCaseTextReader } from "../../store/cases/case-text.ts";
import { iterateCases, iterateCasesById, type StoredCaseEntry } from "../../store/cases/cases.ts";
import { listRenamedCases } from "../../store/copy-corpus.ts";
import {
  CASE_POSTING_TABLES,
  createPostingReader,
  createPostingWriter,
  type PostingWriter,
} from "../../store/postings/posting-tables.ts";
import { PAGE_CACHES_PER_MEMORY, type Scratch } from "../../store/scratch/scratch.ts";
import { createDatabase, type Database } from "../../store/sqlite/database.ts";
import { loadSqlite, type SqliteOptions } from "../../store/sqlite/load-sqlite.ts";
import { queryNumber } from "../../store/sqlite/query-row.ts";
import type { BuildStages } from "../stages.ts";
import type { PreviousCorpus } from "./reusable-readings.ts";

/** Options of indexing. */
export interface IndexingOptions extends SqliteOptions {
  readonly scratch: Scratch;
}

/**
 * Writes the index of all cases. If they were copied from an earlier corpus, only cases that its index lacks, or has with
 * another name or text, are read; the index of these is merged with the earlier one.
 * @param count of all cases, which have their final names
 */
export async function indexCases(
  database: Database,
  count: number,
  stages: BuildStages,
  earlier: PreviousCorpus | null,
  options: IndexingOptions,
): Promise<void> {
  const target = createPostingWriter(database);
  if (earlier === null) {
    const characters = queryNumber(database, "SELECT coalesce(sum(length), 0) FROM opinion");
    const selection = { cases: count, characters, rows: iterateCases(database) };
    return buildIndex(database, selection, target, stages, options);
  }
  const segment = await createSegment(options);
  try {
    await buildIndex(database, selectNewCases(database, earlier), createPostingWriter(segment), stages, options);
    const parts = {
      base: createPostingReader(earlier.database),
      segment: createPostingReader(segment),
      without: earlier.removed,
    };
    await stages.runThrough(mergeIndexes(parts, target));
  } finally {
    segment.close();
  }
}

/** The share of a build's memory that postings may take before they are written to a segment. */
const POSTING_MEMORY_SHARE = 0.3;
/** Upper bounds of the memory of postings: per character of text, and per case. */
const MAX_BYTES_PER_CHARACTER = 1.5;
const MAX_BYTES_PER_CASE = 300;
/** By how much the estimate of an amount of text exceeds it at most, as a share. */
const AMOUNT_ERROR = 0.2;
/** Cases between two checks of the memory that their postings take. */
const CASES_PER_CHECK = 256;

function estimatePostingBytes({ characters, cases }: IndexedAmount): number {
  return characters * MAX_BYTES_PER_CHARACTER + cases * MAX_BYTES_PER_CASE;
}

function mayFitIntoMemory(amount: IndexedAmount, memoryBytes: number): boolean {
  return estimatePostingBytes(amount) <= POSTING_MEMORY_SHARE * memoryBytes;
}

/** How much an index contains. */
export interface IndexedAmount {
  /** Of opinions. */
  readonly characters: number;
  readonly cases: number;
}

/**
 * Estimates the bytes that the segments of an index add to the corpus before they are removed, when it has the whole
 * index. Just above the amount that fits into memory they are a part of that: the amount is an estimate too.
 * @param indexBytes of an index per character of text
 */
export function estimateSegmentBytes(amount: IndexedAmount, memoryBytes: number, indexBytes: number): number {
  // The last pages of the index are not on the disk yet.
  const written = Math.max(0, amount.characters * indexBytes - memoryBytes / PAGE_CACHES_PER_MEMORY);
  const excess = estimatePostingBytes(amount) / (POSTING_MEMORY_SHARE * memoryBytes) - 1;
  return written * Math.max(0, Math.min(1, excess / AMOUNT_ERROR));
}

/** Cases to index, with the amount of them. */
interface CasesToIndex extends IndexedAmount {
  /** By ascending cluster id. */
  readonly rows: Iterator<StoredCaseEntry>;
}

/** Selects the cases that an earlier index lacks, or has with another name or text. */
function selectNewCases(database: Database, { changed, copier }: PreviousCorpus): CasesToIndex {
  const ids = [...new Set([...changed, ...listRenamedCases(copier)])].sort((a, b) => a - b);
  const ofCases = "SELECT coalesce(sum(length), 0) FROM opinion WHERE cluster_id IN (SELECT value FROM json_each(?))";
  const characters = queryNumber(database, ofCases, JSON.stringify(ids));
  return { cases: ids.length, characters, rows: iterateCasesById(database, ids) };
}

/** Builds the index of the selected cases, in segments if it may not fit into memory. The bytes are the same. */
async function buildIndex(
  database: Database,
  selection: CasesToIndex,
  target: PostingWriter,
  stages: BuildStages,
  options: IndexingOptions,
): Promise<void> {
  const { memoryBytes } = options.scratch;
  const limit = POSTING_MEMORY_SHARE * memoryBytes;
  const { cases: count, rows } = selection;
  const texts = createCaseTextReader(database);
  const addCases = (index: IndexBuilder, from: number, to: number) =>
    stages.visitRange("index", { from, to, count }, () => {
      const { value: row } = rows.next();
      if (row) index.add({ ...row, title: row.name, content: texts.readWhole(row.clusterId) });
    });
  if (mayFitIntoMemory(selection, memoryBytes)) {
    const index = createIndexBuilder(target);
    await addCases(index, 0, count);
    index.finish();
    return;
  }
  const segments: Database[] = [];
  const pool = new BlockPool();
  try {
    for (let from = 0; from < count; ) {
      const segment = await createSegment(options);
      segments.push(segment);
      const index = createIndexBuilder(createPostingWriter(segment), pool);
      do {
        const to = Math.min(count, from + CASES_PER_CHECK);
        await addCases(index, from, to);
        from = to;
      } while (from < count && index.memoryBytes < limit);
      segment.transaction(() => index.finish());
    }
    const parts = segments.map((part) => createPostingReader(part));
    await stages.runThrough(concatenateIndexes(parts, target));
  } finally {
    for (const part of segments) part.close();
  }
}

/** A segment is written and read in order. All are open at the end. */
const SEGMENT_CACHE_KIB = 1024;

async function createSegment({ scratch, ...options }: IndexingOptions): Promise<Database> {
  const segment = createDatabase(await loadSqlite(options), scratch.createFile(), SEGMENT_CACHE_KIB);
  segment.exec(CASE_POSTING_TABLES);
  return segment;
}
