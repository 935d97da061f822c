import type { Importer, ImportOptions } from "../../importer.ts";
import { isParquetFile } from "../../readers/parquet/read-parquet.ts";
import type { SourceRecord } from "../../records/source-record.ts";
import type { Source, SourceEntry } from "../../source.ts";
import { readParquetRows } from "../common/read-table-rows.ts";
import { reportRefusedEntries } from "../common/report-refused-entries.ts";
import { JUDGMENT_FIELDS, LEGISLATION_FIELDS } from "./fields.ts";
import { groupRows } from "./group-rows.ts";
import { createJudgmentRecords, isCompleteJudgment } from "./judgments.ts";
import { createActRecords } from "./legislation.ts";

/**
 * open-india-law: Parquet files of chunks, `in_*_judgments.parquet` and `in_*_legislation.parquet`. The chunks of a
 * judgment are joined by their places in the text, those of an Act by their sections.
 */
export const openIndiaLaw: Importer = {
  name: "open-india-law",
  provenance: {
    provider: "open-india-law",
    url: "",
    license: "CC BY 4.0",
    notice: "Judgments and legislation of India, collected from official portals.",
  },
  detect: (entries) => entries.some(({ path }) => isJudgments(path) || isLegislation(path)),
  records: readRecords,
};

function isJudgments(path: string): boolean {
  return isParquetFile(path) && /_judgments?[^/]*$/i.test(path);
}

function isLegislation(path: string): boolean {
  return isParquetFile(path) && /_legislation[^/]*$/i.test(path);
}

async function* readRecords(source: Source, options: ImportOptions = {}): AsyncGenerator<SourceRecord> {
  yield* reportRefusedEntries(source);
  const courts = new Set<string>();
  for await (const entry of source.entries()) {
    if (isLegislation(entry.path)) yield* readActs(entry, options);
    else if (isParquetFile(entry.path)) yield* readJudgments(entry, courts, options);
  }
}

async function* readJudgments(
  entry: SourceEntry,
  courts: Set<string>,
  options: ImportOptions,
): AsyncGenerator<SourceRecord> {
  const rows = readParquetRows(entry, JUDGMENT_FIELDS, "case", options);
  for await (const found of groupRows(rows, "case_id", isCompleteJudgment)) {
    if (found.kind === "group") yield* createJudgmentRecords(found, courts, options);
    else yield found;
  }
}

async function* readActs(entry: SourceEntry, options: ImportOptions): AsyncGenerator<SourceRecord> {
  const rows = readParquetRows(entry, LEGISLATION_FIELDS, "act", options);
  for await (const found of groupRows(rows, "act_id", () => false)) {
    if (found.kind === "group") yield* createActRecords(found);
    else yield found;
  }
}
