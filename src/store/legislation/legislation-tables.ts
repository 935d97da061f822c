/**
 * The tables of enacted law. `section` contains sections of US law (rules, articles, executive actions), every dated
 * version of each; `act`, `act_section` and `footnote` contain the Acts of India. Their ids count from 1 in the order of
 * the input, so that adjacent sections of a code or an Act have adjacent ids. All texts are in `law_text`; a location in
 * it is two columns, `…_start` and `…_length`.
 */
export const LEGISLATION_TABLES = `
CREATE TABLE law_text (id INTEGER PRIMARY KEY, start INTEGER NOT NULL, data BLOB NOT NULL);

CREATE TABLE code (
  id TEXT PRIMARY KEY,
  corpus_type TEXT NOT NULL,
  state TEXT,
  label TEXT NOT NULL,
  title_number INTEGER,
  title_name TEXT NOT NULL,
  whole_versions INTEGER NOT NULL,
  section_count INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;

CREATE TABLE section (
  id INTEGER PRIMARY KEY,
  act_id TEXT NOT NULL,
  code_id TEXT NOT NULL,
  citation TEXT NOT NULL,
  citation_short TEXT NOT NULL,
  heading TEXT NOT NULL,
  number TEXT NOT NULL,
  chapter TEXT NOT NULL,
  chapter_name TEXT NOT NULL,
  breadcrumb_json TEXT NOT NULL,
  year INTEGER,
  status TEXT NOT NULL,
  urls_json TEXT NOT NULL,
  as_of TEXT NOT NULL,
  is_current INTEGER NOT NULL,
  text_start INTEGER NOT NULL,
  text_length INTEGER NOT NULL,
  history_start INTEGER NOT NULL,
  history_length INTEGER NOT NULL,
  notes_start INTEGER NOT NULL,
  notes_length INTEGER NOT NULL
);
CREATE UNIQUE INDEX section_version ON section (act_id, as_of);
CREATE INDEX section_of_code ON section (code_id, is_current, id);

CREATE TABLE section_key (key TEXT NOT NULL, section INTEGER NOT NULL, PRIMARY KEY (key, section)) WITHOUT ROWID;

CREATE TABLE section_citer (
  section INTEGER NOT NULL,
  cluster_id INTEGER NOT NULL,
  mentions INTEGER NOT NULL,
  PRIMARY KEY (section, cluster_id)
) WITHOUT ROWID;

CREATE TABLE act (
  id INTEGER PRIMARY KEY,
  act_id TEXT NOT NULL UNIQUE,
  title TEXT NOT NULL,
  title_folded TEXT NOT NULL,
  long_title TEXT NOT NULL,
  year INTEGER NOT NULL,
  category TEXT NOT NULL,
  state TEXT NOT NULL,
  department TEXT NOT NULL,
  act_number TEXT NOT NULL,
  status TEXT NOT NULL,
  enactment_date TEXT NOT NULL,
  url TEXT NOT NULL,
  cite_count INTEGER NOT NULL DEFAULT 0
);

CREATE TABLE act_key (key TEXT NOT NULL, act INTEGER NOT NULL, PRIMARY KEY (key, act)) WITHOUT ROWID;

CREATE TABLE act_citer (
  act INTEGER NOT NULL,
  section_number TEXT NOT NULL,
  cluster_id INTEGER NOT NULL,
  mentions INTEGER NOT NULL,
  PRIMARY KEY (act, section_number, cluster_id)
) WITHOUT ROWID;
CREATE INDEX act_citer_of_case ON act_citer (cluster_id);

CREATE TABLE act_section (
  id INTEGER PRIMARY KEY,
  act INTEGER NOT NULL,
  number TEXT NOT NULL,
  heading TEXT NOT NULL,
  chapter TEXT NOT NULL,
  text_start INTEGER NOT NULL,
  text_length INTEGER NOT NULL
);
CREATE INDEX act_section_of_act ON act_section (act, id);

CREATE TABLE footnote (
  act INTEGER NOT NULL,
  id INTEGER NOT NULL,
  type TEXT NOT NULL,
  section_number TEXT NOT NULL,
  section_title TEXT NOT NULL,
  by_act TEXT NOT NULL,
  effective_date TEXT NOT NULL,
  text_start INTEGER NOT NULL,
  text_length INTEGER NOT NULL,
  original_start INTEGER NOT NULL,
  original_length INTEGER NOT NULL,
  PRIMARY KEY (act, id)
) WITHOUT ROWID;
`;
