import type {
  BreadcrumbStep,
  CodeRow,
  CorpusType,
  LegislationUrls,
  ProvisionStatus,
  SectionRow,
} from "../../law/legislation.ts";
import type { Database, Row } from "../sqlite/database.ts";
import type { LegislationTextWriter, TextLocation } from "./legislation-text.ts";

/** A code and how many sections it has, each counted once however many versions of it there are. */
export interface StoredCode extends CodeRow {
  readonly sectionCount: number;
}

/** A section, with its texts' places instead of its texts. */
export interface StoredSection extends Omit<SectionRow, "id" | "text" | "history" | "notes"> {
  /** Its own number in the corpus. */
  readonly ordinal: number;
  /** The section's id, the same for all its versions. */
  readonly actId: string;
  /** Whether it is the newest version. */
  readonly isCurrent: boolean;
  readonly text: TextLocation;
  readonly history: TextLocation;
  readonly notes: TextLocation;
}

/** As much of a section as a reference to it shows. */
export interface SectionHead {
  readonly actId: string;
  readonly citation: string;
  readonly heading: string;
}

const CODE_COLUMNS = "id, corpus_type, state, label, title_number, title_name, whole_versions";

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

/** Every code, in the order of their ids. */
export function readCodes(database: Database): StoredCode[] {
  return database
    .prepare(`SELECT ${CODE_COLUMNS}, section_count FROM code ORDER BY id`)
    .all()
    .map(([id, corpusType, state, label, titleNumber, titleName, wholeVersions, sectionCount]) => ({
      id: id as string,
      corpusType: corpusType as CorpusType,
      state: state as string | null,
      label: label as string,
      titleNumber: titleNumber as number | null,
      titleName: titleName as string,
      wholeVersions: wholeVersions === 1,
      sectionCount: sectionCount as number,
    }));
}

const SECTION_COLUMNS =
  "id, act_id, code_id, citation, citation_short, heading, number, chapter, chapter_name, breadcrumb_json, year, status, " +
  "urls_json, as_of, is_current, text_start, text_length, history_start, history_length, notes_start, notes_length";

/** Stores sections as they come, all as current; {@link markCurrentVersions} sorts the versions out. */
export function createSectionWriter(database: Database, texts: LegislationTextWriter): (section: SectionRow) => void {
  const insert = database.prepare(
    `INSERT INTO section (${SECTION_COLUMNS}) VALUES (${SECTION_COLUMNS.replace(/\w+/g, "?")})`,
  );
  const before = new Map<string, { readonly text: string; readonly place: TextLocation }>();
  let ordinal = 0;

  /** From version to version most sections stay as they were: their text is stored once. */
  function addText({ id, text, asOf }: SectionRow): TextLocation {
    if (asOf === null) return texts.add(text);
    const known = before.get(id);
    if (known?.text === text) return known.place;
    const place = texts.add(text);
    before.set(id, { text, place });
    return place;
  }

  return (section) => {
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
  };
}

/**
 * Leaves only the newest version of each section current, and counts every code's. An undated version is the oldest.
 * @param wholeCodes ids of the codes of which every version is whole: there only the code's newest version is current
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

/** The ordinals of all stored sections, every version of each, are 1 to this. */
export function readLastSectionOrdinal(database: Database): number {
  return database.prepare("SELECT ifnull(max(id), 0) FROM section").get()![0] as number;
}

export function hasSectionVersion(database: Database, actId: string, asOf: string | null): boolean {
  return database.prepare("SELECT 1 FROM section WHERE act_id = ? AND as_of = ?").get(actId, asOf ?? "") !== undefined;
}

export function readStoredSection(database: Database, ordinal: number): StoredSection {
  return decodeSectionRow(database.prepare(`SELECT ${SECTION_COLUMNS} FROM section WHERE id = ?`).get(ordinal)!);
}

/** The version of a section that counted on a day (`YYYY-MM-DD`), or the newest; null where there is none. */
export function findSectionVersion(database: Database, actId: string, day?: string): StoredSection | null {
  const row = database
    .prepare(`SELECT ${SECTION_COLUMNS} FROM section WHERE act_id = ? AND as_of <= ? ORDER BY as_of DESC LIMIT 1`)
    .get(actId, day ?? "9999-12-31");
  return row ? decodeSectionRow(row) : null;
}

/** From when each version of a section counts, oldest first; undated versions are left out. */
export function listVersionDates(database: Database, actId: string): string[] {
  return database
    .prepare("SELECT as_of FROM section WHERE act_id = ? AND as_of > '' ORDER BY as_of")
    .all(actId)
    .map(([asOf]) => asOf as string);
}

/** The current sections before and behind one in its code. */
export function findNeighbourSections(
  database: Database,
  { codeId, ordinal }: Pick<StoredSection, "codeId" | "ordinal">,
): { previous: SectionHead | null; next: SectionHead | null } {
  const beside = (comparison: "<" | ">", order: "DESC" | "ASC") => {
    const row = database
      .prepare(
        `SELECT act_id, citation, heading FROM section
         WHERE code_id = ? AND is_current = 1 AND id ${comparison} ? ORDER BY id ${order} LIMIT 1`,
      )
      .get(codeId, ordinal);
    return row ? { actId: row[0] as string, citation: row[1] as string, heading: row[2] as string } : null;
  };
  return { previous: beside("<", "DESC"), next: beside(">", "ASC") };
}

/** Every current section, in the order of the input. */
export function visitCurrentSections(database: Database, visit: (section: StoredSection) => void): void {
  database
    .prepare(`SELECT ${SECTION_COLUMNS} FROM section WHERE is_current = 1 ORDER BY id`)
    .each((row) => visit(decodeSectionRow(row)));
}

function decodeSectionRow(row: Row): StoredSection {
  const place = (at: number): TextLocation => ({ start: row[at] as number, length: row[at + 1] as number });
  return {
    ordinal: row[0] as number,
    actId: row[1] as string,
    codeId: row[2] as string,
    citation: row[3] as string,
    citationShort: row[4] as string,
    heading: row[5] as string,
    number: row[6] as string,
    chapter: row[7] as string,
    chapterName: row[8] as string,
    breadcrumb: (JSON.parse(row[9] as string) as [string, string][]).map(
      ([label, level]): BreadcrumbStep => ({ label, level }),
    ),
    year: row[10] as number | null,
    status: row[11] as ProvisionStatus,
    urls: JSON.parse(row[12] as string) as LegislationUrls,
    asOf: row[13] === "" ? null : (row[13] as string),
    isCurrent: row[14] === 1,
    text: place(15),
    history: place(17),
    notes: place(19),
  };
}
