import { createFileRefusal, type SourceRecord } from "../../records/source-record.ts";
import type { Source } from "../../source.ts";

/** Creates records of the entries that the source itself refused. Every importer yields these first. */
export function* reportRefusedEntries(source: Source): Generator<SourceRecord> {
  for (const { path, reason } of source.refused) {
    yield createFileRefusal(path, reason);
  }
}
