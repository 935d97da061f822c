import type { SourceRecord } from "../../../src/ingest/records/source-record.ts";
import type { Source } from "../../../src/ingest/source.ts";

/** Creates a source of the given files; text is encoded as UTF-8. */
export function createMemorySource(files: Readonly<Record<string, string | Uint8Array>>, name = "memory"): Source {
  const entries = Object.keys(files)
    .sort()
    .map((path) => {
      const content = files[path] ?? "";
      const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
      return { path, size: bytes.length, open: () => new Blob([bytes as Uint8Array<ArrayBuffer>]).stream() };
    });
  return {
    name,
    refused: [],
    async *entries() {
      yield* entries;
    },
    async close() {},
  };
}

/** Returns the records of one kind. */
export function filterKind<K extends SourceRecord["kind"]>(
  records: readonly SourceRecord[],
  kind: K,
): Extract<SourceRecord, { kind: K }>[] {
  return records.filter((record): record is Extract<SourceRecord, { kind: K }> => record.kind === kind);
}

/** Lists what an importer refused or repaired, with the reason: `case 7: it has no text`. */
export function listReasons(records: readonly SourceRecord[], kind: "refused" | "repaired"): string[] {
  return filterKind(records, kind).map(({ what, reason, location }) => `${what} ${location.record}: ${reason}`);
}
