import { copyRows } from "../sqlite/copy-rows.ts";
import type { Database } from "../sqlite/database.ts";

/**
 * What reading a case's opinions has asked of the corpus: by it a later build tells which of them a new case changes.
 * `hashes` are those of all citation keys that were looked up, ascending, 32 bits each: two keys that meet in one cost
 * a reading that changes nothing. `cited_name` holds the names that cases without one are cited by.
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

/** A name that a text gives to a case whose source gives it none. */
export interface CitedName {
  readonly cited: number;
  readonly name: string;
}

/** What the opinions of one case asked for. */
export interface CitedReferences {
  /** Hashes of keys, see {@link hashCitationKey}. */
  readonly keys: ReadonlySet<number>;
  /** In order of place. */
  readonly names: readonly CitedName[];
}

/** Whether a corpus says what its cases cite. */
export function hasCitedReferences(database: Database): boolean {
  return database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'cited_key'").get() !== undefined;
}

export function insertCitedReferences(database: Database, clusterId: number, { keys, names }: CitedReferences): void {
  if (keys.size > 0) {
    const view = new DataView(new ArrayBuffer(keys.size * 4));
    for (const [at, hash] of [...keys].sort((a, b) => a - b).entries()) view.setUint32(at * 4, hash, true);
    database
      .prepare("INSERT INTO cited_key (cluster_id, hashes) VALUES (?, ?)")
      .run(clusterId, new Uint8Array(view.buffer));
  }
  const insert = database.prepare("INSERT INTO cited_name (citing, position, cited, name) VALUES (?, ?, ?, ?)");
  for (const [position, { cited, name }] of names.entries()) insert.run(clusterId, position, cited, name);
}

/** The cases whose opinions cite any of these keys. */
export function findCasesCitingKeys(database: Database, keys: ReadonlySet<number>): Set<number> {
  const found = new Set<number>();
  if (keys.size === 0) return found;
  database.prepare("SELECT cluster_id, hashes FROM cited_key").each(([clusterId, blob]) => {
    const bytes = blob as Uint8Array;
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    for (let at = 0; at < bytes.length; at += 4) {
      if (!keys.has(view.getUint32(at, true))) continue;
      found.add(clusterId as number);
      return;
    }
  });
  return found;
}

/** In order of place. */
export function listNamesCitedBy(database: Database, citing: number): CitedName[] {
  return database
    .prepare("SELECT cited, name FROM cited_name WHERE citing = ? ORDER BY position")
    .all(citing)
    .map(([cited, name]) => ({ cited: cited as number, name: name as string }));
}

/** Copies what these cases cite into a new corpus. */
export function copyCitedReferences(from: Database, to: Database, isOf: (clusterId: number) => boolean): void {
  for (const table of ["cited_key", "cited_name"]) copyRows(from, to, table, ([id]) => isOf(id as number));
}

/** FNV-1a over the UTF-16 units of a citation key. */
export function hashCitationKey(key: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
