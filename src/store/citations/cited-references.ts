import { copyRows } from "../sqlite/copy-rows.ts";
import type { Database } from "../sqlite/database.ts";
import { readBlob, readNumber, readText } from "../sqlite/row.ts";
import { visitRowsInSlices } from "../sqlite/visit-rows.ts";

/**
 * The tables of what the opinions of each case refer to, by which a later build finds the cases that a new case affects.
 * `hashes` are those of all citation keys that were resolved, ascending, 32 bits each: a collision costs one superfluous
 * reading. `cited_name` contains the names by which cases without a name are cited.
 */
export const CITED_REFERENCE_TABLES = `
CREATE TABLE cited_key (cluster_id INTEGER PRIMARY KEY, hashes BLOB NOT NULL);
CREATE TABLE cited_name (
  citing INTEGER NOT NULL,
  position INTEGER NOT NULL,
  cited INTEGER NOT NULL,
  name TEXT NOT NULL,
  PRIMARY KEY (citing, position)
) WITHOUT ROWID;
`;

/** The name by which a text cites a case whose source has no name for it. */
export interface CitedName {
  readonly cited: number;
  readonly name: string;
}

/** What the opinions of one case refer to. */
export interface CitedReferences {
  /** FNV-1a hashes of keys, ascending. */
  readonly keys: readonly number[];
  /** In order of position. */
  readonly names: readonly CitedName[];
}

/** Returns whether a corpus has the tables of {@link CITED_REFERENCE_TABLES}. */
export function hasCitedReferences(database: Database): boolean {
  return database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'cited_key'").get() !== undefined;
}

/** Inserts what the opinions of a case refer to. */
export function insertCitedReferences(database: Database, clusterId: number, { keys, names }: CitedReferences): void {
  if (keys.length > 0) {
    const view = new DataView(new ArrayBuffer(keys.length * 4));
    for (const [at, hash] of keys.entries()) view.setUint32(at * 4, hash, true);
    database
      .prepare("INSERT INTO cited_key (cluster_id, hashes) VALUES (?, ?)")
      .run(clusterId, new Uint8Array(view.buffer));
  }
  if (names.length === 0) return;
  const insert = database.prepare("INSERT INTO cited_name (citing, position, cited, name) VALUES (?, ?, ?, ?)");
  for (const [position, { cited, name }] of names.entries()) insert.run(clusterId, position, cited, name);
}

/** Finds the cases whose opinions cite any of the keys, and few others. */
export function findCasesCitingKeys(database: Database, keys: ReadonlySet<number>): Set<number> {
  const found = new Set<number>();
  if (keys.size === 0) return found;
  database.prepare("SELECT cluster_id, hashes FROM cited_key").each((row) => {
    const bytes = readBlob(row, 1);
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    for (let at = 0; at < bytes.length; at += 4) {
      if (!keys.has(view.getUint32(at, true))) continue;
      found.add(readNumber(row, 0));
      return;
    }
  });
  return found;
}

/** Lists the names that a case cites, in order of position. */
export function listNamesCitedBy(database: Database, citing: number): CitedName[] {
  return database
    .prepare("SELECT cited, name FROM cited_name WHERE citing = ? ORDER BY position")
    .all(citing)
    .map((row) => ({ cited: readNumber(row, 0), name: readText(row, 1) }));
}

/** Copies what the selected cases refer to into a new corpus. Yields between rows. */
export function* copyCitedReferences(
  from: Database,
  to: Database,
  isOf: (clusterId: number) => boolean,
): Generator<void> {
  const insert = to.prepare("INSERT INTO cited_key (cluster_id, hashes) VALUES (?, ?)");
  yield* visitRowsInSlices(from, "cited_key", "cluster_id, hashes", (row) => {
    if (isOf(readNumber(row, 0))) insert.run(readNumber(row, 0), readBlob(row, 1));
  });
  yield;
  copyRows(from, to, "cited_name", (row) => isOf(readNumber(row, 0)));
}
