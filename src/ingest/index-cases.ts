import { createIndexBuilder, type IndexBuilder } from "../search/build.ts";
import { mergeIndexes } from "../search/merge.ts";
import { caseTextReader } from "../store/case-text.ts";
import { type Database, memoryDatabase } from "../store/database.ts";
import { POSTINGS_SCHEMA, postingReader, postingWriter } from "../store/postings.ts";
import { loadSqlite, type SqliteOptions } from "../store/sqlite.ts";
import type { ProjectedCase } from "./cite-cases.ts";
import type { Earlier } from "./earlier.ts";
import type { Stages } from "./stages.ts";

/**
 * Writes the index of all cases. Where they were carried over from an earlier corpus, the words of those alone that are
 * new to its index, or stand in it otherwise, are read; the index of these is merged with it.
 * @param cases every case by its final name, in ascending cluster id
 */
export async function indexCases(
  database: Database,
  cases: readonly ProjectedCase[],
  stages: Stages,
  earlier: Earlier | null,
  options: SqliteOptions,
): Promise<void> {
  const texts = caseTextReader(database);
  const addAll = (index: IndexBuilder, rows: readonly ProjectedCase[]) =>
    stages.each("index", rows, (row) =>
      index.add({ ...row, title: row.name, content: texts.whole(row.clusterId), dateFiled: row.decided.date }),
    );
  const target = postingWriter(database);
  if (earlier === null) {
    const index = createIndexBuilder(target);
    await addAll(index, cases);
    index.finish();
    return;
  }
  const segment = memoryDatabase(await loadSqlite(options));
  try {
    segment.exec(POSTINGS_SCHEMA);
    const index = createIndexBuilder(postingWriter(segment));
    const indexedAs = namesIn(earlier.database);
    await addAll(
      index,
      cases.filter(({ clusterId, name }) => earlier.changed.has(clusterId) || indexedAs.get(clusterId) !== name),
    );
    index.finish();
    const parts = { base: postingReader(earlier.database), segment: postingReader(segment), without: earlier.removed };
    await stages.through(mergeIndexes(parts, target));
  } finally {
    segment.close();
  }
}

function namesIn(database: Database): Map<number, string> {
  const rows = database.prepare("SELECT cluster_id, name FROM cases").all();
  return new Map(rows.map(([clusterId, name]) => [clusterId as number, name as string]));
}
