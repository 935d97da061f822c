import { createIndexBuilder, type IndexBuilder } from "../search/build.ts";
import { mergeIndexes } from "../search/merge.ts";
import { createCaseTextReader } from "../store/case-text.ts";
import { createMemoryDatabase, type Database } from "../store/database.ts";
import { CASE_POSTING_TABLES, createPostingReader, createPostingWriter } from "../store/postings.ts";
import { loadSqlite, type SqliteOptions } from "../store/sqlite.ts";
import type { ProjectedCase } from "./cite-cases.ts";
import type { PreviousCorpus } from "./earlier.ts";
import type { BuildStages } from "./stages.ts";

/**
 * Writes the index of all cases. Where they were carried over from an earlier corpus, the words of those alone that are
 * new to its index, or stand in it otherwise, are read; the index of these is merged with it.
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
