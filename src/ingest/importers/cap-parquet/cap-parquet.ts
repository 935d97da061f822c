import { findCourt, findCourtId } from "../../../citation/reporters/courts.ts";
import type { Court, CourtLevel } from "../../../law/court.ts";
import { toOneLine } from "../../clean-text/to-one-line.ts";
import type { Importer, ImportOptions } from "../../importer.ts";
import { isParquetFile } from "../../readers/parquet/read-parquet.ts";
import { type JsonValue, parseJson, readTextMember } from "../../readers/read-text.ts";
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
import { findUsCourtByName, toCourtSlug } from "../common/find-us-court.ts";
import { joinLines } from "../common/join-lines.ts";
import { parseImpreciseDate } from "../common/parse-imprecise-date.ts";
import { parseJudgeNames } from "../common/parse-judge-names.ts";
import { readParquetRows } from "../common/read-table-rows.ts";
import { reportRefusedEntries } from "../common/report-refused-entries.ts";
import { shouldReadTexts } from "../common/should-read-texts.ts";

/**
 * The Caselaw Access Project on Hugging Face: a Parquet file per state, `illinois/illinois.parquet`, whose columns are
 * all texts. A case has the same id as in the project's own files, which have opinions and pages separately: if both are
 * built into one corpus, name those first.
 */
export const capParquet: Importer = {
  name: "cap-parquet",
  provenance: {
    provider: "Harvard Law School Library, Caselaw Access Project",
    url: "https://huggingface.co/datasets/free-law/Caselaw_Access_Project",
    license: "CC0 1.0",
    notice: "Court opinions from the Caselaw Access Project, digitized by the Harvard Law School Library.",
  },
  detect: (entries) => entries.some(({ path }) => /(?:^|\/)([a-z][a-z0-9_-]*)\/\1\.parquet$/i.test(path)),
  records: readRecords,
};

const NAMESPACE = "cap";

const FIELDS: FieldTable = {
  read: [
    "id",
    "name",
    "name_abbreviation",
    "decision_date",
    "docket_number",
    "first_page",
    "citations",
    "volume",
    "reporter",
    "court",
    "judges",
    "head_matter",
    "text",
  ],
  left: ["last_page", "jurisdiction", "last_updated", "provenance", "parties", "word_count", "char_count"],
};

async function* readRecords(source: Source, options: ImportOptions = {}): AsyncGenerator<SourceRecord> {
  yield* reportRefusedEntries(source);
  const courts = new Set<string>();
  for await (const entry of source.entries()) {
    if (!isParquetFile(entry.path)) continue;
    for await (const found of readParquetRows(entry, FIELDS, "case", options)) {
      if (found.kind === "row") yield* readCase(found.values, found.location, courts, options);
      else yield found;
    }
  }
}

function* readCase(
  item: JsonValue,
  location: SourceLocation,
  courts: Set<string>,
  { selection }: ImportOptions,
): Generator<SourceRecord> {
  const id = readTextMember(item, "id");
  if (!/^\d{1,15}$/.test(id))
    return yield createRefusal("case", "it has no id of the Caselaw Access Project", location);
  const date = readTextMember(item, "decision_date");
  const dated = yield* dateCase(parseImpreciseDate(date), date, location);

  const court = readCourt(toOneLine(readTextMember(item, "court")));
  if (!courts.has(court.id)) yield { kind: "court", court, location };
  courts.add(court.id);
  const citations = readCitations(item);
  const nameFull = toOneLine(readTextMember(item, "name"));
  const given = toOneLine(readTextMember(item, "name_abbreviation")) || nameFull;
  const name = given || citations[0] || `Case ${id}`;
  if (given === "") yield createRepair("case", `it has no name and is called "${name}"`, location);
  const row: CaseInput = {
    namespace: NAMESPACE,
    sourceId: id,
    name,
    nameFull: nameFull || name,
    courtId: court.id,
    jurisdiction: "US",
    ...dated,
    docketNumber: toOneLine(readTextMember(item, "docket_number")),
    judges: readTexts(item, "judges").flatMap(parseJudgeNames),
    citations,
  };
  yield { kind: "case", case: row, location };
  if (shouldReadTexts(selection, row, 1)) yield* readTextRecords(item, id, location);
}

function* readTextRecords(item: JsonValue, id: string, location: SourceLocation): Generator<SourceRecord> {
  const head = joinLines(readTextMember(item, "head_matter"));
  const whole = joinLines(readTextMember(item, "text"));
  // The text repeats the head matter in some rows.
  const text = head !== "" && whole.startsWith(head) ? whole.slice(head.length).trim() : whole;
  const parts = [
    { kind: "syllabus", text: head },
    { kind: "combined", text },
  ] as const;
  for (const { kind, text } of parts) {
    if (text === "") continue;
    const opinion = { kind, author: "", text, pages: [], footnotes: [] };
    yield { kind: "opinion", namespace: NAMESPACE, caseSourceId: id, opinion, location };
  }
  if (text === "") yield createRefusal("opinion", "the case has no opinion with a text", location);
}

/** Reads the case's citations; of a row without any, volume, reporter and first page are one. */
function readCitations(item: JsonValue): string[] {
  const listed = readTexts(item, "citations").flatMap((text) => text.split(/\s*;\s*|,\s+(?=\d+\s+\p{L})/u));
  const cited = listed.map(toOneLine).filter((cite) => cite !== "");
  if (cited.length > 0) return [...new Set(cited)];
  const [volume, reporter, page] = ["volume", "reporter", "first_page"].map((name) =>
    toOneLine(readTextMember(item, name)),
  );
  return volume && reporter && page ? [`${volume} ${reporter} ${page}`] : [];
}

/** Reads a column that is one text, or a list that was written as text: `["A", "B"]` as JSON or as Python prints it. */
function readTexts(item: JsonValue, column: string): string[] {
  const text = readTextMember(item, column);
  if (!text.startsWith("[")) return text === "" ? [] : [text];
  const parsed = parseJson(text);
  if (Array.isArray(parsed)) {
    return parsed.flatMap((value) => {
      const cite = typeof value === "string" ? value : readTextMember(value as JsonValue, "cite");
      return cite === "" ? [] : [cite];
    });
  }
  return [...text.matchAll(/'((?:[^'\\]|\\.){0,2000})'|"((?:[^"\\]|\\.){0,2000})"/g)]
    .map(([, single, double]) => (single ?? double ?? "").replace(/\\(.)/g, "$1"))
    .filter((value) => value !== "" && value !== "cite" && value !== "type");
}

function readCourt(name: string): Court {
  const known = findUsCourtByName(name) ?? findCourt(findCourtId(name) ?? "");
  if (known) return known.id === "scotus" ? { ...known, citationString: "" } : known;
  const level = COURT_LEVELS.find(([pattern]) => pattern.test(name))?.[1] ?? "unknown";
  return {
    id: `cap-${toCourtSlug(name) || "unknown-court"}`,
    name: name || "Unknown court",
    citationString: "",
    jurisdiction: "US",
    level,
  };
}

const COURT_LEVELS: readonly (readonly [RegExp, CourtLevel])[] = [
  [/\bAppeals?\b|\bAppellate\b/i, "appellate"],
  [/\b(?:District|Circuit|Superior|County|Municipal|Common Pleas|Chancery|Probate)\b/i, "trial"],
];
