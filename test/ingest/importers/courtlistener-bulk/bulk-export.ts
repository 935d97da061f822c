import { courtlistenerBulk } from "../../../../src/ingest/importers/courtlistener-bulk/courtlistener-bulk.ts";
import { collectItems } from "../../../support/collect-items.ts";
import { CLUSTER_COLUMNS } from "../../../support/ingest/courtlistener-columns.ts";
import { createMemorySource, filterKind, listReasons } from "../../../support/ingest/memory-source.ts";

/** A row of a table; null is NULL. */
export type Row = Readonly<Record<string, string | null>>;

/** Writes a table as PostgreSQL's COPY does. */
export function writeTable(columns: readonly string[], rows: readonly Row[]): string {
  const value = (text: string | null) => (text === null ? "" : `"${text.replace(/[\\"]/g, "\\$&")}"`);
  return [columns, ...rows.map((row) => columns.map((column) => value(row[column] ?? null)))]
    .map((cells) => `${cells.join(",")}\n`)
    .join("");
}

/** Columns of the courts table. */
export const COURTS = ["id", "position", "citation_string", "short_name", "full_name", "jurisdiction"];
const DOCKETS = ["id", "source", "docket_number", "court_id"];
const CITATIONS = ["id", "volume", "reporter", "page", "type", "cluster_id"];
const TEXTS = [
  "plain_text",
  "html",
  "html_lawbox",
  "html_columbia",
  "html_anon_2020",
  "xml_harvard",
  "html_with_citations",
];
const PARENTHETICALS = ["id", "text", "score", "described_opinion_id", "describing_opinion_id", "group_id"];
const UNMATCHED = [
  "id",
  "volume",
  "reporter",
  "page",
  "type",
  "status",
  "citation_string",
  "court_id",
  "year",
  "citing_opinion_id",
];
const APPEALS = ["id", "from_court_id", "to_court_id"];
const CITATION_MAP = ["id", "depth", "cited_opinion_id", "citing_opinion_id"];
const OPINIONS = ["id", "author_str", "per_curiam", "type", ...TEXTS, "cluster_id"];

/** A valid row of each table. */
export const court = {
  id: "ca9",
  citation_string: "9th Cir.",
  full_name: "Court of Appeals for the Ninth Circuit",
  jurisdiction: "F",
};
export const docket = { id: "50", docket_number: "90-1", court_id: "ca9" };
export const cluster = {
  id: "7",
  judges: "Alder, C.J., and Birch, J.",
  date_filed: "1931-05-04",
  date_filed_is_approximate: "f",
  case_name_short: "Cedar",
  case_name: "Cedar v. Dogwood",
  case_name_full: "Cedar Et Al. v. Dogwood",
  docket_id: "50",
};
export const opinion = {
  id: "70",
  author_str: "",
  per_curiam: "f",
  type: "020lead",
  plain_text: "The writ is refused.",
  cluster_id: "7",
};

/** Rows of an export that differ from the valid ones. */
export interface Tables {
  readonly courts?: readonly Row[];
  readonly dockets?: readonly Row[];
  readonly clusters?: readonly Row[];
  readonly citations?: readonly Row[];
  readonly opinions?: readonly Row[];
}

/** Rows of the tables that an export may lack. */
export interface ExtraTables {
  readonly parentheticals?: readonly Row[];
  readonly unmatched?: readonly Row[];
  readonly appeals?: readonly Row[];
  readonly citationMap?: readonly Row[];
}

/** Returns the files of the tables that are given, by path. */
export function createExtraFiles(tables: ExtraTables): Record<string, string> {
  const files: [name: string, columns: readonly string[], rows: readonly Row[] | undefined][] = [
    ["parentheticals", PARENTHETICALS, tables.parentheticals],
    ["unmatched-citations", UNMATCHED, tables.unmatched],
    ["court-appeals-to", APPEALS, tables.appeals],
    ["citation-map", CITATION_MAP, tables.citationMap],
  ];
  return Object.fromEntries(
    files.flatMap(([name, columns, rows]) =>
      rows ? [[`bulk/${name}-2031-01-31.csv`, writeTable(columns, rows)]] : [],
    ),
  );
}

/** Rewrites a table in the way of quoting of the exports before 2023: quotes are doubled, and only where needed. */
export function toDoubledQuotes(table: string): string {
  return table.replace(/"((?:[^"\\]|\\.)*)"/gs, (_, quoted: string) => {
    const value = quoted.replace(/\\(.)/gs, "$1");
    return /[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
  });
}

/** Returns the files of an export by path. */
export function createFiles(tables: Tables): Record<string, string> {
  return {
    "bulk/courts-2031-01-31.csv": writeTable(COURTS, tables.courts ?? [court]),
    "bulk/dockets-2031-01-31.csv": writeTable(DOCKETS, tables.dockets ?? [docket]),
    "bulk/opinion-clusters-2031-01-31.csv": writeTable(CLUSTER_COLUMNS, tables.clusters ?? [cluster]),
    "bulk/citations-2031-01-31.csv": writeTable(CITATIONS, tables.citations ?? []),
    "bulk/opinions-2031-01-31.csv": writeTable(OPINIONS, tables.opinions ?? [opinion]),
  };
}

/** Reads an export and groups its records by kind. */
export async function readExport(input: Record<string, string | Uint8Array>) {
  const records = await collectItems(courtlistenerBulk.records(createMemorySource(input, "bulk")));
  return {
    kinds: records.map(({ kind }) => kind),
    courts: filterKind(records, "court").map((record) => record.court),
    cases: filterKind(records, "case").map((record) => record.case),
    opinions: filterKind(records, "opinion").map((record) => record.opinion),
    refused: listReasons(records, "refused"),
    repaired: listReasons(records, "repaired"),
  };
}
