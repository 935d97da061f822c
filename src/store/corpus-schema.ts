import { EngineError } from "../errors.ts";
import { NAME_TABLES } from "./cases/name-words.ts";
import { CITED_REFERENCE_TABLES } from "./citations/cited-references.ts";
import { EDGE_TABLES } from "./citations/edges.ts";
import { STATED_EDGE_TABLES } from "./citations/stated-edges.ts";
import { DOCTRINE_TABLES } from "./doctrines.ts";
import { LAW_HISTORY_TABLES } from "./legislation/law-history.ts";
import { LEGISLATION_TABLES } from "./legislation/legislation-tables.ts";
import { PROVISION_TOPIC_TABLES } from "./legislation/provision-topics.ts";
import { buildPostingTables } from "./postings/posting-tables.ts";
import { CASE_TABLES } from "./schema.ts";
import type { Database } from "./sqlite/database.ts";
import type { Row } from "./sqlite/row.ts";
import { PART_CASE_TABLES } from "./union/part-cases.ts";

/** Every statement with which this version creates tables and indexes. */
const SCHEMA = [
  CASE_TABLES,
  LEGISLATION_TABLES,
  EDGE_TABLES,
  CITED_REFERENCE_TABLES,
  buildPostingTables("posting"),
  buildPostingTables("section_posting"),
  buildPostingTables("act_posting"),
  buildPostingTables("renamed_posting"),
  PART_CASE_TABLES,
  DOCTRINE_TABLES,
  NAME_TABLES,
  LAW_HISTORY_TABLES,
  PROVISION_TOPIC_TABLES,
  STATED_EDGE_TABLES,
].join("\n");

let known: ReadonlySet<string> | undefined;
/** The last schema that passed: most corpora that a process opens have the same. */
let accepted: unknown;

/**
 * Checks that a database contains only tables and indexes that this version writes, exactly as it writes them. SQLite runs
 * what a schema says: a view or a trigger in a crafted file would run when a table of its name is read, and never end.
 * @throws EngineError `corpus_unavailable` for a view, a trigger, or a table or index that is unknown or declared otherwise
 */
export function requireKnownSchema(database: Database): void {
  const [schema] = database
    .prepare("SELECT json_group_array(json_array(type, name, tbl_name, sql)) FROM sqlite_schema")
    .get() ?? ["[]"];
  if (schema === accepted) return;
  known ??= new Set(listStatements(SCHEMA).map(formatStatement));
  for (const row of JSON.parse(String(schema)) as Row[]) {
    if (isAutomaticIndex(row) || known.has(formatRow(row))) continue;
    const [type, name] = row;
    throw new EngineError(
      "corpus_unavailable",
      `The corpus has a ${String(type).slice(0, 20)} ${JSON.stringify(String(name).slice(0, 60))} that Headnote does not write. Do not use this file; build it again from its sources.`,
    );
  }
  accepted = schema;
}

/** SQLite creates an index for each `UNIQUE` and `PRIMARY KEY` of a table; it has no statement. */
function isAutomaticIndex([type, name, , sql]: Row): boolean {
  return type === "index" && sql === null && /^sqlite_autoindex_\w+_\d+$/.test(String(name));
}

function formatRow([type, name, table, sql]: Row): string {
  return JSON.stringify([type, name, table, collapseSpaces(String(sql))]);
}

/** Formats a statement as the row that SQLite stores for it. */
function formatStatement(statement: string): string {
  const [, type = "", name = "", table = name] =
    /^CREATE (?:UNIQUE )?(TABLE|INDEX) (\w+)(?: ON (\w+))?/.exec(statement) ?? [];
  return JSON.stringify([type.toLowerCase(), name, table, collapseSpaces(statement)]);
}

function listStatements(ddl: string): string[] {
  return ddl
    .split(";")
    .map((statement) => statement.trim())
    .filter((statement) => statement !== "");
}

function collapseSpaces(text: string): string {
  return text.replace(/\s+/g, " ");
}
