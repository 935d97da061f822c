import { stem } from "../../text/stem.ts";
import { findWords } from "../../text/words.ts";
import type { Database } from "../sqlite/database.ts";
import { readNumber, readText } from "../sqlite/row.ts";

/** Stores the topics of a case, and their stems, by which the case is found. */
export function insertTopics(database: Database, clusterId: number, topics: readonly string[]): void {
  if (topics.length === 0) return;
  const insert = database.prepare("INSERT INTO topic (cluster_id, position, text) VALUES (?, ?, ?)");
  for (const [position, text] of topics.entries()) insert.run(clusterId, position, text);
  const insertStem = database.prepare("INSERT OR IGNORE INTO topic_stem (stem, cluster_id) VALUES (?, ?)");
  for (const one of collectStems(topics)) insertStem.run(one, clusterId);
}

/** Reads the topics of a case, most important first; empty if its source names none. */
export function readTopics(database: Database, clusterId: number): string[] {
  return database
    .prepare("SELECT text FROM topic WHERE cluster_id = ? ORDER BY position")
    .all(clusterId)
    .map((row) => readText(row, 0));
}

/** Returns the ids of the cases with a stem among those of their topics, by stem, in ascending order. */
export function findCasesByTopic(database: Database, stems: readonly string[]): Map<string, number[]> {
  const find = database.prepare("SELECT cluster_id FROM topic_stem WHERE stem = ? ORDER BY cluster_id");
  return new Map(stems.map((one) => [one, find.all(one).map((row) => readNumber(row, 0))]));
}

function collectStems(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => findWords(text).map(({ word }) => stem(word))));
}
