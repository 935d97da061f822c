import type { Database } from "../sqlite/database.ts";
import { type Row, readText } from "../sqlite/row.ts";
import { visitRowsInSlices } from "../sqlite/visit-rows.ts";

/**
 * Subjects of provisions in words that their texts need not contain, as their source names them. A corpus whose sources
 * name none lacks the table.
 */
export const PROVISION_TOPIC_TABLES = `
CREATE TABLE provision_topic (
  key TEXT NOT NULL,
  position INTEGER NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (key, position)
) WITHOUT ROWID;
`;

/** Returns the key of the topics of a section of US law, the same for all its versions. */
export function toSectionTopicKey(sectionId: string): string {
  return `section/${sectionId}`;
}

/** Returns the key of the topics of a section of an Act. */
export function toActTopicKey(actId: string, number: string): string {
  return `act/${actId}//${number}`;
}

/** Stores the topics of a provision, unless topics of it are stored. */
export function insertProvisionTopics(database: Database, key: string, topics: readonly string[]): void {
  if (topics.length === 0) return;
  if (!hasTopics(database)) database.exec(PROVISION_TOPIC_TABLES);
  const insert = database.prepare("INSERT OR IGNORE INTO provision_topic (key, position, text) VALUES (?, ?, ?)");
  for (const [position, text] of topics.entries()) insert.run(key, position, text);
}

/** Removes the topics of all sections of an Act. */
export function removeActTopics(database: Database, actId: string): void {
  if (!hasTopics(database)) return;
  const first = toActTopicKey(actId, "");
  database.prepare("DELETE FROM provision_topic WHERE substr(key, 1, ?) = ?").run(first.length, first);
}

/** Copies the topics of all provisions, except of those of which topics are stored. Yields between slices of the work. */
export function* copyProvisionTopics(from: Database, to: Database): Generator<void> {
  if (!hasTopics(from)) return;
  if (!hasTopics(to)) to.exec(PROVISION_TOPIC_TABLES);
  const insert = to.prepare("INSERT OR IGNORE INTO provision_topic VALUES (?, ?, ?)");
  const copy = (row: Row) => void insert.run(...row);
  yield* visitRowsInSlices(from, "provision_topic", "key, position, text", copy, ["key", "position"]);
}

/** Creates a reader of the topics of provisions by key, most important first; empty if none are stored. */
export function createProvisionTopicReader(database: Database): (key: string) => string[] {
  if (!hasTopics(database)) return () => [];
  const select = database.prepare("SELECT text FROM provision_topic WHERE key = ? ORDER BY position");
  return (key) => select.all(key).map((row) => readText(row, 0));
}

/** Returns whether a corpus contains topics of provisions. */
export function hasTopics(database: Database): boolean {
  return database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'provision_topic'").get() !== undefined;
}
