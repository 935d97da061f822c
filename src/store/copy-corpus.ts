import { COURT_APPEALS } from "./cases/courts.ts";
import { TEXT_DICTIONARY } from "./cases/opinions.ts";
import { copyTextRows, createTextRowWriter, toFirstRowId } from "./cases/text-rows.ts";
import { LAW_TEXT_DICTIONARY } from "./legislation/legislation-text.ts";
import { copyProvisionTopics } from "./legislation/provision-topics.ts";
import { readMeta, writeMeta } from "./meta.ts";
import type { TableCopier } from "./sqlite/attach-database.ts";
import { copyRows, copyRowsInSlices } from "./sqlite/copy-rows.ts";
import type { Database } from "./sqlite/database.ts";
import { queryNumber } from "./sqlite/query-row.ts";
import { readNumber, readText } from "./sqlite/row.ts";

/** Opinions whose texts are copied between two yields. */
const OPINIONS_PER_SLICE = 1024;

/**
 * Copies the courts and the cases of a corpus, with citations and opinions, into a new one: texts as they are stored,
 * names as in the cases' sources. Yields between slices of the work.
 */
export function* copyCases(copier: TableCopier, excluded: ReadonlySet<number>): Generator<void> {
  const { from, to } = copier;
  const ids = JSON.stringify([...excluded]);
  copier.copy("court");
  for (const table of CASE_TABLE_NAMES) {
    copier.copy(table, isNotListed("cluster_id"), ids);
    yield;
  }
  const omitted = new Set(listOpinionsOf(from, excluded));
  copier.copy("opinion_marks", isNotListed("id"), JSON.stringify([...omitted]));
  yield* copyTexts(copier, omitted);
  copyMeta(from, to, TEXT_DICTIONARY);
  copyMeta(from, to, COURT_APPEALS);
  const rename = to.prepare("UPDATE cases SET name = ?, name_full = ? WHERE cluster_id = ?");
  from
    .prepare("SELECT cluster_id, name, name_full FROM given_name")
    .each((row) => rename.run(readText(row, 1), readText(row, 2), readNumber(row, 0)));
}

/** Lists the cases of both corpora that have another name in the new one, by ascending cluster id. */
export function listRenamedCases(copier: TableCopier): number[] {
  const sql = `SELECT own.cluster_id FROM main.cases own JOIN former.cases known ON known.cluster_id = own.cluster_id
    WHERE own.name <> known.name ORDER BY own.cluster_id`;
  return copier.query(sql).map((row) => readNumber(row, 0));
}

const CASE_TABLE_NAMES = ["cases", "citation", "topic", "topic_stem", "opinion"];

/** Returns the condition that a column is none of the numbers of a JSON array. */
function isNotListed(column: string): string {
  return `${column} NOT IN (SELECT value FROM json_each(?))`;
}

function listOpinionsOf(database: Database, clusterIds: ReadonlySet<number>): number[] {
  const select = database.prepare("SELECT id FROM opinion WHERE cluster_id = ?");
  return [...clusterIds].flatMap((clusterId) => select.all(clusterId).map((row) => readNumber(row, 0)));
}

/** Copies the compressed texts. After the first opinion that is omitted, blocks are divided at other ends of pages. */
function* copyTexts(copier: TableCopier, omitted: ReadonlySet<number>): Generator<void> {
  const { from, to } = copier;
  const last = queryNumber(from, "SELECT coalesce(max(id), 0) FROM opinion_marks");
  const firstOmitted = [...omitted].reduce((least, id) => Math.min(least, id), last + 1);
  const texts = createTextRowWriter(to);
  for (let first = 1; first <= last; ) {
    yield;
    const end = Math.min(first + OPINIONS_PER_SLICE, first < firstOmitted ? firstOmitted : last + 1);
    if (end <= firstOmitted) copier.copy("text_block", "id >= ? AND id < ?", toFirstRowId(first), toFirstRowId(end));
    else copyTextRows(from, texts, [first, end - 1], (opinion) => !omitted.has(opinion));
    first = end;
  }
}

function copyMeta(from: Database, to: Database, name: string): void {
  const value = readMeta(from, name);
  if (value !== undefined) writeMeta(to, name, value);
}

const LEGISLATION_TABLE_NAMES = [
  "law_text",
  "code",
  "section",
  "section_key",
  "act",
  "act_key",
  "act_section",
  "footnote",
];
const POSTING_PARTS = ["term", "word", "page", "layout", "column"];

/**
 * Copies the enacted law of a corpus and the indexes over it into a new one, without the cases that cite it. Yields
 * between slices of the work.
 */
export function* copyLegislation(from: Database, to: Database): Generator<void> {
  for (const table of LEGISLATION_TABLE_NAMES) yield* copyRowsInSlices(from, to, table);
  for (const space of ["section_posting", "act_posting"])
    for (const part of POSTING_PARTS) yield* copyRowsInSlices(from, to, `${space}_${part}`);
  yield* copyProvisionTopics(from, to);
  copyMeta(from, to, LAW_TEXT_DICTIONARY);
}

/** Copies what reading the cases has found besides edges. Yields between tables. @param excluded cases to omit */
export function* copyReadings(copier: TableCopier, excluded: ReadonlySet<number>): Generator<void> {
  const ids = JSON.stringify([...excluded]);
  for (const [table, column] of READING_TABLES) {
    copier.copy(table, isNotListed(column), ids);
    yield;
  }
  // Rulings that only the words of a law state are read again: they depend on the cases of the new corpus.
  copier.copy("provision_ruling", `source = 0 AND ${isNotListed("cluster_id")}`, ids);
}

const READING_TABLES = [
  ["cited_key", "cluster_id"],
  ["cited_name", "citing"],
  ["section_citer", "cluster_id"],
  ["act_citer", "cluster_id"],
] as const;

/** Copies the citations of provisions by the selected cases. Yields between tables. */
export function* copyProvisionCiters(
  from: Database,
  to: Database,
  isOf: (clusterId: number) => boolean,
): Generator<void> {
  copyRows(from, to, "section_citer", (row) => isOf(readNumber(row, 1)));
  yield;
  copyRows(from, to, "act_citer", (row) => isOf(readNumber(row, 2)));
  yield;
  // Rulings that only the words of a law state are read again: they depend on the cases of the new corpus.
  copyRows(from, to, "provision_ruling", (row) => readNumber(row, 3) === 0 && isOf(readNumber(row, 1)));
}
