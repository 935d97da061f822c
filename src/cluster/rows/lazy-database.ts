import { inflateRawSync } from "node:zlib";
import { EngineError } from "../../errors.ts";
import { NAME_TABLES } from "../../store/cases/name-words.ts";
import { toOpinionId } from "../../store/cases/text-rows.ts";
import { EDGE_TABLES } from "../../store/citations/edges.ts";
import { DOCTRINE_TABLES } from "../../store/doctrines.ts";
import { javascriptCodec } from "../../store/file/codec.ts";
import { LAW_HISTORY_TABLES } from "../../store/legislation/law-history.ts";
import { LEGISLATION_TABLES } from "../../store/legislation/legislation-tables.ts";
import { PROVISION_TOPIC_TABLES } from "../../store/legislation/provision-topics.ts";
import { buildPostingTables } from "../../store/postings/posting-tables.ts";
import { CASE_TABLES } from "../../store/schema.ts";
import { createBlobTable } from "../../store/sqlite/blob-table.ts";
import { createMemoryDatabase, type Database } from "../../store/sqlite/database.ts";
import { loadSqlite } from "../../store/sqlite/load-sqlite.ts";
import type { PreparedStatement } from "../../store/sqlite/prepared-statement.ts";
import type { SqlValue } from "../../store/sqlite/row.ts";
import { attachRow, type CasePlaces } from "./lasting-rows.ts";
import { createRowCache, type RowCache } from "./row-cache.ts";
import type { TableRow } from "./row-group.ts";
import { findNeeds, IDS_PER_GROUP, type RowOwners } from "./statement-needs.ts";

/** Tables of a corpus in memory, which contain the rows that were read from the cluster so far. */
export interface LazyDatabase extends Database {
  readonly cache: RowCache;
}

const TABLES = [
  CASE_TABLES,
  LEGISLATION_TABLES,
  EDGE_TABLES,
  NAME_TABLES,
  DOCTRINE_TABLES,
  LAW_HISTORY_TABLES,
  PROVISION_TOPIC_TABLES,
];

const NATIVE_INFLATE = {
  ...javascriptCodec,
  inflate: (data: Uint8Array, dictionary: Uint8Array | undefined, size: number) =>
    inflateRawSync(data, { dictionary, chunkSize: Math.max(64, size) }),
};

/** Creates the tables. A statement throws {@link MissingRows} if rows that it reads are not there yet. */
export async function createLazyDatabase(places: CasePlaces): Promise<LazyDatabase> {
  const memory = createMemoryDatabase(await loadSqlite());
  for (const tables of TABLES) memory.exec(tables);
  for (const space of ["posting", "section_posting", "act_posting"] as const) memory.exec(buildPostingTables(space));

  function insert(rows: readonly TableRow[]): void {
    if (rows.length === 0) return;
    memory.transaction(() => {
      for (const [table, values] of rows) {
        const marks = values.map(() => "?").join(", ");
        memory.prepare(`INSERT OR IGNORE INTO ${table} VALUES (${marks})`).run(...values);
      }
    });
  }

  const cache = createRowCache(insert, { attach: (row) => attachRow(row, places) });
  const findWord = memory.prepare("SELECT word FROM name_word WHERE id = ?");
  const owners: RowOwners = {
    clusterOfOrdinal: (ordinal) => places.toClusterId(ordinal),
    clusterOfOpinion: cache.clusterOfOpinion,
    nameWord: (id) => findWord.get(id)?.[0] as string | undefined,
  };
  const statements = new Map<string, PreparedStatement>();

  return {
    access: "copy",
    codec: NATIVE_INFLATE,
    cache,
    exec: refuseWrite,
    transaction: refuseWrite,
    close: () => memory.close(),
    prepare(sql) {
      const known = statements.get(sql);
      if (known) return known;
      const statement = createLazyStatement(sql, memory, cache, owners);
      statements.set(sql, statement);
      return statement;
    },
    openBlobTable: (table) =>
      createBlobTable((id) => {
        const group = findBlobGroup(table, id, owners);
        if (group === undefined) return undefined;
        cache.require([group]);
        return cache.getBlob(table, id);
      }),
  };
}

function refuseWrite(): never {
  throw new EngineError("internal", "A corpus in a cluster is not written this way.");
}

function createLazyStatement(sql: string, memory: Database, cache: RowCache, owners: RowOwners): PreparedStatement {
  // The list of the vocabulary's blocks has the table's name with `_first`, because its blocks are read apart.
  const prepared = memory.prepare(sql);
  let needs: ReturnType<typeof findNeeds> | undefined;
  const ready = (values: SqlValue[]) => {
    needs ??= findNeeds(sql);
    cache.require(needs(values, owners));
    return prepared;
  };
  return {
    get: (...values) => ready(values).get(...values),
    all: (...values) => ready(values).all(...values),
    each: (visit, ...values) => ready(values).each(visit, ...values),
    run: refuseWrite,
  };
}

/** Returns the group that contains a row of a table of blobs; undefined if there is no such row. */
function findBlobGroup(table: string, id: number, owners: RowOwners): string | undefined {
  if (table === "text_block") {
    const clusterId = owners.clusterOfOpinion(toOpinionId(id));
    return clusterId === undefined ? undefined : `text=${clusterId}`;
  }
  if (table === "posting_layout") {
    const clusterId = owners.clusterOfOrdinal(id);
    return clusterId === undefined ? undefined : `words=${clusterId}`;
  }
  if (table.endsWith("_column")) return `all=${table}`;
  if (table.endsWith("_term") || table.endsWith("_word")) return `${table}=${id}`;
  return `${table}=${Math.floor(id / IDS_PER_GROUP)}`;
}
