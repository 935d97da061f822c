import type { ImportOptions } from "../../importer.ts";
import { readProvisions } from "../../legislation/provisions/read-provisions.ts";
import { createFileRefusal, createRefusal, type SourceRecord } from "../../records/source-record.ts";
import type { SourceEntry } from "../../source.ts";
import { createDocumentRecords } from "./document-records.ts";
import { FEDERAL_REGISTER_GRAMMAR, PRESIDENTIAL_KINDS } from "./grammar.ts";
import { parsePrintedDocument } from "./parse-printed-document.ts";
import { findDocumentNumber } from "./printed-fields.ts";

/**
 * Reads the presidential documents of an issue, or of a file with one document.
 * @param announced ids of the codes and sections that were yielded before
 */
export async function* readIssue(
  entry: SourceEntry,
  announced: Set<string>,
  options: ImportOptions,
): AsyncGenerator<SourceRecord> {
  let isEmpty = true;
  for await (const reading of readProvisions(entry, FEDERAL_REGISTER_GRAMMAR, options)) {
    if (reading.kind === "unit") continue;
    isEmpty = false;
    if (reading.kind === "broken") {
      yield createRefusal("section", reading.reason, { file: entry.path, record: reading.record });
      continue;
    }
    const { provision, document } = reading;
    const location = {
      file: entry.path,
      record: findDocumentNumber(provision) || provision.heading || "document",
    };
    if (!PRESIDENTIAL_KINDS[provision.name])
      yield createRefusal("section", "it is not a presidential document", location);
    else yield* createDocumentRecords(parsePrintedDocument(provision, document), provision, location, announced);
  }
  if (isEmpty) yield createFileRefusal(entry.path, "it has no document of the Federal Register");
}
