import type { ImportOptions } from "../../importer.ts";
import type { ProvisionReading } from "../../legislation/provisions/provision-reading.ts";
import { readProvisions } from "../../legislation/provisions/read-provisions.ts";
import { type JsonValue, parseJson, readListMember, readSourceText, readTextMember } from "../../readers/read-text.ts";
import { createFileRefusal, createRefusal, createRepair, type SourceRecord } from "../../records/source-record.ts";
import type { SourceEntry } from "../../source.ts";
import { createDocumentRecords } from "./document-records.ts";
import { FEDERAL_REGISTER_GRAMMAR } from "./grammar.ts";
import { parseApiDocument } from "./parse-api-document.ts";

/** Bytes of one JSON file: a page of search results has at most 1,000 documents. */
const MAX_JSON_BYTES = 64 * 1024 * 1024;

/**
 * Reads a document of the API, or a page of its search results.
 * @param texts the XML files that have not been read, by path; those of the documents are removed
 * @param announced ids of the codes and sections that were yielded before
 */
export async function* readApiFile(
  entry: SourceEntry,
  texts: Map<string, SourceEntry>,
  announced: Set<string>,
  options: ImportOptions,
): AsyncGenerator<SourceRecord> {
  const json = parseJson((await readSourceText(entry, MAX_JSON_BYTES, options)) ?? "");
  if (json === undefined) {
    yield createFileRefusal(entry.path, "it is not JSON, or it is too long");
    return;
  }
  const results = readListMember(json, "results");
  for (const item of results.length > 0 ? results : [json]) {
    // The full texts of a page of search results have the numbers of their documents as names.
    const textPath =
      results.length > 0
        ? entry.path.replace(/[^/]*$/, `${getRecordId(item)}.xml`)
        : entry.path.replace(/json$/, "xml");
    const text = texts.get(textPath);
    const isRead = yield* readDocument(entry, item, text, announced, options);
    if (isRead) texts.delete(textPath);
  }
}

function getRecordId(item: JsonValue): string {
  return readTextMember(item, "document_number") || "document";
}

/** @returns whether the item is a document, so that its text has been read */
async function* readDocument(
  entry: SourceEntry,
  item: JsonValue,
  text: SourceEntry | undefined,
  announced: Set<string>,
  options: ImportOptions,
): AsyncGenerator<SourceRecord, boolean> {
  const location = { file: entry.path, record: getRecordId(item) };
  if (readTextMember(item, "type") !== "Presidential Document") {
    yield createRefusal("section", "it is not a presidential document", location);
    return false;
  }
  const printed = text ? await readPrintedText(text, options) : null;
  if (printed?.kind === "broken") {
    yield createRefusal("section", printed.reason, { file: text?.path ?? entry.path, record: printed.record });
    return true;
  }
  const draft = printed?.kind === "provision" ? printed.provision : null;
  if (draft === null) yield createRepair("section", "its text is not in the source: it is kept without", location);
  const document = parseApiDocument(item, draft);
  const named = /_(\d{1,6})\.json$/.exec(entry.path)?.[1] ?? "";
  if (document.number === "" && named !== "")
    yield createRepair("section", "its number is taken from the file's name", location);
  const numbered = { ...document, number: document.number || named };
  yield* createDocumentRecords(numbered, draft ?? { malformed: false }, location, announced);
  return true;
}

async function readPrintedText(entry: SourceEntry, options: ImportOptions): Promise<ProvisionReading | null> {
  for await (const reading of readProvisions(entry, FEDERAL_REGISTER_GRAMMAR, options))
    if (reading.kind !== "unit") return reading;
  return null;
}
