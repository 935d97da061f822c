import { EngineError } from "../errors.ts";
import { decodeKnownQuestions, type QuestionIndex } from "../text/questions/known-questions.ts";
import { readMetaBlob, writeMeta } from "./meta.ts";
import type { Database } from "./sqlite/database.ts";

/** The value of a corpus that contains known questions. Others lack it. */
const KNOWN_QUESTIONS = "known_questions";

/** Stores encoded questions of which it is known whether the corpus answers them. */
export function storeKnownQuestions(database: Database, bytes: Uint8Array): void {
  writeMeta(database, KNOWN_QUESTIONS, bytes);
}

/**
 * Reads the known questions; null if there are none.
 * @throws EngineError `corpus_unavailable` if they are damaged
 */
export function readKnownQuestions(database: Database): QuestionIndex | null {
  const bytes = readMetaBlob(database, KNOWN_QUESTIONS);
  if (bytes === undefined) return null;
  const questions = decodeKnownQuestions(bytes);
  if (questions !== null) return questions;
  throw new EngineError("corpus_unavailable", "The known questions of the corpus are damaged. Build the corpus again.");
}
