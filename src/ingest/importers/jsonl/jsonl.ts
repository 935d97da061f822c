import type { Importer, ImportOptions } from "../../importer.ts";
import { createRefusal, type SourceLocation, type SourceRecord } from "../../records/source-record.ts";
import { openBytes, type Source, type SourceEntry } from "../../source.ts";
import { UNKNOWN_DATE } from "../common/parse-imprecise-date.ts";
import { reportRefusedEntries } from "../common/report-refused-entries.ts";
import { RECORD_DECODERS } from "./record-decoders.ts";

/**
 * Headnote's own format: one record per line, as JSON, with the field names of the records themselves.
 *
 *     {"kind":"court","court":{"id":"x-ct","name":"Court of X","jurisdiction":"US","level":"trial"}}
 *     {"kind":"case","case":{"sourceId":"1","name":"A v. B","courtId":"x-ct","jurisdiction":"US","dateFiled":"1990-02-01","citations":["999 U.S. 1"]}}
 *     {"kind":"opinion","caseSourceId":"1","opinion":{"text":"…"}}
 *     {"kind":"code","code":{"id":"usc-17","corpusType":"USC","label":"United States Code, Title 17","titleNumber":17}}
 *     {"kind":"section","section":{"id":"usc-17-107","codeId":"usc-17","citation":"17 U.S.C. § 107","heading":"…","number":"107","text":"…"}}
 *     {"kind":"act","act":{"id":"x-act-1950","title":"The X Act, 1950","year":1950},"sections":[{"number":"1","text":"…"}],"footnotes":[]}
 *
 * A court precedes its cases, a case its opinions, a code its sections. Files are read in path order. An invalid line
 * is refused with the field and the reason; an unknown field is invalid.
 */
export const jsonl: Importer = {
  name: "headnote-jsonl",
  isFallback: true,
  provenance: { provider: "Own records", url: "", license: "", notice: "" },
  detect: (entries) => entries.some(({ path }) => isJsonLines(path)),
  records: readRecords,
};

async function* readRecords(source: Source, options: ImportOptions = {}): AsyncGenerator<SourceRecord> {
  yield* reportRefusedEntries(source);
  for await (const entry of source.entries()) {
    if (!isJsonLines(entry.path)) continue;
    for await (const { number, line } of readLines(entry, options)) {
      const location = { file: entry.path, record: `line ${number}` };
      if (line === null) yield createRefusal("file", `the line is longer than ${MAX_LINE_CHARS} characters`, location);
      else if (line.trim() !== "") yield readLine(line, location);
    }
  }
}

function isJsonLines(path: string): boolean {
  return path.endsWith(".jsonl");
}

function readLine(line: string, location: SourceLocation): SourceRecord {
  const value = parseJsonLine(line);
  if (value === undefined) return createRefusal("file", "the line is not JSON", location);
  const kind = (value as { kind?: unknown } | null)?.kind;
  if (!isRecordKind(kind))
    return createRefusal("file", `its kind is not one of ${Object.keys(RECORD_DECODERS).join(", ")}`, location);
  let wrong: string | undefined;
  const record = RECORD_DECODERS[kind](value, "", (path, what) => {
    wrong ??= `${path} ${what}`;
  });
  if (wrong !== undefined) return createRefusal(kind, wrong, location);
  return withKnownDate({ ...record, location } as SourceRecord);
}

/** Returns a case whose date and precision agree: without a date its precision is unknown, and the reverse. */
function withKnownDate(record: SourceRecord): SourceRecord {
  if (record.kind !== "case") return record;
  const { dateFiled, datePrecision } = record.case;
  const isKnown = dateFiled !== "" && datePrecision !== "unknown";
  return isKnown ? record : { ...record, case: { ...record.case, ...UNKNOWN_DATE } };
}

function isRecordKind(kind: unknown): kind is keyof typeof RECORD_DECODERS {
  return typeof kind === "string" && Object.hasOwn(RECORD_DECODERS, kind);
}

function parseJsonLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** The longest Act of India has a few million characters; a file without line ends must not exhaust memory. */
const MAX_LINE_CHARS = 1 << 26;

/** Reads the lines with their numbers, from 1; null for a line that is too long. */
async function* readLines(
  entry: SourceEntry,
  { onBytes, signal }: ImportOptions,
): AsyncGenerator<{ number: number; line: string | null }> {
  const decoder = new TextDecoder();
  let pieces: string[] = [];
  let length = 0;
  let number = 0;

  function take(piece: string): void {
    length += piece.length;
    if (length > MAX_LINE_CHARS) pieces = [];
    else pieces.push(piece);
  }

  function end(): { number: number; line: string | null } {
    const line = length > MAX_LINE_CHARS ? null : pieces.join("");
    pieces = [];
    length = 0;
    return { number: ++number, line };
  }

  for await (const chunk of openBytes(entry)) {
    signal?.throwIfAborted();
    onBytes?.(chunk.length);
    const [first, ...others] = decoder.decode(chunk, { stream: true }).split("\n");
    take(first!);
    for (const piece of others) {
      yield end();
      take(piece);
    }
  }
  take(decoder.decode());
  if (length > 0) yield end();
}
