/**
 * The tables of a corpus. Names of columns that hold JSON end in `_json`. Dates are `YYYY-MM-DD` texts.
 * The texts of opinions are in `text_block`, see `cases/text-rows.ts`: one range scan reads an opinion, and one look-up, or
 * two, any part of it. `given_name` is the name in its source of a case that was renamed
 * after the texts that cite it.
 */
export const CASE_TABLES = `
CREATE TABLE meta (name TEXT PRIMARY KEY, value) WITHOUT ROWID;

CREATE TABLE court (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  citation_string TEXT NOT NULL,
  jurisdiction TEXT NOT NULL,
  level TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE cases (
  cluster_id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  name_full TEXT NOT NULL,
  court_id TEXT NOT NULL,
  jurisdiction TEXT NOT NULL,
  date_filed TEXT NOT NULL,
  date_precision TEXT NOT NULL,
  docket_number TEXT NOT NULL,
  judges_json TEXT NOT NULL,
  namespace TEXT NOT NULL,
  source_id TEXT NOT NULL
);

CREATE TABLE given_name (cluster_id INTEGER PRIMARY KEY, name TEXT NOT NULL, name_full TEXT NOT NULL);

CREATE TABLE citation (
  key TEXT NOT NULL,
  cluster_id INTEGER NOT NULL,
  position INTEGER NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (key, cluster_id, position)
) WITHOUT ROWID;
CREATE INDEX citation_of_case ON citation (cluster_id, position, text);

CREATE TABLE opinion (
  cluster_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  kind TEXT NOT NULL,
  author TEXT NOT NULL,
  length INTEGER NOT NULL,
  PRIMARY KEY (cluster_id, id)
) WITHOUT ROWID;

CREATE TABLE opinion_marks (
  id INTEGER PRIMARY KEY,
  pages_json TEXT NOT NULL,
  footnotes_json TEXT NOT NULL,
  roles_json TEXT NOT NULL
);

CREATE TABLE topic (
  cluster_id INTEGER NOT NULL,
  position INTEGER NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (cluster_id, position)
) WITHOUT ROWID;
CREATE TABLE topic_stem (stem TEXT NOT NULL, cluster_id INTEGER NOT NULL, PRIMARY KEY (stem, cluster_id)) WITHOUT ROWID;

CREATE TABLE text_block (id INTEGER PRIMARY KEY, flags INTEGER NOT NULL, data BLOB NOT NULL);

CREATE TABLE standing (
  cluster_id INTEGER PRIMARY KEY,
  cite_count INTEGER NOT NULL,
  authority REAL NOT NULL,
  freshness TEXT NOT NULL,
  detail_json TEXT NOT NULL
);
`;
