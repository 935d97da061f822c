import type {
  BreadcrumbStep,
  CodeRow,
  CorpusType,
  LegislationUrls,
  ProvisionStatus,
  SectionRow,
} from "../../law/legislation.ts";
import { keepWebAddresses } from "../../text/web-address.ts";
import type { Database } from "../sqlite/database.ts";
import { queryNumber, requireRow } from "../sqlite/query-row.ts";
import {
  type Row,
  readJson,
  readLabel,
  readNumber,
  readNumberOrNull,
  readText,
  readTextOrNull,
} from "../sqlite/row.ts";
import type { LegislationTextWriter, TextLocation } from "./legislation-text.ts";

/** A code with the number of its sections, each counted once whatever the number of its versions. */
export interface StoredCode extends CodeRow {
  readonly sectionCount: number;
}

/** A section, with the locations of its texts. */
export interface StoredSection extends Omit<SectionRow, "id" | "text" | "history" | "notes" | "topics"> {
  /** Its number in the corpus, from 1. */
  readonly ordinal: number;
  /** The section's id, the same for all its versions. */
  readonly actId: string;
  /** Whether it is the newest version. */
  readonly isCurrent: boolean;
  readonly text: TextLocation;
  readonly history: TextLocation;
  readonly notes: TextLocation;
}

/** The part of a section that a reference to it shows. */
export interface StoredSectionHead {
  readonly actId: string;
  readonly citation: string;
  readonly heading: string;
}

const CODE_COLUMNS = "id, corpus_type, state, label, title_number, title_name, whole_versions";

/** Inserts a code. */
export function insertCode(database: Database, code: CodeRow): void {
  database
    .prepare(`INSERT INTO code (${CODE_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)`)
    .run(
      code.id,
      code.corpusType,
      code.state,
      code.label,
      code.titleNumber,
      code.titleName,
      code.wholeVersions === true ? 1 : 0,
    );
}

/** Reads every code, in the order of their ids. */
export function readCodes(database: Database): StoredCode[] {
  return database
    .prepare(`SELECT ${CODE_COLUMNS}, section_count FROM code ORDER BY id`)
    .all()
    .map((row) => ({
      id: readText(row, 0),
      corpusType: readLabel<CorpusType>(row, 1),
      state: readTextOrNull(row, 2),
      label: readText(row, 3),
      titleNumber: readNumberOrNull(row, 4),
      titleName: readText(row, 5),
      wholeVersions: readNumber(row, 6) === 1,
      sectionCount: readNumber(row, 7),
    }));
}

const SECTION_COLUMNS =
  "id, act_id, code_id, citation, citation_short, heading, number, chapter, chapter_name, breadcrumb_json, year, status, " +
  "urls_json, as_of, is_current, text_start, text_length, history_start, history_length, notes_start, notes_length";

/** The text of the newest version of a section. */
export interface VersionText {
  readonly id: string;
  readonly text: string;
  readonly location: TextLocation;
}

/** Stores sections. */
export interface SectionWriter {
  add(section: SectionRow): void;
  /** Restores a text that `onVersionText` received. */
  restoreVersionText(version: VersionText): void;
}

/**
 * Creates a writer of sections, which stores all as current until {@link markCurrentVersions} is called. It continues from
 * the sections that the database contains.
 * @param onVersionText receives the texts of dated versions that differ from the version before
 */
export function createSectionWriter(
  database: Database,
  texts: LegislationTextWriter,
  onVersionText: (version: VersionText) => void,
): SectionWriter {
  const insert = database.prepare(
    `INSERT INTO section (${SECTION_COLUMNS}) VALUES (${SECTION_COLUMNS.replace(/\w+/g, "?")})`,
  );
  const previous = new Map<string, VersionText>();
  let ordinal = readNumberOrNull(requireRow(database.prepare("SELECT max(id) FROM section").get()), 0) ?? 0;

  /** Most sections do not change from version to version: their text is stored once. */
  function addText({ id, text, asOf }: SectionRow): TextLocation {
    if (asOf === null) return texts.add(text);
    const known = previous.get(id);
    if (known?.text === text) return known.location;
    const version = { id, text, location: texts.add(text) };
    previous.set(id, version);
    onVersionText(version);
    return version.location;
  }

  function add(section: SectionRow): void {
    const text = addText(section);
    const history = texts.add(section.history);
    const notes = texts.add(section.notes);
    insert.run(
      ++ordinal,
      section.id,
      section.codeId,
      section.citation,
      section.citationShort,
      section.heading,
      section.number,
      section.chapter,
      section.chapterName,
      JSON.stringify(section.breadcrumb.map(({ label, level }) => [label, level])),
      section.year,
      section.status,
      JSON.stringify(section.urls),
      section.asOf ?? "",
      1,
      text.start,
      text.length,
      history.start,
      history.length,
      notes.start,
      notes.length,
    );
  }

  return { add, restoreVersionText: (version) => void previous.set(version.id, version) };
}

/**
 * Marks only the newest version of each section as current, and counts the sections of every code. An undated version is
 * the oldest.
 * @param wholeCodes ids of the codes whose versions are complete: of these only the newest version of the code is current
 */
export function markCurrentVersions(database: Database, wholeCodes: Iterable<string>): void {
  database.exec(`
    UPDATE section SET is_current = 0 WHERE EXISTS
      (SELECT 1 FROM section AS newer WHERE newer.act_id = section.act_id AND newer.as_of > section.as_of)`);
  const past = database.prepare(
    "UPDATE section SET is_current = 0 WHERE code_id = ?1 AND as_of < (SELECT max(as_of) FROM section WHERE code_id = ?1)",
  );
  for (const code of wholeCodes) past.run(code);
  database.exec(`
    UPDATE code SET section_count = (SELECT count(*) FROM section WHERE code_id = code.id AND is_current = 1);
  `);
}

/** Reads the highest ordinal of a section; ordinals count from 1 and number every version. */
export function readLastSectionOrdinal(database: Database): number {
  return queryNumber(database, "SELECT ifnull(max(id), 0) FROM section");
}

/** Returns whether a version of a section is stored. */
export function hasSectionVersion(database: Database, actId: string, asOf: string | null): boolean {
  return database.prepare("SELECT 1 FROM section WHERE act_id = ? AND as_of = ?").get(actId, asOf ?? "") !== undefined;
}

/** Reads a section by ordinal. @throws EngineError `corpus_unavailable` if there is none */
export function readStoredSection(database: Database, ordinal: number): StoredSection {
  return decodeSectionRow(
    requireRow(database.prepare(`SELECT ${SECTION_COLUMNS} FROM section WHERE id = ?`).get(ordinal)),
  );
}

/** Finds the version of a section in force on a day (`YYYY-MM-DD`), default the newest; null if there is none. */
export function findSectionVersion(database: Database, actId: string, day?: string): StoredSection | null {
  const row = database
    .prepare(`SELECT ${SECTION_COLUMNS} FROM section WHERE act_id = ? AND as_of <= ? ORDER BY as_of DESC LIMIT 1`)
    .get(actId, day ?? "9999-12-31");
  return row ? decodeSectionRow(row) : null;
}

/** Finds the ordinal of the newest version of a section; null if there is none. */
export function findNewestSectionOrdinal(database: Database, actId: string): number | null {
  const row = database.prepare("SELECT id FROM section WHERE act_id = ? ORDER BY as_of DESC LIMIT 1").get(actId);
  return row ? readNumber(row, 0) : null;
}

/** Lists the dates from which the versions of a section are in force, oldest first, without undated versions. */
export function listVersionDates(database: Database, actId: string): string[] {
  return database
    .prepare("SELECT as_of FROM section WHERE act_id = ? AND as_of > '' ORDER BY as_of")
    .all(actId)
    .map((row) => readText(row, 0));
}

/** Finds the current sections that precede and follow a section in its code. */
export function findNeighbourSections(
  database: Database,
  { codeId, ordinal }: Pick<StoredSection, "codeId" | "ordinal">,
): { previous: StoredSectionHead | null; next: StoredSectionHead | null } {
  const findBeside = (comparison: "<" | ">", order: "DESC" | "ASC") => {
    const row = database
      .prepare(
        `SELECT act_id, citation, heading FROM section
         WHERE code_id = ? AND is_current = 1 AND id ${comparison} ? ORDER BY id ${order} LIMIT 1`,
      )
      .get(codeId, ordinal);
    return row ? { actId: readText(row, 0), citation: readText(row, 1), heading: readText(row, 2) } : null;
  };
  return { previous: findBeside("<", "DESC"), next: findBeside(">", "ASC") };
}

/** Visits every current section, in the order of the input. */
export function visitCurrentSections(database: Database, visit: (section: StoredSection) => void): void {
  database
    .prepare(`SELECT ${SECTION_COLUMNS} FROM section WHERE is_current = 1 ORDER BY id`)
    .each((row) => visit(decodeSectionRow(row)));
}

function decodeSectionRow(row: Row): StoredSection {
  const readLocation = (column: number): TextLocation => ({
    start: readNumber(row, column),
    length: readNumber(row, column + 1),
  });
  return {
    ordinal: readNumber(row, 0),
    actId: readText(row, 1),
    codeId: readText(row, 2),
    citation: readText(row, 3),
    citationShort: readText(row, 4),
    heading: readText(row, 5),
    number: readText(row, 6),
    chapter: readText(row, 7),
    chapterName: readText(row, 8),
    breadcrumb: readJson<[string, string][]>(row, 9).map(([label, level]): BreadcrumbStep => ({ label, level })),
    year: readNumberOrNull(row, 10),
    status: readLabel<ProvisionStatus>(row, 11),
    urls: keepWebAddresses(readJson<LegislationUrls>(row, 12)),
    asOf: readText(row, 13) === "" ? null : readText(row, 13),
    isCurrent: readNumber(row, 14) === 1,
    text: readLocation(15),
    history: readLocation(17),
    notes: readLocation(19),
  };
}
