import type { OpinionText } from "../../../law/case.ts";
import type { Court } from "../../../law/court.ts";
import { findIndianHighCourt } from "../../../law/indian-high-courts.ts";
import { parsePlainOpinion } from "../../clean-text/parse-plain-opinion.ts";
import type { Importer, ImportOptions } from "../../importer.ts";
import { readPdfText } from "../../readers/read-pdf.ts";
import { type JsonValue, parseJson, readSourceText } from "../../readers/read-text.ts";
import {
  type CaseInput,
  createRefusal,
  createRepair,
  type SourceLocation,
  type SourceRecord,
} from "../../records/source-record.ts";
import type { Source, SourceEntry } from "../../source.ts";
import { dateCase } from "../common/date-case.ts";
import { type FieldTable, MAX_FIELD_NAMES, reportFields } from "../common/field-notes.ts";
import { toCourtSlug } from "../common/find-us-court.ts";
import { readParquetRows } from "../common/read-table-rows.ts";
import { reportRefusedEntries } from "../common/report-refused-entries.ts";
import { shouldReadTexts } from "../common/should-read-texts.ts";
import { SUPREME_COURT_OF_INDIA } from "../liiofindia/liiofindia.ts";
import { type ArchiveFiles, sortArchiveFiles, toFileName } from "./archive-files.ts";
import { type JudgmentMetadata, parsePortalDate, readJudgmentMetadata } from "./judgment-metadata.ts";

/** What the two data sets differ in. */
interface DataSet {
  readonly namespace: string;
  /** Columns of a table. */
  readonly fields: FieldTable;
  /** Fields of the JSON file of one judgment. */
  readonly documentFields: FieldTable;
  findCourt(metadata: JudgmentMetadata): Court;
  /** Returns the names that the file of a judgment may have, the preferred one first. */
  listFileNames(metadata: JudgmentMetadata): readonly string[];
}

/** Names under which the report lists what a page states and a corpus has no place for. */
const PAGE_LABELS = ["raw_html: Date of registration", "raw_html: Disposal Nature"];

/**
 * Judgments of the Supreme Court of India in the AWS Registry of Open Data: metadata as Parquet or as JSON files in tar
 * archives, judgments as PDF files in tar archives by language. The text is read with the package pdfjs-dist.
 */
export const awsIndiaSupremeCourt: Importer = createImporter({
  name: "aws-india-sc",
  url: "https://registry.opendata.aws/indian-supreme-court-judgments/",
  court: "Supreme Court of India",
  isOwnPath: (path) =>
    !/(?:^|\/)court=/.test(path) &&
    /(?:^|\/)year=\d{4}\/(?:.*\/)?(?:metadata\.(?:parquet|tar)|(?:english|regional)(?:\/|\.tar))/.test(path),
  dataSet: {
    namespace: "aws-india-sc",
    fields: {
      read: [
        "title",
        "petitioner",
        "respondent",
        "description",
        "judge",
        "author_judge",
        "citation",
        "case_id",
        "cnr",
        "decision_date",
        "available_languages",
        "raw_html",
        "path",
        "nc_display",
      ],
      left: ["disposal_nature", "court", "scraped_at", "year"],
    },
    documentFields: {
      read: ["raw_html", "path", "nc_display", "citation", "cnr", "decision_date"],
      left: ["citation_year", "scraped_at", "year", ...PAGE_LABELS],
    },
    findCourt: () => SUPREME_COURT_OF_INDIA,
    listFileNames: ({ file, languages }) => {
      const path = toFileName(file).replace(/\.pdf$/i, "");
      const rest = languages.filter((code) => !/^ENG?$/i.test(code));
      return path === "" ? [] : ["EN", "ENG", ...rest].map((code) => `${path}_${code}.pdf`).concat(`${path}.pdf`);
    },
  },
});

/** Judgments of the High Courts of India in the AWS Registry of Open Data, in the same layout by year, court and bench. */
export const awsIndiaHighCourts: Importer = createImporter({
  name: "aws-india-hc",
  url: "https://registry.opendata.aws/indian-high-court-judgments/",
  court: "the High Courts of India",
  isOwnPath: (path) => /(?:^|\/)year=\d{4}\/court=[\w~]+\//.test(path),
  dataSet: {
    namespace: "aws-india-hc",
    fields: {
      read: ["court_code", "title", "description", "judge", "pdf_link", "cnr", "decision_date", "court", "raw_html"],
      left: ["date_of_registration", "disposal_nature", "pdf_exists"],
    },
    documentFields: {
      read: ["court_code", "court_name", "raw_html", "pdf_link"],
      left: ["downloaded", ...PAGE_LABELS],
    },
    findCourt: ({ court, courtCode }) =>
      findIndianHighCourt(courtCode) ?? findIndianHighCourt(court) ?? nameCourt(court),
    listFileNames: ({ file }) => (file === "" ? [] : [toFileName(file)]),
  },
});

function nameCourt(name: string): Court {
  const id = `in-${toCourtSlug(name) || "unknown"}`;
  return { id, name: name || "Unknown court", citationString: "", jurisdiction: "IN", level: "unknown" };
}

function createImporter(given: {
  readonly name: string;
  readonly url: string;
  readonly court: string;
  readonly isOwnPath: (path: string) => boolean;
  readonly dataSet: DataSet;
}): Importer {
  return {
    name: given.name,
    provenance: {
      provider: "Dattam Labs, AWS Registry of Open Data",
      url: given.url,
      license: "CC BY 4.0",
      notice: `Judgments of ${given.court}, collected from the eCourts portals.`,
    },
    detect: (entries) => entries.some(({ path }) => given.isOwnPath(path)),
    records: (source, options) => readRecords(source, given.dataSet, options),
  };
}

/** Bytes of the metadata of one judgment. */
const MAX_DOCUMENT_BYTES = 8 * 1024 * 1024;

async function* readRecords(
  source: Source,
  dataSet: DataSet,
  options: ImportOptions = {},
): AsyncGenerator<SourceRecord> {
  yield* reportRefusedEntries(source);
  const files = yield* sortArchiveFiles(source.entries(), options);
  const reader: JudgmentReader = { dataSet, files, options, courts: new Set(), used: new Set() };
  for (const table of files.tables) {
    const names = new Set<string>();
    for await (const found of readParquetRows(table, dataSet.fields, "case", options)) {
      if (found.kind !== "row") yield found;
      else for (const label of yield* readJudgment(found.values, found.location, reader)) addPageLabel(names, label);
    }
    yield* reportFields(table.path, names, dataSet.documentFields);
  }
  yield* readDocuments(files.documents, reader);
  for (const [name, { path }] of files.judgments)
    if (!reader.used.has(name))
      yield createRefusal("opinion", "no metadata name the file, or a text in another language is stored", {
        file: path,
        record: "file",
      });
}

/** Reads the JSON files, and reports what their fields are once for the files of a folder, under the first of them. */
async function* readDocuments(documents: readonly SourceEntry[], reader: JudgmentReader): AsyncGenerator<SourceRecord> {
  const folders = new Map<string, { readonly first: string; readonly names: Set<string> }>();
  for (const document of documents) {
    const { path } = document;
    const location = { file: path, record: "file" };
    const item = parseJson((await readSourceText(document, MAX_DOCUMENT_BYTES, reader.options)) ?? "");
    if (item === undefined) {
      yield createRefusal("case", "the file is not JSON, or it is too long", location);
      continue;
    }
    const folder = path.slice(0, path.lastIndexOf("/") + 1);
    const { names } = folders.get(folder) ?? folders.set(folder, { first: path, names: new Set() }).get(folder)!;
    const labels = yield* readJudgment(item, location, reader);
    const fields = typeof item === "object" && item !== null && !Array.isArray(item) ? Object.keys(item) : [];
    for (const name of fields) if (names.size < MAX_FIELD_NAMES) names.add(name);
    for (const label of labels) addPageLabel(names, label);
  }
  for (const { first, names } of folders.values()) yield* reportFields(first, names, reader.dataSet.documentFields);
}

function addPageLabel(names: Set<string>, label: string): void {
  if (names.size < MAX_FIELD_NAMES) names.add(`raw_html: ${label}`);
}

interface JudgmentReader {
  readonly dataSet: DataSet;
  readonly files: ArchiveFiles;
  readonly options: ImportOptions;
  /** Ids of the courts that were yielded. */
  readonly courts: Set<string>;
  /** Names of the files whose text was read. */
  readonly used: Set<string>;
}

/** Reads a judgment. @returns the labels of its page whose values are not stored */
async function* readJudgment(
  item: JsonValue,
  location: SourceLocation,
  reader: JudgmentReader,
): AsyncGenerator<SourceRecord, readonly string[]> {
  const { dataSet, courts } = reader;
  const metadata = readJudgmentMetadata(item);
  const key = metadata.cnr || metadata.file;
  if (key === "") {
    yield createRefusal("case", "it has neither a CNR nor a file", location);
    return metadata.otherLabels;
  }
  const dated = yield* dateCase(parsePortalDate(metadata.decisionDate), metadata.decisionDate, location);

  const court = dataSet.findCourt(metadata);
  if (!courts.has(court.id)) yield { kind: "court", court, location };
  courts.add(court.id);
  const sourceId = `${key}/${dated.dateFiled}`;
  const name = metadata.title || metadata.citations[0] || metadata.docketNumber || metadata.cnr;
  if (metadata.title === "") yield createRepair("case", `it has no name and is called "${name}"`, location);
  const { docketNumber, judges, citations } = metadata;
  const row: CaseInput = {
    namespace: dataSet.namespace,
    sourceId,
    name,
    nameFull: name,
    courtId: court.id,
    jurisdiction: "IN",
    ...dated,
    docketNumber,
    judges,
    citations,
  };
  yield { kind: "case", case: row, location };
  if (shouldReadTexts(reader.options.selection, row, 1)) yield* readText(metadata, sourceId, location, reader);
  else for (const file of dataSet.listFileNames(metadata)) reader.used.add(file);
  return metadata.otherLabels;
}

/** Reads the judgment's file; without one, the excerpt in the metadata is all that there is of its text. */
async function* readText(
  metadata: JudgmentMetadata,
  caseSourceId: string,
  location: SourceLocation,
  { dataSet, files, options, used }: JudgmentReader,
): AsyncGenerator<SourceRecord> {
  const toRecord = (opinion: OpinionText): SourceRecord => ({
    kind: "opinion",
    namespace: dataSet.namespace,
    caseSourceId,
    opinion,
    location,
  });
  const name = dataSet.listFileNames(metadata).find((file) => files.judgments.has(file));
  let reason = "its PDF is not in the input";
  if (name !== undefined) {
    used.add(name);
    const read = await readPdf(files.judgments.get(name)!, options);
    if ("text" in read) {
      const { text, pages, footnotes } = parsePlainOpinion(read.text);
      if (text !== "") return yield toRecord({ kind: "combined", author: metadata.author, text, pages, footnotes });
      reason = "its PDF contains pictures of pages and no text";
    } else reason = read.reason;
  }
  yield createRefusal("opinion", reason, location);
  const { text, pages, footnotes } = parsePlainOpinion(metadata.description);
  if (text === "") return;
  yield createRepair("opinion", "only the excerpt in its metadata is stored", location);
  yield toRecord({ kind: "headnote", author: "", text, pages, footnotes });
}

async function readPdf(
  entry: SourceEntry,
  options: ImportOptions,
): Promise<{ readonly text: string } | { readonly reason: string }> {
  try {
    const text = await readPdfText(entry, options);
    return text === null ? { reason: `its PDF ${entry.path} is too large` } : { text };
  } catch (error) {
    options.signal?.throwIfAborted();
    return { reason: `its PDF cannot be read: ${error instanceof Error ? error.message : String(error)}` };
  }
}
