import { createFileRefusal, type SourceRecord } from "../../records/source-record.ts";
import type { Source } from "../../source.ts";

/** What the source itself refused, as records for the build report. Every importer yields these first. */
export function* reportRefusedEntries(source: Source): Generator<SourceRecord> {
  for (const { path, reason } of source.refused) {
    yield createFileRefusal(path, reason);
  }
}
