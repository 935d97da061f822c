import type { ActRow, ActSectionRow, FootnoteRow, FootnoteType } from "../../law/legislation.ts";
import type { Database, Row, SqlValue } from "../sqlite/database.ts";
import type { LegislationTextReader, LegislationTextWriter, TextLocation } from "./legislation-text.ts";

/** An Act as it is stored. */
export interface StoredAct extends Omit<ActRow, "id"> {
  /** Its own number in the corpus. */
  readonly ordinal: number;
  readonly actId: string;
  /** How many cases of the corpus cite it. */
  readonly citeCount: number;
}

/** A section of an Act, with its text's place instead of its text. */
export interface StoredActSection extends Omit<ActSectionRow, "text"> {
  readonly ordinal: number;
  /** Ordinal of the Act. */
  readonly act: number;
  readonly text: TextLocation;
}

const ACT_COLUMNS =
  "id, act_id, title, title_folded, long_title, year, category, state, department, act_number, status, enactment_date, url";

/** Stores Acts, each with its sections and footnotes. */
export interface ActWriter {
  add(act: ActRow, sections: readonly ActSectionRow[], footnotes: readonly FootnoteRow[]): void;
  /** Writes other facts about an Act that is stored. */
  updateMetadata(act: ActRow): void;
  /** Gives an Act that is stored other sections and footnotes. */
  replaceText(actId: string, sections: readonly ActSectionRow[], footnotes: readonly FootnoteRow[]): void;
}

export function createActWriter(database: Database, texts: LegislationTextWriter): ActWriter {
  const insertAct = database.prepare(`INSERT INTO act (${ACT_COLUMNS}) VALUES (${ACT_COLUMNS.replace(/\w+/g, "?")})`);
  const insertSection = database.prepare(
    "INSERT INTO act_section (act, number, heading, chapter, text_start, text_length) VALUES (?, ?, ?, ?, ?, ?)",
  );
  const insertFootnote = database.prepare("INSERT INTO footnote VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
  let last = 0;

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
      const { ordinal } = findStoredAct(database, actId)!;
      for (const table of ["act_section", "footnote"])
        database.prepare(`DELETE FROM ${table} WHERE act = ?`).run(ordinal);
      write(ordinal, sections, footnotes);
    },
  };
}

/** In the order of the columns, behind the ordinal. */
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

/** A title as titles are compared: NFKC, lower case, single spaces. */
export function foldTitle(title: string): string {
  return title.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
}

const STORED_ACT_COLUMNS =
  "id, act_id, title, long_title, year, category, state, department, act_number, status, enactment_date, url, cite_count";

export function findStoredAct(database: Database, actId: string): StoredAct | null {
  const row = database.prepare(`SELECT ${STORED_ACT_COLUMNS} FROM act WHERE act_id = ?`).get(actId);
  return row ? decodeActRow(row) : null;
}

export function readStoredAct(database: Database, ordinal: number): StoredAct {
  return decodeActRow(database.prepare(`SELECT ${STORED_ACT_COLUMNS} FROM act WHERE id = ?`).get(ordinal)!);
}

/** The ordinals of all stored Acts are 1 to this. */
export function readLastActOrdinal(database: Database): number {
  return database.prepare("SELECT ifnull(max(id), 0) FROM act").get()![0] as number;
}

export function visitActs(database: Database, visit: (act: StoredAct) => void): void {
  database.prepare(`SELECT ${STORED_ACT_COLUMNS} FROM act ORDER BY id`).each((row) => visit(decodeActRow(row)));
}

/** Conditions on Acts; all that are given must hold. */
export interface ActConditions {
  readonly category?: string;
  readonly state?: string;
  readonly department?: string;
  readonly status?: string;
  /** Years, both included. */
  readonly yearFrom?: number;
  readonly yearTo?: number;
  /** A part of the title, as {@link foldTitle} gives it. */
  readonly title?: string;
}

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

/** One page of the Acts that meet the conditions, and how many do. */
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
  const values = given.map((name) => conditions[name] as SqlValue);
  const where = given.length === 0 ? "" : `WHERE ${given.map((name) => CONDITION_SQL[name]).join(" AND ")}`;
  const total = database.prepare(`SELECT count(*) FROM act ${where}`).get(...values)![0] as number;
  const acts = database
    .prepare(`SELECT ${STORED_ACT_COLUMNS} FROM act ${where} ORDER BY ${ORDER_SQL[order]} LIMIT ? OFFSET ?`)
    .all(...values, limit, offset)
    .map(decodeActRow);
  return { total, acts };
}

const ACT_SECTION_COLUMNS = "id, act, number, heading, chapter, text_start, text_length";

/** An Act's sections, in the order of the Act. */
export function listSectionsOfAct(database: Database, act: number): StoredActSection[] {
  return database
    .prepare(`SELECT ${ACT_SECTION_COLUMNS} FROM act_section WHERE act = ? ORDER BY id`)
    .all(act)
    .map(decodeActSectionRow);
}

export function readStoredActSection(database: Database, ordinal: number): StoredActSection {
  return decodeActSectionRow(
    database.prepare(`SELECT ${ACT_SECTION_COLUMNS} FROM act_section WHERE id = ?`).get(ordinal)!,
  );
}

/** Every section of every Act, in the order of the input. */
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

/** One page of an Act's footnotes, in their order. */
export function listFootnotes(
  database: Database,
  readText: LegislationTextReader,
  act: number,
  { section, type }: FootnoteConditions,
  offset: number,
  limit: number,
): FootnoteRow[] {
  return database
    .prepare(
      `SELECT id, type, section_number, section_title, by_act, effective_date, text_start, text_length, original_start,
         original_length
       FROM footnote WHERE ${FOOTNOTE_CONDITIONS} AND (?3 IS NULL OR type = ?3) ORDER BY id LIMIT ?4 OFFSET ?5`,
    )
    .all(act, section ?? null, type ?? null, limit, offset)
    .map((row) => ({
      id: row[0] as number,
      type: row[1] as FootnoteType,
      sectionNumber: row[2] as string,
      sectionTitle: row[3] as string,
      byAct: row[4] as string,
      effectiveDate: row[5] as string,
      text: readText({ start: row[6] as number, length: row[7] as number }),
      originalText: readText({ start: row[8] as number, length: row[9] as number }),
    }));
}

/** How many footnotes of each type an Act, or one section of it, has. Types without any are left out. */
export function countFootnoteTypes(database: Database, act: number, section?: string): Map<FootnoteType, number> {
  const rows = database
    .prepare(`SELECT type, count(*) FROM footnote WHERE ${FOOTNOTE_CONDITIONS} GROUP BY type ORDER BY type`)
    .all(act, section ?? null);
  return new Map(rows.map(([type, count]) => [type as FootnoteType, count as number]));
}

function decodeActRow(row: Row): StoredAct {
  return {
    ordinal: row[0] as number,
    actId: row[1] as string,
    title: row[2] as string,
    longTitle: row[3] as string,
    year: row[4] as number,
    category: row[5] as StoredAct["category"],
    state: row[6] as string,
    department: row[7] as string,
    actNumber: row[8] as string,
    status: row[9] as StoredAct["status"],
    enactmentDate: row[10] as string,
    url: row[11] as string,
    citeCount: row[12] as number,
  };
}

function decodeActSectionRow(row: Row): StoredActSection {
  return {
    ordinal: row[0] as number,
    act: row[1] as number,
    number: row[2] as string,
    heading: row[3] as string,
    chapter: row[4] as string,
    text: { start: row[5] as number, length: row[6] as number },
  };
}
