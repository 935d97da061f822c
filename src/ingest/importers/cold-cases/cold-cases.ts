import { findCourt, findCourtId } from "../../../citation/reporters/courts.ts";
import type { DatePrecision, SectionKind } from "../../../law/case.ts";
import type { Court } from "../../../law/court.ts";
import { cleanAuthorName } from "../../clean-text/clean-author-name.ts";
import type { CleanText } from "../../clean-text/clean-text.ts";
import { parseHtmlOpinion } from "../../clean-text/markup/parse-markup-opinion.ts";
import { toOneLine } from "../../clean-text/to-one-line.ts";
import type { Importer, ImportOptions } from "../../importer.ts";
import { isParquetFile } from "../../readers/parquet/read-parquet.ts";
import { type JsonValue, readListMember, readMember, readTextMember } from "../../readers/read-text.ts";
import {
  type CaseInput,
  createRefusal,
  createRepair,
  type SourceLocation,
  type SourceRecord,
} from "../../records/source-record.ts";
import type { Source } from "../../source.ts";
import { COURTLISTENER_NAMESPACE, isPublishedCluster, toCourt } from "../common/courtlistener-records.ts";
import { dateCase } from "../common/date-case.ts";
import { deduplicateOpinions } from "../common/deduplicate-opinions.ts";
import { findUsCourtByName, toCourtSlug } from "../common/find-us-court.ts";
import { parseImpreciseDate } from "../common/parse-imprecise-date.ts";
import { parseJudgeNames } from "../common/parse-judge-names.ts";
import { readJsonRows, readParquetRows } from "../common/read-table-rows.ts";
import { reportRefusedEntries } from "../common/report-refused-entries.ts";
import { shouldReadTexts } from "../common/should-read-texts.ts";
import { parsePlainFile } from "../text-folder/parse-plain-file.ts";
import { COLD_FIELDS } from "./fields.ts";

/**
 * COLD Cases of the Harvard Library Innovation Lab: one case per row of a Parquet file or per line of JSON, opinions
 * included. Its ids are those of CourtListener's clusters, and its cases have the same ids here.
 */
export const coldCases: Importer = {
  name: "cold-cases",
  provenance: {
    provider: "Harvard Library Innovation Lab, COLD Cases",
    url: "https://huggingface.co/datasets/harvard-lil/cold-cases",
    license: "CC0 1.0",
    notice: "Court opinions from the Collaborative Open Legal Data Cases, compiled from CourtListener.",
  },
  detect: (entries) => entries.some(({ path }) => /cold[-_]?cases?/i.test(path) && isColdFile(path)),
  records: (source, options) => deduplicateOpinions(readRecords(source, options)),
};

function isColdFile(path: string): boolean {
  return isParquetFile(path) || /\.jsonl?$/i.test(path);
}

async function* readRecords(source: Source, options: ImportOptions = {}): AsyncGenerator<SourceRecord> {
  yield* reportRefusedEntries(source);
  const courts = new Set<string>();
  for await (const entry of source.entries()) {
    if (!isColdFile(entry.path)) continue;
    const read = isParquetFile(entry.path) ? readParquetRows : readJsonRows;
    for await (const found of read(entry, COLD_FIELDS, "case", options)) {
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
  if (!/^[1-9]\d{0,11}$/.test(id)) return yield createRefusal("case", "its id is not a number", location);
  const dated = yield* dateCase(readDate(item), readTextMember(item, "date_filed"), location);

  const court = readCourt(item);
  if (!courts.has(court.id)) yield { kind: "court", court, location };
  courts.add(court.id);
  const citations = readListMember(item, "citations").flatMap((cite) =>
    typeof cite === "string" ? [toOneLine(cite)] : [],
  );
  const nameFull = cleanName(readTextMember(item, "case_name_full"));
  const given =
    cleanName(readTextMember(item, "case_name")) || nameFull || cleanName(readTextMember(item, "case_name_short"));
  const name = given || citations[0] || `Case ${id}`;
  if (given === "") yield createRepair("case", `it has no name and is called "${name}"`, location);
  const topic = toOneLine(readTextMember(item, "nature_of_suit"));
  const isPrecedential = isPublishedCluster(toOneLine(readTextMember(item, "precedential_status")));
  const row: CaseInput = {
    clusterId: Number(id),
    namespace: COURTLISTENER_NAMESPACE,
    sourceId: id,
    name,
    nameFull: nameFull || name,
    courtId: court.id,
    jurisdiction: "US",
    ...dated,
    docketNumber: "",
    judges: parseJudgeNames(readTextMember(item, "judges")),
    citations: [...new Set(citations.filter((cite) => cite !== ""))],
    ...(topic !== "" && { topics: [topic] }),
    ...(isPrecedential !== undefined && { isPrecedential }),
  };
  yield { kind: "case", case: row, location };
  if (shouldReadTexts(selection, row, readListMember(item, "opinions").length)) yield* readOpinions(item, id, location);
}

function readDate(item: JsonValue): { readonly dateFiled: string; readonly datePrecision: DatePrecision } | null {
  const dated = parseImpreciseDate(readTextMember(item, "date_filed").replace(/T.*$/, ""));
  const isApproximate = /^(?:t|true|1)$/i.test(String(readMember(item, "date_filed_is_approximate")));
  if (dated === null || !isApproximate) return dated;
  return { dateFiled: `${dated.dateFiled.slice(0, 4)}-01-01`, datePrecision: "year" };
}

function cleanName(name: string): string {
  return toOneLine(/[<&]/.test(name) ? parseHtmlOpinion(name).text : name);
}

/** Finds the court by either name; otherwise creates one of the type that the row states. */
function readCourt(item: JsonValue): Court {
  const full = toOneLine(readTextMember(item, "court_full_name"));
  const short = toOneLine(readTextMember(item, "court_short_name"));
  const known =
    findUsCourtByName(full) ?? findUsCourtByName(short) ?? findCourt(short) ?? findCourt(findCourtId(short) ?? "");
  if (known) return known.id === "scotus" ? { ...known, citationString: "" } : known;
  const name = full || short || "Unknown court";
  const jurisdiction = readTextMember(item, "court_type");
  return toCourt({ id: `cold-${toCourtSlug(name)}`, full_name: name, citation_string: "", jurisdiction });
}

/** Texts of a case beside its opinions: the field, the kind of text, and the heading of a field that is a note. */
const PARTS: readonly { readonly field: string; readonly kind: SectionKind; readonly heading?: string }[] = [
  { field: "headmatter", kind: "syllabus" },
  { field: "syllabus", kind: "syllabus" },
  { field: "summary", kind: "syllabus" },
  { field: "headnotes", kind: "headnote" },
  { field: "arguments", kind: "arguments" },
  { field: "posture", kind: "addendum", heading: "Procedural posture" },
  { field: "disposition", kind: "addendum", heading: "Disposition" },
  { field: "history", kind: "addendum", heading: "History" },
  { field: "other_dates", kind: "addendum", heading: "Other dates" },
  { field: "cross_reference", kind: "addendum", heading: "Cross-reference" },
  { field: "correction", kind: "addendum", heading: "Correction" },
  { field: "attorneys", kind: "addendum", heading: "Attorneys" },
];

function* readOpinions(item: JsonValue, id: string, location: SourceLocation): Generator<SourceRecord> {
  for (const { field, kind } of PARTS.filter(({ heading }) => heading === undefined)) {
    const { text, pages, footnotes } = parseText(readTextMember(item, field));
    if (text !== "") yield toRecord(id, { kind, author: "", text, pages, footnotes }, location);
  }
  let stored = 0;
  for (const [at, opinion] of readListMember(item, "opinions").entries()) {
    const place = {
      ...location,
      record: `${location.record}, opinion ${readTextMember(opinion, "opinion_id") || at + 1}`,
    };
    const { text, pages, footnotes, author } = parseText(readTextMember(opinion, "opinion_text"));
    if (text === "") {
      yield createRefusal("opinion", "it has no text", place);
      continue;
    }
    const type = readTextMember(opinion, "type");
    const kind = OPINION_KINDS[type.toLowerCase().replace(/[^a-z]/g, "")];
    if (kind === undefined) yield createRepair("opinion", `its type "${type}" is read as a combined opinion`, place);
    const isPerCuriam = readMember(opinion, "per_curiam") === true && (kind === "lead" || kind === "combined");
    const by = cleanAuthorName(readTextMember(opinion, "author_str")) || author;
    stored++;
    yield toRecord(
      id,
      { kind: isPerCuriam ? "per_curiam" : (kind ?? "combined"), author: by, text, pages, footnotes },
      place,
    );
  }
  const notes = PARTS.flatMap(({ field, heading }) => {
    const note = heading === undefined ? "" : parseText(readTextMember(item, field)).text;
    return note === "" ? [] : [`${heading}: ${note}`];
  });
  if (notes.length > 0)
    yield toRecord(id, { kind: "addendum", author: "", text: notes.join("\n\n"), pages: [], footnotes: [] }, location);
  if (stored === 0) yield createRefusal("opinion", "the case has no opinion with a text", location);
}

function parseText(text: string): CleanText {
  return /<(?:p|div|span|opinion|br|pre)\b/i.test(text) ? parseHtmlOpinion(text) : parsePlainFile(text);
}

function toRecord(
  caseSourceId: string,
  opinion: Extract<SourceRecord, { kind: "opinion" }>["opinion"],
  location: SourceLocation,
): SourceRecord {
  return { kind: "opinion", namespace: COURTLISTENER_NAMESPACE, caseSourceId, opinion, location };
}

/** Types of opinions by their letters: `020lead` and `lead` are one. */
const OPINION_KINDS: Readonly<Record<string, SectionKind>> = {
  combined: "combined",
  combinedopinion: "combined",
  unamimous: "lead",
  unanimous: "lead",
  majority: "lead",
  lead: "lead",
  leadopinion: "lead",
  plurality: "plurality",
  concurrence: "concurrence",
  concurrenceinpart: "concurrence_in_part",
  concurringinpartanddissentinginpart: "concurrence_in_part",
  dissent: "dissent",
  addendum: "addendum",
  remittitur: "addendum",
  rehearing: "rehearing",
  onthemerits: "lead",
  onmotiontostrike: "addendum",
  onmotiontostrikecostbill: "addendum",
};
