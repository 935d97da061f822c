import { readMetaBlob, writeMeta } from "./meta.ts";
import type { Database } from "./sqlite/database.ts";

/** The value of a corpus that contains known questions. Others lack it. */
const KNOWN_QUESTIONS = "known_questions";

/** Stores encoded questions of which it is known whether the corpus answers them. */
export function storeKnownQuestions(database: Database, bytes: Uint8Array): void {
  writeMeta(database, KNOWN_QUESTIONS, bytes);
}

/** Reads the known questions as they are encoded; undefined if there are none. */
export function readKnownQuestionBytes(database: Database): Uint8Array | undefined {
  return readMetaBlob(database, KNOWN_QUESTIONS);
}
