import type { Database } from "../sqlite/database.ts";
import { type Row, readNumber, readText } from "../sqlite/row.ts";

/**
 * Tables of what decisions did to provisions, and laws to decisions. `key` is the citation key of a provision, `source`
 * is 0 for the words of a decision and 1 for those of a law; `cluster_id` is 0 if the corpus does not contain the
 * decision that `authority` names.
 */
export const LAW_HISTORY_TABLES = `
CREATE TABLE provision_ruling (
  key TEXT NOT NULL,
  cluster_id INTEGER NOT NULL,
  effect TEXT NOT NULL,
  source INTEGER NOT NULL,
  partial INTEGER NOT NULL,
  authority TEXT NOT NULL,
  snippet TEXT NOT NULL,
  PRIMARY KEY (key, cluster_id, effect, source, authority)
) WITHOUT ROWID;
CREATE INDEX provision_ruling_of_case ON provision_ruling (cluster_id);
CREATE TABLE law_answer (
  cluster_id INTEGER NOT NULL,
  key TEXT NOT NULL,
  name TEXT NOT NULL,
  number TEXT NOT NULL,
  date TEXT NOT NULL,
  effect TEXT NOT NULL,
  partial INTEGER NOT NULL,
  snippet TEXT NOT NULL,
  PRIMARY KEY (cluster_id, key)
) WITHOUT ROWID;
`;

/** What a decision does to a provision. */
export type ProvisionEffect = "struck_down" | "read_down" | "upheld";

/** A decision on the validity of a provision. */
export interface StoredProvisionRuling {
  /** Citation key of the provision: `indianpenalcode1860//303`, `amendment/in/99`. */
  readonly key: string;
  /** 0 if the corpus does not contain the decision. */
  readonly clusterId: number;
  readonly effect: ProvisionEffect;
  /** Whether the words are those of a law, or of a note to it. */
  readonly fromLaw: boolean;
  readonly partial: boolean;
  /** The decision as the text cites it; empty if the decision itself speaks. */
  readonly authority: string;
  readonly snippet: string;
}

/**
 * How a law responds to a decision: it answers the holding, or was passed with the decision in view. A law that `changes`
 * something was made after the decision; the digest of the decision names it.
 */
export type AnswerEffect = "answers" | "follows" | "changes";

/** A law that responds to a decision: the law names the decision, or the digest of the decision the law. */
export interface StoredLawAnswer {
  readonly clusterId: number;
  /** Citation key of the Act or the section. */
  readonly key: string;
  /** Title of the Act, or the section with its Act. */
  readonly name: string;
  readonly number: string;
  /** `YYYY-MM-DD` or a year; empty if it is not known. */
  readonly date: string;
  readonly effect: AnswerEffect;
  readonly partial: boolean;
  readonly snippet: string;
}

/** Inserts a decision on a provision, unless it is stored already. */
export function insertProvisionRuling(database: Database, ruling: StoredProvisionRuling): void {
  database
    .prepare(
      "INSERT OR IGNORE INTO provision_ruling (key, cluster_id, effect, source, partial, authority, snippet) VALUES (?, ?, ?, ?, ?, ?, ?)",
    )
    .run(
      ruling.key,
      ruling.clusterId,
      ruling.effect,
      ruling.fromLaw ? 1 : 0,
      ruling.partial ? 1 : 0,
      ruling.authority,
      ruling.snippet,
    );
}

/** Inserts a law that responds to a decision, unless it is stored already. */
export function insertLawAnswer(database: Database, answer: StoredLawAnswer): void {
  database
    .prepare(
      "INSERT OR IGNORE INTO law_answer (cluster_id, key, name, number, date, effect, partial, snippet) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .run(
      answer.clusterId,
      answer.key,
      answer.name,
      answer.number,
      answer.date,
      answer.effect,
      answer.partial ? 1 : 0,
      answer.snippet,
    );
}

const RULING_COLUMNS = "key, cluster_id, effect, source, partial, authority, snippet";

/** Lists the decisions on a provision, in order of cluster id. */
export function listProvisionRulings(database: Database, key: string): StoredProvisionRuling[] {
  return database
    .prepare(`SELECT ${RULING_COLUMNS} FROM provision_ruling WHERE key = ? ORDER BY cluster_id, effect, source`)
    .all(key)
    .map(decodeRuling);
}

/** Lists what a decision did to provisions, in order of key. */
export function listRulingsOfCase(database: Database, clusterId: number): StoredProvisionRuling[] {
  return database
    .prepare(`SELECT ${RULING_COLUMNS} FROM provision_ruling WHERE cluster_id = ? ORDER BY key, effect, source`)
    .all(clusterId)
    .map(decodeRuling);
}

/** Lists the laws that respond to a decision, in order of key. */
export function listLawAnswers(database: Database, clusterId: number): StoredLawAnswer[] {
  return database
    .prepare(
      "SELECT cluster_id, key, name, number, date, effect, partial, snippet FROM law_answer WHERE cluster_id = ? ORDER BY key",
    )
    .all(clusterId)
    .map((row) => ({
      clusterId: readNumber(row, 0),
      key: readText(row, 1),
      name: readText(row, 2),
      number: readText(row, 3),
      date: readText(row, 4),
      effect: readText(row, 5) as AnswerEffect,
      partial: readNumber(row, 6) === 1,
      snippet: readText(row, 7),
    }));
}

/** A provision that a case cites. */
export interface CitedProvision {
  /** Ordinal of the Act. */
  readonly act: number;
  /** Number of the section in upper case. */
  readonly section: string;
}

/** Lists the sections of Acts that a case cites. */
export function listProvisionsCitedBy(database: Database, clusterId: number): CitedProvision[] {
  return database
    .prepare("SELECT act, section_number FROM act_citer WHERE cluster_id = ? AND section_number <> '' ORDER BY 1, 2")
    .all(clusterId)
    .map((row) => ({ act: readNumber(row, 0), section: readText(row, 1) }));
}

function decodeRuling(row: Row): StoredProvisionRuling {
  return {
    key: readText(row, 0),
    clusterId: readNumber(row, 1),
    effect: readText(row, 2) as ProvisionEffect,
    fromLaw: readNumber(row, 3) === 1,
    partial: readNumber(row, 4) === 1,
    authority: readText(row, 5),
    snippet: readText(row, 6),
  };
}
