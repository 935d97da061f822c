import { type Doctrine, listNameForms } from "../law/doctrines/doctrine.ts";
import type { Jurisdiction } from "../law/jurisdiction.ts";
import { compareCodePoints } from "../text/code-points.ts";
import { isJoiningWord } from "../text/function-words.ts";
import { stem } from "../text/stem.ts";
import { splitWords } from "../text/words.ts";
import type { TableCopier } from "./sqlite/attach-database.ts";
import type { Database } from "./sqlite/database.ts";
import { type Row, readBlob, readJson, readNumber, readText, readTextOrNull } from "./sqlite/row.ts";

/** The tables of the doctrines: by the stems of their names, and those with an authority by each word. */
export const DOCTRINE_TABLES = `
CREATE TABLE doctrine (
  id INTEGER PRIMARY KEY,
  country TEXT,
  names_json TEXT NOT NULL,
  terms_json TEXT NOT NULL,
  authorities_json TEXT NOT NULL
);
CREATE TABLE doctrine_name (
  stems TEXT NOT NULL,
  doctrine INTEGER NOT NULL,
  PRIMARY KEY (stems, doctrine)
) WITHOUT ROWID;
CREATE TABLE doctrine_word (
  stem TEXT PRIMARY KEY,
  doctrines BLOB NOT NULL
) WITHOUT ROWID;
`;

/**
 * Stores doctrines; their names and words in alphabetical order, so that a copy has the same pages. Yields after each, so
 * that the caller can yield to the event loop.
 */
export function* storeDoctrines(database: Database, doctrines: readonly Doctrine[]): Generator<void> {
  const insert = database.prepare(
    "INSERT INTO doctrine (id, country, names_json, terms_json, authorities_json) VALUES (?, ?, ?, ?, ?)",
  );
  const byName = new Map<string, number[]>();
  const byWord = new Map<string, number[]>();
  for (const [id, doctrine] of doctrines.entries()) {
    const { country, names, terms, authorities } = doctrine;
    insert.run(id, country, JSON.stringify(names), JSON.stringify(terms), JSON.stringify(authorities));
    addDoctrine(byName, listNameForms(doctrine).map(toStems), id);
    const words = authorities.length === 0 ? [] : [...names, ...terms].flatMap((text) => toStems(text).split(" "));
    addDoctrine(byWord, words, id);
    yield;
  }
  const insertName = database.prepare("INSERT INTO doctrine_name (stems, doctrine) VALUES (?, ?)");
  for (const [stems, ids] of sortByText(byName)) {
    for (const id of ids) insertName.run(stems, id);
    yield;
  }
  const insertWord = database.prepare("INSERT INTO doctrine_word (stem, doctrines) VALUES (?, ?)");
  for (const [word, ids] of sortByText(byWord)) {
    insertWord.run(word, encodeAscending(ids));
    yield;
  }
}

function addDoctrine(byText: Map<string, number[]>, texts: readonly string[], id: number): void {
  for (const text of new Set(texts)) {
    const known = byText.get(text);
    if (known) known.push(id);
    else byText.set(text, [id]);
  }
}

function sortByText(byText: ReadonlyMap<string, number[]>): [string, number[]][] {
  return [...byText].sort(([a], [b]) => compareCodePoints(a, b));
}

/** Copies the doctrines of a corpus into a new one. */
export function copyDoctrines(copier: TableCopier): void {
  for (const table of ["doctrine", "doctrine_name", "doctrine_word"]) copier.copy(table);
}

/** Returns the doctrines with an authority whose names or terms contain a word, ascending. */
export function findDoctrinesOfWord(database: Database, stem: string): number[] {
  const row = database.prepare("SELECT doctrines FROM doctrine_word WHERE stem = ?").get(stem);
  return row ? decodeAscending(readBlob(row, 0)) : [];
}

/** Encodes ascending numbers as their differences, of two bytes each. */
function encodeAscending(numbers: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(2 * numbers.length));
  for (const [at, number] of numbers.entries()) view.setUint16(2 * at, number - (numbers[at - 1] ?? 0), true);
  return new Uint8Array(view.buffer);
}

function decodeAscending(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let number = 0;
  return Array.from({ length: bytes.length >>> 1 }, (_, at) => {
    number += view.getUint16(2 * at, true);
    return number;
  });
}

/** A name of a doctrine, as {@link toStems} has it. */
export interface DoctrineName {
  readonly stems: string;
  readonly doctrine: number;
}

/** Returns the names that begin with a stem, in alphabetical order; one look-up finds the names of any length. */
export function findDoctrineNames(database: Database, firstStem: string): DoctrineName[] {
  // "!" follows the blank, which follows the first word of a longer name.
  return database
    .prepare(
      "SELECT stems, doctrine FROM doctrine_name WHERE stems >= ?1 AND stems < ?1 || '!' ORDER BY stems, doctrine",
    )
    .all(firstStem)
    .map((row) => ({ stems: readText(row, 0), doctrine: readNumber(row, 1) }));
}

/** Reads the doctrines of a country, or of both, that have an authority, in the order of the tables. */
export function readCitedDoctrines(database: Database, country: Jurisdiction): Doctrine[] {
  const select = "SELECT country, names_json, terms_json, authorities_json FROM doctrine";
  return database
    .prepare(`${select} WHERE (country = ? OR country IS NULL) AND authorities_json <> '[]' ORDER BY id`)
    .all(country)
    .map(toDoctrine);
}

/** Reads a doctrine; null if it is of none of the countries. */
export function readDoctrine(database: Database, id: number, countries: readonly Jurisdiction[]): Doctrine | null {
  const row = database
    .prepare("SELECT country, names_json, terms_json, authorities_json FROM doctrine WHERE id = ?")
    .get(id);
  const doctrine = row ? toDoctrine(row) : null;
  return doctrine?.country && !countries.includes(doctrine.country) ? null : doctrine;
}

function toDoctrine(row: Row): Doctrine {
  return {
    country: readTextOrNull(row, 0) as Doctrine["country"],
    names: readJson<string[]>(row, 1),
    terms: readJson<string[]>(row, 2),
    authorities: readJson<Doctrine["authorities"]>(row, 3),
  };
}

/** Returns the stems of the words of a phrase, joined by blanks; without words that only join others, if it has others. */
export function toStems(phrase: string): string {
  const words = splitWords(phrase);
  const content = words.filter((word) => !isJoiningWord(word));
  return (content.length > 1 ? content : words).map(stem).join(" ");
}
