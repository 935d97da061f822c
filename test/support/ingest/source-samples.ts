import type { Importer } from "../../../src/ingest/importer.ts";
import { a2aj } from "../../../src/ingest/importers/a2aj/a2aj.ts";
import { awsIndiaHighCourts, awsIndiaSupremeCourt } from "../../../src/ingest/importers/aws-india/aws-india.ts";
import { capParquet } from "../../../src/ingest/importers/cap-parquet/cap-parquet.ts";
import { coldCases } from "../../../src/ingest/importers/cold-cases/cold-cases.ts";
import { findCaseLaw } from "../../../src/ingest/importers/find-case-law/find-case-law.ts";
import { openIndiaLaw } from "../../../src/ingest/importers/open-india-law/open-india-law.ts";
import type { Jurisdiction } from "../../../src/law/jurisdiction.ts";
import { type ColumnType, writeParquet } from "./write-parquet.ts";

/** One sample of a source: three cases, the third without a date, and a record without an id. */
export interface SourceSample {
  readonly importer: Importer;
  readonly jurisdiction: Jurisdiction;
  readonly files: Readonly<Record<string, string | Uint8Array>>;
  /** Id of the court of the second case; null if all cases of the source are of one court. */
  readonly secondCourt: string | null;
  /** Whether the source says of the second case that it is unpublished. */
  readonly statesPrecedents?: boolean;
}

/** What the samples have in common; the date is as the source writes it. */
const FIRST_DAY = "1990-05-04";
const SECOND_DAY = "2020-03-04";
const TEXT = "A kite is flown by whoever holds its string.";

type Row = Readonly<Record<string, unknown>>;

function createTable(rows: readonly Row[], types: Readonly<Record<string, ColumnType>> = {}): Uint8Array {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return writeParquet(Object.fromEntries(names.map((name) => [name, types[name] ?? "text"])), rows as []);
}

function createCold(): SourceSample {
  const row = (id: number | null, date: string | null, court: string, status: string) => ({
    id,
    date_filed: date,
    case_name: `Alder v. Birch ${id}`,
    court_full_name: court,
    court_type: "S",
    precedential_status: status,
    citations: [],
    opinions: [{ type: "020lead", opinion_text: TEXT, opinion_id: String(id) }],
  });
  const ohio = "Supreme Court of Ohio";
  const rows = [
    row(1, FIRST_DAY, ohio, "Published"),
    row(2, SECOND_DAY, "Supreme Court of Iowa", "Unpublished"),
    row(3, null, ohio, "Unknown"),
    row(null, FIRST_DAY, ohio, "Published"),
  ];
  return {
    importer: coldCases,
    jurisdiction: "US",
    files: { "cold-cases.jsonl": rows.map((one) => JSON.stringify(one)).join("\n") },
    secondCourt: "iowa",
    statesPrecedents: true,
  };
}

function createCap(): SourceSample {
  const row = (id: string, date: string, court: string) => ({
    id,
    name: `Alder v. Birch ${id}`,
    decision_date: date,
    court,
    text: TEXT,
  });
  const rows = [
    row("1", FIRST_DAY, "Ohio Supreme Court"),
    row("2", SECOND_DAY, "Iowa Supreme Court"),
    row("3", "", "Ohio Supreme Court"),
    row("x", FIRST_DAY, "Ohio Supreme Court"),
  ];
  return {
    importer: capParquet,
    jurisdiction: "US",
    files: { "ohio/ohio.parquet": createTable(rows) },
    secondCourt: "iowa",
  };
}

function createSupremeCourt(): SourceSample {
  const row = (cnr: string, date: string) => ({
    title: `ALDER versus BIRCH ${cnr}`,
    cnr,
    decision_date: date,
    description: TEXT,
  });
  const rows = [row("C1", "04-05-1990"), row("C2", "04-03-2020"), row("C3", ""), row("", "04-05-1990")];
  return {
    importer: awsIndiaSupremeCourt,
    jurisdiction: "IN",
    files: { "metadata/parquet/year=2020/metadata.parquet": createTable(rows) },
    secondCourt: null,
  };
}

function createHighCourts(): SourceSample {
  const row = (cnr: string | null, date: string | null, court: string, code: string) => ({
    cnr,
    title: `WP/1/2019 of Alder Vs Birch ${cnr}`,
    decision_date: date,
    court,
    court_code: code,
    description: TEXT,
  });
  const bombay = ["Bombay High Court", "27~1"] as const;
  const rows = [
    row("C1", FIRST_DAY, ...bombay),
    row("C2", SECOND_DAY, "High Court of Delhi", "7~26"),
    row("C3", null, ...bombay),
    row(null, FIRST_DAY, ...bombay),
  ];
  return {
    importer: awsIndiaHighCourts,
    jurisdiction: "IN",
    files: {
      "metadata/parquet/year=2020/court=27_1/bench=b/metadata.parquet": createTable(rows, { decision_date: "date" }),
    },
    secondCourt: "in-hc-delhi",
  };
}

function createOpenIndiaLaw(): SourceSample {
  const row = (case_id: string, decision_date: string, court: string) => ({
    case_id,
    chunk_index: 0,
    total_chunks: 1,
    char_start: 0,
    char_end: TEXT.length,
    text_original: TEXT,
    petitioner: "Alder",
    respondent: `Birch ${case_id}`,
    court,
    decision_date,
  });
  const rows = [
    row("k1", FIRST_DAY, "Bombay High Court"),
    row("k2", SECOND_DAY, "Delhi High Court"),
    row("k3", "NA", "Bombay High Court"),
    row("", FIRST_DAY, "Bombay High Court"),
  ];
  const types = { chunk_index: "int", total_chunks: "int", char_start: "int", char_end: "int" } as const;
  return {
    importer: openIndiaLaw,
    jurisdiction: "IN",
    files: { "in_hc_judgments.parquet": createTable(rows, types) },
    secondCourt: "in-hc-delhi",
  };
}

function createA2aj(): SourceSample {
  const row = (dataset: string, citation_en: string | null, document_date_en: string | null) => ({
    dataset,
    citation_en,
    name_en: `Alder v. Birch, ${citation_en}`,
    document_date_en,
    unofficial_text_en: TEXT,
    upstream_license: "terms",
  });
  const rows = [
    row("SCC", "1990 SCC 1", FIRST_DAY),
    row("ONCA", "2020 ONCA 2", SECOND_DAY),
    row("SCC", "1991 SCC 3", null),
    row("SCC", null, FIRST_DAY),
  ];
  return {
    importer: a2aj,
    jurisdiction: "CA",
    files: { "SCC/train.parquet": createTable(rows) },
    secondCourt: "ca-onca",
  };
}

function createFindCaseLaw(): SourceSample {
  const judgment = (court: string, uri: string, date: string) =>
    `<akomaNtoso xmlns:uk="x"><judgment><meta><identification><FRBRWork><FRBRthis value="${uri}"/><FRBRdate date="${date}"/>` +
    `<FRBRname value="Alder v Birch ${uri}"/></FRBRWork></identification><proprietary><uk:court>${court}</uk:court></proprietary>` +
    `</meta><judgmentBody><p>${TEXT}</p></judgmentBody></judgment></akomaNtoso>`;
  return {
    importer: findCaseLaw,
    jurisdiction: "GB",
    files: {
      "uksc-1.xml": judgment("UKSC", "uksc/1990/1", FIRST_DAY),
      "uksc-2.xml": judgment("EAT", "eat/2020/2", SECOND_DAY),
      "uksc-3.xml": judgment("UKSC", "uksc/1991/3", ""),
      "uksc-4.xml": judgment("UKSC", "", FIRST_DAY),
    },
    secondCourt: "gb-eat",
  };
}

/** A sample of each source whose tables state no date for some of their cases. */
export const SOURCE_SAMPLES: readonly SourceSample[] = [
  createCold(),
  createCap(),
  createSupremeCourt(),
  createHighCourts(),
  createOpenIndiaLaw(),
  createA2aj(),
  createFindCaseLaw(),
];
