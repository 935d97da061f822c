import {
  findActOrdinal,
  readFirstActSectionOrdinal,
  readStoredAct,
  readStoredActSection,
  type StoredAct,
  type StoredActSection,
} from "../../store/legislation/acts.ts";
import type { TextLocation } from "../../store/legislation/legislation-text.ts";
import { findSectionVersion, type StoredSection } from "../../store/legislation/sections.ts";
import type { Database } from "../../store/sqlite/database.ts";
import type { ActData, ActSectionData, ProvisionData, SectionData } from "../port/legislation-reader.ts";

/**
 * Converts stored provisions to those of the port, and remembers where the text of each is, so that a caller who reads
 * the text of what it found causes no second look-up.
 */
export class ProvisionDecoder {
  readonly #database: Database;
  readonly #locations = new WeakMap<SectionData | ActSectionData, TextLocation>();

  constructor(database: Database) {
    this.#database = database;
  }

  toSection(stored: StoredSection): SectionData {
    const { ordinal: _, text, history: __, notes: ___, ...section } = stored;
    this.#locations.set(section, text);
    return section;
  }

  /** Reads each Act once. */
  toActSections(stored: readonly StoredActSection[]): ActSectionData[] {
    const acts = new Map<number, { readonly act: ActData; readonly first: number }>();
    return stored.map(({ ordinal, act, number, heading, chapter, text }) => {
      const known = acts.get(act) ?? this.#readAct(act);
      acts.set(act, known);
      const section = { act: known.act, index: ordinal - known.first, number, heading, chapter };
      this.#locations.set(section, text);
      return section;
    });
  }

  /** Returns where the text of a provision is; `null` if the file does not contain the provision. */
  findText({ kind, section }: ProvisionData): TextLocation | null {
    const known = this.#locations.get(section);
    if (known !== undefined) return known;
    if (kind === "section") return findSectionVersion(this.#database, section.actId, section.asOf ?? "")?.text ?? null;
    const act = findActOrdinal(this.#database, section.act.actId);
    if (act === null) return null;
    return readStoredActSection(this.#database, readFirstActSectionOrdinal(this.#database, act) + section.index).text;
  }

  #readAct(ordinal: number) {
    const act = toActData(readStoredAct(this.#database, ordinal));
    return { act, first: readFirstActSectionOrdinal(this.#database, ordinal) };
  }
}

/** Converts a stored Act to that of the port. */
export function toActData(act: StoredAct): ActData {
  const { actId, title, longTitle, year, category, state, department, actNumber, status, enactmentDate, url } = act;
  const { citeCount } = act;
  // Listed one by one: a rest pattern takes ten times as long.
  return {
    actId,
    title,
    longTitle,
    year,
    category,
    state,
    department,
    actNumber,
    status,
    enactmentDate,
    url,
    citeCount,
  };
}
