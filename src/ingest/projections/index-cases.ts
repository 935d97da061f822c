import { createIndexBuilder, type IndexBuilder } from "../../search/build/index-builder.ts";
import { mergeIndexes } from "../../search/build/merge-indexes.ts";
import { createCaseTextReader } from "../../store/cases/case-text.ts";
import { CASE_POSTING_TABLES, createPostingReader, createPostingWriter } from "../../store/postings/posting-tables.ts";
import { createMemoryDatabase, type Database } from "../../store/sqlite/database.ts";
import { loadSqlite, type SqliteOptions } from "../../store/sqlite/load-sqlite.ts";
import type { BuildStages } from "../stages.ts";
import type { ProjectedCase } from "./build-citation-graph.ts";
import type { PreviousCorpus } from "./reusable-readings.ts";

/**
 * Writes the index of all cases. If they were copied from an earlier corpus, only cases that its index lacks, or has with
 * another name or text, are read; the index of these is merged with the earlier one.
 * @param cases every case by its final name, in ascending cluster id
 */
export async function indexCases(
  database: Database,
  cases: readonly ProjectedCase[],
  stages: BuildStages,
  earlier: PreviousCorpus | null,
  options: SqliteOptions,
): Promise<void> {
  const texts = createCaseTextReader(database);
  const addAll = (index: IndexBuilder, rows: readonly ProjectedCase[]) =>
    stages.visitEach("index", rows, (row) =>
      index.add({ ...row, title: row.name, content: texts.readWhole(row.clusterId), dateFiled: row.decided.date }),
    );
  const target = createPostingWriter(database);
  if (earlier === null) {
    const index = createIndexBuilder(target);
    await addAll(index, cases);
    index.finish();
    return;
  }
  const segment = createMemoryDatabase(await loadSqlite(options));
  try {
    segment.exec(CASE_POSTING_TABLES);
    const index = createIndexBuilder(createPostingWriter(segment));
    const indexedAs = readIndexedNames(earlier.database);
    await addAll(
      index,
      cases.filter(({ clusterId, name }) => earlier.changed.has(clusterId) || indexedAs.get(clusterId) !== name),
    );
    index.finish();
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

function readIndexedNames(database: Database): Map<number, string> {
  const rows = database.prepare("SELECT cluster_id, name FROM cases").all();
  return new Map(rows.map(([clusterId, name]) => [clusterId as number, name as string]));
}
