import type { Jurisdiction } from "../../law/jurisdiction.ts";
import type { CitationFormat } from "../citation.ts";

/**
 * How a citation to an edition is built.
 * `volume`: volume and page. `year`: year, perhaps a volume within it, page. `neutral`: year and running number.
 * `court`: year, court, number. `air`, `ilr`: the All India Reporter and the Indian Law Reports, court before the page.
 * `code`, `session`, `number`: laws, see the table of laws. `journal`: volume and page of an article.
 */
export type EditionShape =
  | "volume"
  | "year"
  | "neutral"
  | "court"
  | "air"
  | "ilr"
  | "code"
  | "session"
  | "number"
  | "journal";

/** One edition of a reporter, a code, a journal or a database. */
export interface Edition {
  /** Canonical abbreviation. */
  readonly reporter: string;
  /** First part of the keys of its citations. */
  readonly slug: string;
  readonly shape: EditionShape;
  readonly format: CitationFormat;
  readonly jurisdiction: Jurisdiction | null;
  /** Years of publication, from and to; 0 and 9999 where open. */
  readonly years: readonly (readonly [number, number])[];
  readonly court: string | null;
  readonly series: string | null;
  /** Single-volume reporters and loose-leaf services are cited without a volume too. */
  readonly volumeless: boolean;
}

/** An edition, and the spelling under which it is listed. */
export interface Spelling {
  readonly text: string;
  readonly edition: Edition;
  readonly canonical: boolean;
}

/**
 * Converts a spelling to the first part of a key: lower case, without the spaces and punctuation in which spellings
 * differ.
 */
export function toSlug(abbreviation: string): string {
  return abbreviation
    .toLowerCase()
    .replace(/[\s.,'’`]+/g, "")
    .replaceAll("/", "-");
}

/** Returns the cells of a table's rows: one row per line, cells separated by bars. */
export function parseTableRows(table: string): string[][] {
  const rows: string[][] = [];
  for (const line of table.split("\n")) if (line !== "") rows.push(line.split("|"));
  return rows;
}

/** Returns the spellings of one row: the canonical one first. */
export function createSpellings(edition: Edition, others: string): Spelling[] {
  const spellings: Spelling[] = [{ text: edition.reporter, edition, canonical: true }];
  if (others !== "") for (const text of others.split(";")) spellings.push({ text, edition, canonical: false });
  return spellings;
}
