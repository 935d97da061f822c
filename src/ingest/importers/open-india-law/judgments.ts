import type { Court } from "../../../law/court.ts";
import { findIndianHighCourt } from "../../../law/indian-high-courts.ts";
import { toOneLine } from "../../clean-text/to-one-line.ts";
import type { ImportOptions } from "../../importer.ts";
import { type JsonValue, readListMember, readMember, readTextMember } from "../../readers/read-text.ts";
import { type CaseInput, createRefusal, createRepair, type SourceRecord } from "../../records/source-record.ts";
import { parsePortalDate } from "../aws-india/judgment-metadata.ts";
import { dateCase } from "../common/date-case.ts";
import { toCourtSlug } from "../common/find-us-court.ts";
import type { SourceRow } from "../common/read-table-rows.ts";
import { shouldReadTexts } from "../common/should-read-texts.ts";
import { SUPREME_COURT_OF_INDIA } from "../liiofindia/liiofindia.ts";
import { parsePlainFile } from "../text-folder/parse-plain-file.ts";
import type { RowGroup } from "./group-rows.ts";
import { joinChunks, type TextChunk } from "./join-chunks.ts";

const NAMESPACE = "open-india-law";
/** Code points between two chunks that may be white space which was removed. */
const MAX_SPACING = 4;

/** Returns whether a judgment needs no further row. */
export function isCompleteJudgment(rows: readonly SourceRow[]): boolean {
  const total = readMember(rows[0]?.values, "total_chunks");
  return typeof total === "number" && total > 0 && rows.length >= total;
}

/** Creates the records of one judgment from its chunks. Its fields are those of its first row that has them. */
export function* createJudgmentRecords(
  { key, rows }: RowGroup,
  courts: Set<string>,
  { selection }: ImportOptions = {},
): Generator<SourceRecord> {
  const { location } = rows[0]!;
  const first = (field: string) =>
    toOneLine(rows.map(({ values }) => readTextMember(values, field)).find((text) => text !== "") ?? "");
  const date = first("decision_date");
  if (key === "") return yield createRefusal("case", "it has no case_id", location);
  const dated = yield* dateCase(parsePortalDate(date), date, location);

  const court = findCourt(first("court"), first("court_code"));
  if (!courts.has(court.id)) yield { kind: "court", court, location };
  courts.add(court.id);
  const parties = [first("petitioner"), first("respondent")].filter((party) => party !== "");
  const citations = first("citation")
    .split(/\s*[;|]\s*/)
    .filter((cite) => cite !== "");
  const given = parties.length === 2 ? parties.join(" v. ") : first("title");
  const name = given || citations[0] || first("case_number") || key;
  if (given === "") yield createRepair("case", `it has no name and is called "${name}"`, location);
  const judges = rows.map(({ values }) => readListMember(values, "judges")).find((list) => list.length > 0) ?? [];
  const row: CaseInput = {
    namespace: NAMESPACE,
    sourceId: key,
    name,
    nameFull: name,
    courtId: court.id,
    jurisdiction: "IN",
    ...dated,
    docketNumber: first("case_number"),
    judges: [...new Set(judges.flatMap((judge) => (typeof judge === "string" ? [toOneLine(judge)] : [])))],
    citations: [...new Set(citations)],
  };
  yield { kind: "case", case: row, location };
  if (shouldReadTexts(selection, row, 1)) yield* createTextRecords(key, rows);
}

function* createTextRecords(key: string, rows: readonly SourceRow[]): Generator<SourceRecord> {
  const { location } = rows[0]!;
  const total = rows.map(({ values }) => readNumber(values, "total_chunks")).find((count) => count > 0) ?? rows.length;
  const joined = joinChunks(
    rows.map(({ values }) => toChunk(values)),
    total,
  );
  const { text, pages, footnotes, author } = parsePlainFile(joined.text);
  if (text === "") return yield createRefusal("opinion", "the judgment has no text", location);
  if (joined.missing.length > 0) {
    const numbers = joined.missing.slice(0, 10).join(", ");
    yield createRepair(
      "opinion",
      `chunks ${numbers} of its ${total} are not in the input: its text has gaps`,
      location,
    );
  } else if (joined.gap > MAX_SPACING * rows.length) {
    yield createRepair("opinion", `${joined.gap} characters between its chunks are in no chunk`, location);
  }
  const opinion = { kind: "combined", author, text, pages, footnotes } as const;
  yield { kind: "opinion", namespace: NAMESPACE, caseSourceId: key, opinion, location };
}

function toChunk(values: JsonValue): TextChunk {
  const original = readMember(values, "text_original");
  const text = typeof original === "string" && original !== "" ? original : readMember(values, "text");
  return {
    index: readNumber(values, "chunk_index"),
    start: readNumber(values, "char_start"),
    end: readNumber(values, "char_end"),
    text: typeof text === "string" ? text : "",
  };
}

/** Returns a member that is a whole number; -1 if it is none. */
function readNumber(values: JsonValue, field: string): number {
  const text = readTextMember(values, field);
  return /^\d{1,15}$/.test(text) ? Number(text) : -1;
}

function findCourt(name: string, code: string): Court {
  if (/\bsupreme court\b/i.test(name)) return SUPREME_COURT_OF_INDIA;
  const known = findIndianHighCourt(code) ?? findIndianHighCourt(name);
  if (known && (name === "" || /\bhigh court\b/i.test(name))) return known;
  const id = `in-${toCourtSlug(name || code) || "unknown"}`;
  return { id, name: name || code || "Unknown court", citationString: "", jurisdiction: "IN", level: "unknown" };
}
