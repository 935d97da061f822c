import { toOneLine } from "../../clean-text/to-one-line.ts";
import type { Importer, ImportOptions } from "../../importer.ts";
import { isParquetFile } from "../../readers/parquet/read-parquet.ts";
import { type JsonValue, readTextMember } from "../../readers/read-text.ts";
import {
  type CaseInput,
  createRefusal,
  createRepair,
  type SourceLocation,
  type SourceRecord,
} from "../../records/source-record.ts";
import type { Source } from "../../source.ts";
import { dateCase } from "../common/date-case.ts";
import type { FieldTable } from "../common/field-notes.ts";
import { parseImpreciseDate } from "../common/parse-imprecise-date.ts";
import { readParquetRows } from "../common/read-table-rows.ts";
import { reportRefusedEntries } from "../common/report-refused-entries.ts";
import { shouldReadTexts } from "../common/should-read-texts.ts";
import { parsePlainFile } from "../text-folder/parse-plain-file.ts";
import { findCanadianCourt } from "./canadian-courts.ts";

/**
 * Canadian decisions of the project Access to Algorithmic Justice: a Parquet file per court, `SCC/train.parquet`, a
 * decision per row, in English, French or both. The English text is stored, or the French one if there is no other. The
 * licence of each court's decisions binds; the report names every licence with the number of its decisions.
 */
export const a2aj: Importer = {
  name: "a2aj",
  provenance: {
    provider: "Access to Algorithmic Justice (A2AJ), Canadian Legal Data",
    url: "https://huggingface.co/datasets/a2aj/canadian-case-law",
    license: "The licence of each decision's publisher, in its field upstream_license",
    notice: "Unofficial texts of Canadian decisions. Each decision's own licence binds whoever uses it.",
  },
  detect: (entries) => entries.some(({ path }) => /(?:^|\/)[A-Z]{2,6}\/(?:train|data|test)[^/]*\.parquet$/.test(path)),
  records: readRecords,
};

const NAMESPACE = "a2aj";
/** Languages of a decision, the preferred one first. */
const LANGUAGES = ["en", "fr"] as const;
type Language = (typeof LANGUAGES)[number];
const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: "English", fr: "French" };

const FIELDS: FieldTable = {
  read: [
    "dataset",
    ...["citation", "citation2", "name", "document_date", "url", "unofficial_text"].flatMap((field) =>
      LANGUAGES.map((language) => `${field}_${language}`),
    ),
    "upstream_license",
  ],
  left: [
    ...["scraped_timestamp", "cases_cited", "cases_citing"].flatMap((field) =>
      LANGUAGES.map((language) => `${field}_${language}`),
    ),
    "citing_cases_count",
  ],
};

async function* readRecords(source: Source, options: ImportOptions = {}): AsyncGenerator<SourceRecord> {
  yield* reportRefusedEntries(source);
  const courts = new Set<string>();
  for await (const entry of source.entries()) {
    if (!isParquetFile(entry.path)) continue;
    const licences = new Map<string, number>();
    for await (const found of readParquetRows(entry, FIELDS, "case", options)) {
      if (found.kind !== "row") {
        yield found;
        continue;
      }
      const licence = toOneLine(readTextMember(found.values, "upstream_license"));
      if (licences.size < MAX_LICENCES || licences.has(licence))
        licences.set(licence, (licences.get(licence) ?? 0) + 1);
      yield* readCase(found.values, found.location, courts, options);
    }
    for (const [licence, count] of licences) {
      const named = licence === "" ? "no licence is stated" : `the licence "${licence}" binds`;
      yield createRepair("file", `${named} for ${count} of its rows`, { file: entry.path, record: "upstream_license" });
    }
  }
}

/** Licences that are counted per file: each court has one or two. */
const MAX_LICENCES = 100;

function* readCase(
  item: JsonValue,
  location: SourceLocation,
  courts: Set<string>,
  { selection }: ImportOptions,
): Generator<SourceRecord> {
  const read = (field: string, language: Language) => toOneLine(readTextMember(item, `${field}_${language}`));
  const first = (field: string) => read(field, "en") || read(field, "fr");
  const citations = LANGUAGES.flatMap((language) => [read("citation", language), read("citation2", language)]);
  const cited = [...new Set(citations.filter((citation) => citation !== ""))];
  const sourceId = cited[0] ?? first("url");
  const date = first("document_date").replace(/[T ].*$/, "");
  if (sourceId === "") return yield createRefusal("case", "it has neither a citation nor an address", location);
  const dated = yield* dateCase(parseImpreciseDate(date), date, location);

  const letters = readTextMember(item, "dataset") || (/^\d{4} ([A-Z]{2,6}) \d/.exec(cited[0] ?? "")?.[1] ?? "");
  const court = findCanadianCourt(letters);
  if (!courts.has(court.id)) yield { kind: "court", court, location };
  courts.add(court.id);
  const name = first("name") || cited[0] || sourceId;
  if (first("name") === "") yield createRepair("case", `it has no name and is called "${name}"`, location);
  const row: CaseInput = {
    namespace: NAMESPACE,
    sourceId,
    name,
    nameFull: name,
    courtId: court.id,
    jurisdiction: "CA",
    ...dated,
    docketNumber: "",
    judges: [],
    citations: cited,
  };
  yield { kind: "case", case: row, location };
  if (shouldReadTexts(selection, row, 1)) yield* readTextRecords(item, sourceId, location);
}

function* readTextRecords(item: JsonValue, sourceId: string, location: SourceLocation): Generator<SourceRecord> {
  const texts = LANGUAGES.map((language) => ({
    language,
    clean: parsePlainFile(readTextMember(item, `unofficial_text_${language}`)),
  })).filter(({ clean }) => clean.text !== "");
  const [chosen, other] = texts;
  if (chosen === undefined) return yield createRefusal("opinion", "the case has no text", location);
  const { text, pages, footnotes, author } = chosen.clean;
  const opinion = { kind: "combined", author, text, pages, footnotes } as const;
  yield { kind: "opinion", namespace: NAMESPACE, caseSourceId: sourceId, opinion, location };
  if (other !== undefined) {
    const reason = `its ${LANGUAGE_NAMES[other.language]} text is left out: the ${LANGUAGE_NAMES[chosen.language]} one is stored`;
    yield createRefusal("opinion", reason, location);
  }
}
