import type { Importer, ImportOptions } from "../../importer.ts";
import type { SourceRecord } from "../../records/source-record.ts";
import type { Source, SourceEntry } from "../../source.ts";
import { reportRefusedEntries } from "../common/report-refused-entries.ts";
import { readApiFile } from "./read-api-file.ts";
import { readIssue } from "./read-issue.ts";

/**
 * Presidential documents of the Federal Register: documents of its API as JSON, with their full text as XML beside them
 * under the same name, and whole issues as XML. Rules and notices of agencies are refused: the corpus contains the CFR
 * instead.
 */
export const federalRegister: Importer = {
  name: "federal-register",
  provenance: {
    provider: "Office of the Federal Register, National Archives and Records Administration",
    url: "https://www.federalregister.gov/developers/documentation/api/v1",
    license: "Public domain (17 U.S.C. § 105)",
    notice: "Presidential documents as printed in the Federal Register.",
  },
  detect: (entries) => entries.some(({ path }) => ISSUE.test(path) || DOCUMENT.test(path)),
  records: readRecords,
};

const ISSUE = /(?:^|\/)FR-\d{4}-\d\d-\d\d\.xml$/i;
/** A document named after its series, or after its number at the Federal Register: 2016-09346, 96-2755, E9-12345. */
const DOCUMENT = /(?:^|\/)(?:(?:EO|PROC|PD)_\d{1,6}|(?:(?:19|20)\d\d|\d\d|[CERXZ]\d)-\d{3,7})\.json$/i;
const NAMED_TEXT = /(?:^|\/)(?:EO|PROC|PD)_\d{1,6}\.xml$/i;

async function* readRecords(source: Source, options: ImportOptions = {}): AsyncGenerator<SourceRecord> {
  yield* reportRefusedEntries(source);
  const documents: SourceEntry[] = [];
  const texts = new Map<string, SourceEntry>();
  for await (const entry of source.entries()) {
    if (entry.path.endsWith(".xml")) texts.set(entry.path, entry);
    else if (entry.path.endsWith(".json")) documents.push(entry);
  }
  const announced = new Set<string>();
  for (const entry of documents) yield* readApiFile(entry, texts, announced, options);
  for (const entry of texts.values()) {
    if (ISSUE.test(entry.path) || NAMED_TEXT.test(entry.path)) yield* readIssue(entry, announced, options);
  }
}
