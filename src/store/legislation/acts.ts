import type { ActRow, ActSectionRow, FootnoteRow, FootnoteType } from "../../law/legislation.ts";
import { keepWebAddress } from "../../text/web-address.ts";
import type { Database } from "../sqlite/database.ts";
import { queryNumber, requireRow } from "../sqlite/query-row.ts";
import { type Row, readLabel, readNumber, readNumberOrNull, readText, type SqlValue } from "../sqlite/row.ts";
import type { LegislationTextReader, LegislationTextWriter, TextLocation } from "./legislation-text.ts";

/** An Act as it is stored. */
export interface StoredAct extends Omit<ActRow, "id"> {
  /** Its number in the corpus, from 1. */
  readonly ordinal: number;
  readonly actId: string;
  readonly citeCount: number;
}

/** A section of an Act, with the location of its text. */
export interface StoredActSection extends Omit<ActSectionRow, "text" | "topics"> {
  readonly ordinal: number;
  /** Ordinal of the Act. */
  readonly act: number;
  readonly text: TextLocation;
}

const ACT_COLUMNS =
  "id, act_id, title, title_folded, long_title, year, category, state, department, act_number, status, enactment_date, url";

/** Stores Acts, each with its sections and footnotes. */
export interface ActWriter {
  /** Adds an Act. */
  add(act: ActRow, sections: readonly ActSectionRow[], footnotes: readonly FootnoteRow[]): void;
  /** Replaces the metadata of a stored Act. */
  updateMetadata(act: ActRow): void;
  /** Replaces the sections and footnotes of a stored Act. @throws EngineError `corpus_unavailable` if it is not stored */
  replaceText(actId: string, sections: readonly ActSectionRow[], footnotes: readonly FootnoteRow[]): void;
}

/** Creates a writer of Acts; it continues from those that the database contains. */
export function createActWriter(database: Database, texts: LegislationTextWriter): ActWriter {
  const insertAct = database.prepare(`INSERT INTO act (${ACT_COLUMNS}) VALUES (${ACT_COLUMNS.replace(/\w+/g, "?")})`);
  const insertSection = database.prepare(
    "INSERT INTO act_section (act, number, heading, chapter, text_start, text_length) VALUES (?, ?, ?, ?, ?, ?)",
  );
  const insertFootnote = database.prepare("INSERT INTO footnote VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
  let last = readNumberOrNull(requireRow(database.prepare("SELECT max(id) FROM act").get()), 0) ?? 0;

  function write(ordinal: number, sections: readonly ActSectionRow[], footnotes: readonly FootnoteRow[]): void {
    for (const section of sections) {
      const { start, length } = texts.add(section.text);
      insertSection.run(ordinal, section.number, section.heading, section.chapter, start, length);
    }
    for (const note of footnotes) {
      const text = texts.add(note.text);
      const original = texts.add(note.originalText);
      insertFootnote.run(
        ordinal,
        note.id,
        note.type,
        note.sectionNumber,
        note.sectionTitle,
        note.byAct,
        note.effectiveDate,
        text.start,
        text.length,
        original.start,
        original.length,
      );
    }
  }

  return {
    add(act, sections, footnotes) {
      last++;
      insertAct.run(last, ...toActValues(act));
      write(last, sections, footnotes);
    },
    updateMetadata(act) {
      const names = ACT_COLUMNS.split(", ").slice(1);
      database
        .prepare(`UPDATE act SET ${names.map((name) => `${name} = ?`).join(", ")} WHERE act_id = ?`)
        .run(...toActValues(act), act.id);
    },
    replaceText(actId, sections, footnotes) {
      const ordinal = queryNumber(database, "SELECT id FROM act WHERE act_id = ?", actId);
      for (const table of ["act_section", "footnote"])
        database.prepare(`DELETE FROM ${table} WHERE act = ?`).run(ordinal);
      write(ordinal, sections, footnotes);
    },
  };
}

/** Lists the values of an Act in the order of the columns, without the ordinal. */
function toActValues(act: ActRow): SqlValue[] {
  return [
    act.id,
    act.title,
    foldTitle(act.title),
    act.longTitle,
    act.year,
    act.category,
    act.state,
    act.department,
    act.actNumber,
    act.status,
    act.enactmentDate,
    act.url,
  ];
}

/** Normalizes a title for comparison: NFKC, lower case, single spaces. */
export function foldTitle(title: string): string {
  return title.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
}

const STORED_ACT_COLUMNS =
  "id, act_id, title, long_title, year, category, state, department, act_number, status, enactment_date, url, cite_count";
// Complete statements: to join their parts for every read would take longer than to find the compiled statement.
const SELECT_ACT_BY_ID = `SELECT ${STORED_ACT_COLUMNS} FROM act WHERE act_id = ?`;
const SELECT_ACT = `SELECT ${STORED_ACT_COLUMNS} FROM act WHERE id = ?`;

/** Finds an Act by id; null if there is none. */
export function findStoredAct(database: Database, actId: string): StoredAct | null {
  const row = database.prepare(SELECT_ACT_BY_ID).get(actId);
  return row ? decodeActRow(row) : null;
}

/** Finds the ordinal of an Act by id; null if there is none. */
export function findActOrdinal(database: Database, actId: string): number | null {
  const row = database.prepare("SELECT id FROM act WHERE act_id = ?").get(actId);
  return row ? readNumber(row, 0) : null;
}

/** Reads an Act by ordinal. @throws EngineError `corpus_unavailable` if there is none */
export function readStoredAct(database: Database, ordinal: number): StoredAct {
  return decodeActRow(requireRow(database.prepare(SELECT_ACT).get(ordinal)));
}

/** Reads the highest ordinal of an Act; ordinals count from 1. */
export function readLastActOrdinal(database: Database): number {
  return queryNumber(database, "SELECT ifnull(max(id), 0) FROM act");
}

/** Visits every Act, in the order of the input. */
export function visitActs(database: Database, visit: (act: StoredAct) => void): void {
  database.prepare(`SELECT ${STORED_ACT_COLUMNS} FROM act ORDER BY id`).each((row) => visit(decodeActRow(row)));
}

/** Conditions on Acts; all that are given must be met. */
export interface ActConditions {
  readonly category?: string;
  readonly state?: string;
  readonly department?: string;
  readonly status?: string;
  /** Years, both included. */
  readonly yearFrom?: number;
  readonly yearTo?: number;
  /** A part of the title, normalized by {@link foldTitle}. */
  readonly title?: string;
}

/** An order of Acts; `popular` is by cite count. */
export type ActOrder = "year_desc" | "year_asc" | "title_asc" | "title_desc" | "popular";

const CONDITION_SQL: Readonly<Record<keyof ActConditions, string>> = {
  category: "category = ?",
  state: "state = ?",
  department: "department = ?",
  status: "status = ?",
  yearFrom: "year >= ?",
  yearTo: "year <= ?",
  title: "instr(title_folded, ?) > 0",
};

const ORDER_SQL: Readonly<Record<ActOrder, string>> = {
  year_desc: "year DESC, title_folded, id",
  year_asc: "year, title_folded, id",
  title_asc: "title_folded, year, id",
  title_desc: "title_folded DESC, year DESC, id",
  popular: "cite_count DESC, year DESC, title_folded, id",
};

/** Finds one page of the Acts that meet the conditions, and their total. */
export function findActs(
  database: Database,
  conditions: ActConditions,
  order: ActOrder,
  offset: number,
  limit: number,
): { total: number; acts: StoredAct[] } {
  const given = (Object.keys(CONDITION_SQL) as (keyof ActConditions)[]).filter(
    (name) => conditions[name] !== undefined,
  );
  const values = given.map((name): SqlValue => conditions[name] ?? null);
  const where = given.length === 0 ? "" : `WHERE ${given.map((name) => CONDITION_SQL[name]).join(" AND ")}`;
  const total = queryNumber(database, `SELECT count(*) FROM act ${where}`, ...values);
  const acts = database
    .prepare(`SELECT ${STORED_ACT_COLUMNS} FROM act ${where} ORDER BY ${ORDER_SQL[order]} LIMIT ? OFFSET ?`)
    .all(...values, limit, offset)
    .map(decodeActRow);
  return { total, acts };
}

const ACT_SECTION_COLUMNS = "id, act, number, heading, chapter, text_start, text_length";

/** Lists an Act's sections, in the order of the Act. */
export function listSectionsOfAct(database: Database, act: number): StoredActSection[] {
  return database
    .prepare(`SELECT ${ACT_SECTION_COLUMNS} FROM act_section WHERE act = ? ORDER BY id`)
    .all(act)
    .map(decodeActSectionRow);
}

/** Reads the ordinal of an Act's first section; the ordinals of its sections are consecutive. */
export function readFirstActSectionOrdinal(database: Database, act: number): number {
  return readNumber(database.prepare("SELECT min(id) FROM act_section WHERE act = ?").get(act)!, 0);
}

/** Reads a section of an Act by ordinal. @throws EngineError `corpus_unavailable` if there is none */
export function readStoredActSection(database: Database, ordinal: number): StoredActSection {
  return decodeActSectionRow(
    requireRow(database.prepare(`SELECT ${ACT_SECTION_COLUMNS} FROM act_section WHERE id = ?`).get(ordinal)),
  );
}

/** Visits every section of every Act, in the order of the input. */
export function visitActSections(database: Database, visit: (section: StoredActSection) => void): void {
  database
    .prepare(`SELECT ${ACT_SECTION_COLUMNS} FROM act_section ORDER BY id`)
    .each((row) => visit(decodeActSectionRow(row)));
}

/** Conditions on an Act's footnotes. A section's number is compared without regard to case. */
export interface FootnoteConditions {
  readonly section?: string;
  readonly type?: FootnoteType;
}

const FOOTNOTE_CONDITIONS = "act = ?1 AND (?2 IS NULL OR upper(section_number) = upper(?2))";
const SELECT_FOOTNOTES = `SELECT id, type, section_number, section_title, by_act, effective_date, text_start, text_length,
    original_start, original_length
  FROM footnote WHERE ${FOOTNOTE_CONDITIONS} AND (?3 IS NULL OR type = ?3) ORDER BY id LIMIT ?4 OFFSET ?5`;
const COUNT_FOOTNOTE_TYPES = `SELECT type, count(*) FROM footnote WHERE ${FOOTNOTE_CONDITIONS} GROUP BY type ORDER BY type`;

/** Lists one page of an Act's footnotes, in their order. */
export function listFootnotes(
  database: Database,
  readTextAt: LegislationTextReader,
  act: number,
  { section, type }: FootnoteConditions,
  offset: number,
  limit: number,
): FootnoteRow[] {
  return database
    .prepare(SELECT_FOOTNOTES)
    .all(act, section ?? null, type ?? null, limit, offset)
    .map((row) => ({
      id: readNumber(row, 0),
      type: readLabel<FootnoteType>(row, 1),
      sectionNumber: readText(row, 2),
      sectionTitle: readText(row, 3),
      byAct: readText(row, 4),
      effectiveDate: readText(row, 5),
      text: readTextAt({ start: readNumber(row, 6), length: readNumber(row, 7) }),
      originalText: readTextAt({ start: readNumber(row, 8), length: readNumber(row, 9) }),
    }));
}

/** Counts the footnotes of an Act, or of one section of it, by type; types without any are omitted. */
export function countFootnoteTypes(database: Database, act: number, section?: string): Map<FootnoteType, number> {
  const rows = database.prepare(COUNT_FOOTNOTE_TYPES).all(act, section ?? null);
  return new Map(rows.map((row) => [readLabel<FootnoteType>(row, 0), readNumber(row, 1)]));
}

function decodeActRow(row: Row): StoredAct {
  return {
    ordinal: readNumber(row, 0),
    actId: readText(row, 1),
    title: readText(row, 2),
    longTitle: readText(row, 3),
    year: readNumber(row, 4),
    category: readLabel<StoredAct["category"]>(row, 5),
    state: readText(row, 6),
    department: readText(row, 7),
    actNumber: readText(row, 8),
    status: readLabel<StoredAct["status"]>(row, 9),
    enactmentDate: readText(row, 10),
    url: keepWebAddress(readText(row, 11)),
    citeCount: readNumber(row, 12),
  };
}

function decodeActSectionRow(row: Row): StoredActSection {
  return {
    ordinal: readNumber(row, 0),
    act: readNumber(row, 1),
    number: readText(row, 2),
    heading: readText(row, 3),
    chapter: readText(row, 4),
    text: { start: readNumber(row, 5), length: readNumber(row, 6) },
  };
}
