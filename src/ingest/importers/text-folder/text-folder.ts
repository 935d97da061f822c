import { findCourt, findCourtId } from "../../../citation/reporters/courts.ts";
import type { Court } from "../../../law/court.ts";
import { isJurisdiction, JURISDICTIONS, type Jurisdiction } from "../../../law/jurisdiction.ts";
import type { CleanText } from "../../clean-text/clean-text.ts";
import { parseHtmlOpinion } from "../../clean-text/markup/parse-markup-opinion.ts";
import type { Importer, ImportOptions } from "../../importer.ts";
import { readSourceText } from "../../readers/read-text.ts";
import { createRefusal, createRepair, type SourceLocation, type SourceRecord } from "../../records/source-record.ts";
import type { Source, SourceEntry } from "../../source.ts";
import { deduplicateOpinions } from "../common/deduplicate-opinions.ts";
import { parseImpreciseDate, UNKNOWN_DATE } from "../common/parse-imprecise-date.ts";
import { reportRefusedEntries } from "../common/report-refused-entries.ts";
import { SUPREME_COURT_OF_INDIA } from "../liiofindia/liiofindia.ts";
import { parsePlainFile } from "./parse-plain-file.ts";
import { readCaption } from "./read-caption.ts";
import { type CaseMetadata, NO_METADATA, readMetadata } from "./read-metadata.ts";

/**
 * A folder of decisions as `.txt`, `.html` and `.htm` files, each one case. A `metadata.csv` describes the files in its
 * folder and below:
 *
 *     file,name,court,courtName,jurisdiction,date,docket,judges,citations
 *     cedar.txt,Cedar v. Dogwood,ca9,,US,1931-05-04,90-1,Alder; Birch,90 F.2d 1; 1931 U.S. App. LEXIS 12
 *
 * `court` is an id or the abbreviation in a citation's parenthetical, `date` may be a month or a year. Missing values are
 * taken from the citation at the beginning of the file, and the name from the file name. A date that neither states is
 * unknown.
 */
export const textFolder: Importer = {
  name: "text-folder",
  isFallback: true,
  provenance: { provider: "Own texts", url: "", license: "", notice: "" },
  detect: (entries) =>
    entries.some(({ path }) => isMetadata(path)) &&
    entries.some(({ path }) => findReader(path) !== null) &&
    entries.every(({ path }) => isMetadata(path) || findReader(path) !== null),
  records: readRecords,
};

const NAMESPACE = "text-folder";
/** In bytes. The longest known judgment has about 4 MB. */
const MAX_FILE_BYTES = 32 * 1024 * 1024;

async function* readRecords(source: Source, options: ImportOptions = {}): AsyncGenerator<SourceRecord> {
  yield* reportRefusedEntries(source);
  const entries: SourceEntry[] = [];
  const described = new Map<string, CaseMetadata>();
  for await (const entry of source.entries()) {
    if (isMetadata(entry.path)) yield* readDescriptions(entry, described, options);
    else if (findReader(entry.path) !== null) entries.push(entry);
    else
      yield createRefusal("file", "it is not a .txt, .html or .htm file, nor a metadata.csv", {
        file: entry.path,
        record: "file",
      });
  }
  yield* deduplicateOpinions(readCases(entries, described, options));
  for (const path of described.keys()) {
    yield createRefusal("case", "metadata.csv names it, but the file does not exist", { file: path, record: "file" });
  }
}

function isMetadata(path: string): boolean {
  return /(?:^|\/)metadata\.csv$/i.test(path);
}

/** The parsers of files, by extension. */
const READERS: readonly { readonly ending: RegExp; readonly read: (text: string) => CleanText }[] = [
  { ending: /\.txt$/i, read: parsePlainFile },
  { ending: /\.html?$/i, read: parseHtmlOpinion },
];

function findReader(path: string): ((text: string) => CleanText) | null {
  return READERS.find(({ ending }) => ending.test(path))?.read ?? null;
}

/** Stores the rows of a metadata.csv by the path of the file in the source. */
async function* readDescriptions(
  entry: SourceEntry,
  described: Map<string, CaseMetadata>,
  options: ImportOptions,
): AsyncGenerator<SourceRecord> {
  const folder = entry.path.slice(0, entry.path.lastIndexOf("/") + 1);
  for await (const row of readMetadata(entry, options)) {
    const location = { file: entry.path, record: `line ${row.line}` };
    if ("broken" in row) {
      yield createRefusal("file", row.broken, location);
      continue;
    }
    const { file } = row.values;
    const path = folder + file.replaceAll("\\", "/").replace(/^\.\//, "");
    if (file === "") yield createRefusal("case", "the row names no file", location);
    else if (described.has(path)) yield createRefusal("case", `it is a second row for ${file}`, location);
    else described.set(path, row.values);
  }
}

/** Reads one decision and removes its row from `described`. */
async function* readCases(
  entries: readonly SourceEntry[],
  described: Map<string, CaseMetadata>,
  options: ImportOptions,
): AsyncGenerator<SourceRecord> {
  const courts = new Set<string>();
  for (const entry of entries) {
    const location = { file: entry.path, record: "file" };
    const text = await readSourceText(entry, MAX_FILE_BYTES, options);
    const clean = findReader(entry.path)?.(text ?? "");
    if (text === null) yield createRefusal("case", "the file is longer than any judgment", location);
    else if (clean === undefined || clean.text === "") yield createRefusal("case", "the file has no text", location);
    else yield* readCase(clean, described.get(entry.path) ?? NO_METADATA, courts, location);
    described.delete(entry.path);
  }
}

function* readCase(
  clean: CleanText,
  given: CaseMetadata,
  courts: Set<string>,
  location: SourceLocation,
): Generator<SourceRecord> {
  const caption = readCaption(clean.text);
  const dated = parseImpreciseDate(given.date || caption.date);
  const jurisdiction = parseJurisdiction(given.jurisdiction);
  const court = chooseCourt(given.court || (given.courtName === "" ? caption.court : ""), given.courtName);
  const reason =
    given.date !== "" && dated === null
      ? `its date "${given.date}" is not written as 1931-05-04, 1931-05 or 1931`
      : jurisdiction === undefined
        ? `its jurisdiction "${given.jurisdiction}" is none of ${JURISDICTIONS.join(", ")}`
        : jurisdiction !== null && court.jurisdiction !== null && jurisdiction !== court.jurisdiction
          ? `its court ${court.id} is not of the jurisdiction ${jurisdiction}`
          : null;
  if (reason !== null || jurisdiction === undefined) {
    return yield createRefusal("case", reason ?? "", location);
  }

  const under = jurisdiction ?? court.jurisdiction ?? caption.jurisdiction ?? "US";
  const known = {
    ...court,
    jurisdiction: under,
    id: court.id === UNKNOWN_COURT ? `${UNKNOWN_COURT}-${under.toLowerCase()}` : court.id,
  };
  const name = given.name || caption.name || toCaseName(location.file);
  const repairs = [
    dated === null ? `nothing tells its date: give it in the column "date" of a metadata.csv` : "",
    given.date === "" && dated !== null ? `its date is the year of its citation, ${caption.date}` : "",
    (jurisdiction ?? court.jurisdiction ?? caption.jurisdiction) === null ? "nothing tells its jurisdiction: US" : "",
    given.name === "" && caption.name === "" ? `nothing tells its name: it is called "${name}"` : "",
  ];
  for (const repair of repairs) if (repair !== "") yield createRepair("case", repair, location);
  if (!courts.has(known.id)) yield { kind: "court", court: known, location };
  courts.add(known.id);
  yield {
    kind: "case",
    case: {
      namespace: NAMESPACE,
      sourceId: location.file,
      name,
      nameFull: name,
      courtId: known.id,
      jurisdiction: under,
      ...(dated ?? UNKNOWN_DATE),
      docketNumber: given.docket,
      judges: splitList(given.judges),
      citations: given.citations === "" ? caption.citations : splitList(given.citations),
    },
    location,
  };
  const { text, pages, footnotes, author } = clean;
  yield {
    kind: "opinion",
    namespace: NAMESPACE,
    caseSourceId: location.file,
    opinion: { kind: "combined", author, text, pages, footnotes },
    location,
  };
}

const UNKNOWN_COURT = "unknown-court";

/** Finds a known court, or creates one; its jurisdiction is null if the case has to state it. */
function chooseCourt(
  court: string,
  name: string,
): Omit<Court, "jurisdiction"> & { readonly jurisdiction: Jurisdiction | null } {
  if (INDIAN_COURT_NAMES.has(court.toLowerCase()) || INDIAN_COURT_NAMES.has(name.toLowerCase()))
    return SUPREME_COURT_OF_INDIA;
  const known = findCourt(court) ?? findCourt(findCourtId(court) ?? "");
  if (known) return known.id === "scotus" ? { ...known, citationString: "" } : known;
  const id = toSlug(court || name);
  return {
    id: id || UNKNOWN_COURT,
    name: name || court || "Unknown court",
    citationString: "",
    jurisdiction: null,
    level: "unknown",
  };
}

/** Names of the Supreme Court of India: its id, the AIR's abbreviation, its name. */
const INDIAN_COURT_NAMES: ReadonlySet<string> = new Set([
  SUPREME_COURT_OF_INDIA.id,
  "sc",
  SUPREME_COURT_OF_INDIA.name.toLowerCase(),
]);

/** Parses a jurisdiction; null for an empty text, undefined for an unknown one. */
function parseJurisdiction(given: string): Jurisdiction | null | undefined {
  const upper = given.toUpperCase();
  return upper === "" ? null : isJurisdiction(upper) ? upper : undefined;
}

function toSlug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

/** Returns a file name without folder and extension, underscores as spaces. */
function toCaseName(path: string): string {
  const name = path.slice(path.lastIndexOf("/") + 1).replace(/\.[a-z]{3,4}$/i, "");
  return name.replaceAll("_", " ").trim() || path;
}

function splitList(semicolons: string): string[] {
  const items = semicolons.split(";").map((item) => item.trim());
  return [...new Set(items.filter((item) => item !== ""))];
}
