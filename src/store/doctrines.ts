import type { Doctrine } from "../law/doctrines/doctrine.ts";
import type { Jurisdiction } from "../law/jurisdiction.ts";
import { stem } from "../text/stem.ts";
import { splitWords } from "../text/words.ts";
import type { Database } from "./sqlite/database.ts";
import { readJson, readNumber, readTextOrNull } from "./sqlite/row.ts";

/** The tables of the doctrines, by the stems of their names. */
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
`;

/** Stores doctrines. */
export function storeDoctrines(database: Database, doctrines: readonly Doctrine[]): void {
  const insert = database.prepare(
    "INSERT INTO doctrine (id, country, names_json, terms_json, authorities_json) VALUES (?, ?, ?, ?, ?)",
  );
  const insertName = database.prepare("INSERT OR IGNORE INTO doctrine_name (stems, doctrine) VALUES (?, ?)");
  for (const [id, { country, names, terms, authorities }] of doctrines.entries()) {
    insert.run(id, country, JSON.stringify(names), JSON.stringify(terms), JSON.stringify(authorities));
    for (const name of names) insertName.run(toStems(name), id);
  }
}

/** Returns the doctrines of a country with one of the names, each with its name as {@link toStems} has it. */
export function findDoctrines(
  database: Database,
  names: readonly string[],
  country: Jurisdiction,
): (Doctrine & { readonly stems: string })[] {
  const ids = database.prepare("SELECT doctrine FROM doctrine_name WHERE stems = ?");
  const byId = database.prepare(
    "SELECT country, names_json, terms_json, authorities_json FROM doctrine WHERE id = ? AND (country IS NULL OR country = ?)",
  );
  return names.flatMap((stems) =>
    ids.all(stems).flatMap((found) => {
      const row = byId.get(readNumber(found, 0), country);
      if (!row) return [];
      return [
        {
          stems,
          country: readTextOrNull(row, 0) as Jurisdiction | null,
          names: readJson<string[]>(row, 1),
          terms: readJson<string[]>(row, 2),
          authorities: readJson<Doctrine["authorities"]>(row, 3),
        },
      ];
    }),
  );
}

/** Returns the stems of the words of a phrase, joined by blanks. */
export function toStems(phrase: string): string {
  return splitWords(phrase).map(stem).join(" ");
}
