import { hasTopics } from "../../store/legislation/provision-topics.ts";
import { createPostingReader } from "../../store/postings/posting-tables.ts";
import type { Database } from "../../store/sqlite/database.ts";
import type { Row } from "../../store/sqlite/row.ts";
import { AUTHORITY, LISTED, WORD_NUMBERS } from "../rows/row-cache.ts";
import type { RowGroup, TableRow } from "../rows/row-group.ts";
import { IDS_PER_GROUP, toWholeTable } from "../rows/statement-needs.ts";
import { readNumberExceptions } from "./number-exceptions.ts";

/** Visits the groups of rows of a corpus that belong to no case. */
export function* iterateCorpusGroups(database: Database): Generator<RowGroup> {
  yield* groupLegislation(database);
  yield* groupNames(database);
  yield* groupWholeTables(database);
  yield* groupWholeColumns(database);
  for (const space of ["posting", "section_posting", "act_posting"] as const) yield* groupPostings(database, space);
}

/** Groups consecutive rows of a table, in the order of a column. */
function* groupRows(database: Database, table: string, order: string, idOf: (row: Row) => string): Generator<RowGroup> {
  let id: string | undefined;
  let rows: TableRow[] = [];
  for (const row of database.prepare(`SELECT * FROM ${table} ORDER BY ${order}`).all()) {
    const own = idOf(row);
    if (own !== id && id !== undefined) {
      yield { id, rows };
      rows = [];
    }
    id = own;
    rows.push([table, row]);
  }
  if (id !== undefined) yield { id, rows };
}

function* groupLegislation(database: Database): Generator<RowGroup> {
  const toIds = (group: string) => (row: Row) => `${group}=${Math.floor(Number(row[0]) / IDS_PER_GROUP)}`;
  yield* groupRows(database, "section", "id", toIds("sections"));
  yield* groupRows(database, "section", "act_id, id", (row) => `section=${row[1]}`);
  yield* groupRows(database, "section", "code_id, id", (row) => `code_sections=${row[2]}`);
  yield* groupRows(database, "section_key", "key", (row) => `section_key=${row[0]}`);
  yield* groupRows(database, "law_text", "id", (row) => `law_text=${row[0]}`);
  yield* groupRows(database, "provision_ruling", "key", (row) => `rulings=${row[0]}`);
  yield* groupRows(database, "act_section", "id", toIds("act_sections"));
  yield* groupRows(database, "act_section", "act, id", (row) => `sections_of_act=${row[1]}`);
  yield* groupRows(database, "footnote", "act, id", (row) => `footnotes=${row[0]}`);
  yield* groupCiters(database, "section_citer", "section", "section_citers", "''");
  yield* groupCiters(database, "act_citer", "act", "act_citers", "section_number");
}

/** A case that cites a provision: cluster id, mentions, its own cite count, number of the section. */
export type CiterRow = readonly [clusterId: number, mentions: number, citeCount: number | null, number: string];

function* groupCiters(database: Database, table: string, owner: string, group: string, number: string) {
  const sql = `SELECT ${owner}, cluster_id, mentions, cite_count, ${number} FROM ${table}
    LEFT JOIN standing USING (cluster_id) ORDER BY ${owner}`;
  const owners = new Map<number, Row[]>();
  database.prepare(sql).each((row) => {
    const id = Number(row[0]);
    const own = owners.get(id);
    if (own) own.push(row.slice(1));
    else owners.set(id, [row.slice(1)]);
  });
  for (const [id, citers] of owners) {
    const bytes = new TextEncoder().encode(JSON.stringify(citers));
    yield { id: `${group}=${id}`, rows: [[group, [id, bytes]] as TableRow] };
  }
}

function* groupNames(database: Database): Generator<RowGroup> {
  yield* groupRows(database, "name_word", "id", (row) => `name_word=${row[1]}`);
  const words = new Map(
    database
      .prepare("SELECT * FROM name_word")
      .all()
      .map((row) => [row[0], row]),
  );
  for (const { id, rows } of groupRows(database, "name_key", "key", (row) => `name_key=${row[0]}`)) {
    yield { id, rows: [...rows, ...rows.map(([, [, word]]): TableRow => ["name_word", words.get(word!)!])] };
  }
}

function* groupWholeTables(database: Database): Generator<RowGroup> {
  const tables = ["act", "act_key", "code", "court", "doctrine", "doctrine_name", "doctrine_word", "meta"];
  for (const table of hasTopics(database) ? [...tables, "provision_topic"] : tables) {
    const rows = database.prepare(`SELECT * FROM ${table}`).all();
    yield { id: toWholeTable(table), rows: rows.map((row): TableRow => [table, row]) };
  }
}

/** Groups what the documents of cases leave out so that they last. */
function* groupWholeColumns(database: Database): Generator<RowGroup> {
  const exceptions = JSON.stringify(readNumberExceptions(createPostingReader(database)));
  yield toColumnGroup(WORD_NUMBERS, new TextEncoder().encode(exceptions));
  const authority: number[] = [];
  database
    .prepare("SELECT authority FROM cases LEFT JOIN standing USING (cluster_id) ORDER BY cluster_id")
    .each(([value]) => void authority.push(Number(value ?? 0)));
  yield toColumnGroup(AUTHORITY, new Uint8Array(Float64Array.from(authority).buffer));
}

function toColumnGroup(name: string, bytes: Uint8Array): RowGroup {
  return { id: toWholeTable(name), rows: [[name, [0, bytes]]] };
}

const EMPTY = new Uint8Array(0);

function* groupPostings(database: Database, space: string): Generator<RowGroup> {
  const columns = database.prepare(`SELECT name, data FROM ${space}_column ORDER BY rowid`).all();
  yield {
    id: toWholeTable(`${space}_column`),
    rows: columns.flatMap(([name, data], at): TableRow[] => [
      [`${LISTED}${space}_column`, [name!, EMPTY]],
      [`${space}_column`, [at + 1, data!]],
    ]),
  };
  for (const table of [`${space}_term`, `${space}_word`]) {
    const firsts = database.prepare(`SELECT id, first FROM ${table} ORDER BY id`).all();
    yield {
      id: toWholeTable(`${table}_first`),
      rows: firsts.map(([id, first]): TableRow => [`${LISTED}${table}`, [id!, first!, EMPTY]]),
    };
    const read = database.prepare(`SELECT data FROM ${table} WHERE id = ?`);
    for (const [id] of firsts) yield { id: `${table}=${id}`, rows: [[table, [id!, read.get(id!)![0]!]]] };
  }
  // The posting lists of cases are those of the cluster.
  if (space === "posting") return;
  for (const table of [`${space}_page`, `${space}_layout`])
    yield* groupRows(database, table, "1", (row) => `${table}=${Math.floor(Number(row[0]) / IDS_PER_GROUP)}`);
}
