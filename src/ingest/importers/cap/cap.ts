import { findCourt, findCourtId } from "../../../citation/reporters/courts.ts";
import type { SectionKind } from "../../../law/case.ts";
import type { Court, CourtLevel } from "../../../law/court.ts";
import { cleanAuthorName } from "../../clean-text/clean-author-name.ts";
import type { CleanText } from "../../clean-text/clean-text.ts";
import { PARAGRAPH_BREAK } from "../../clean-text/clean-text.ts";
import { parseHtmlOpinion, parseXmlOpinion } from "../../clean-text/markup/parse-markup-opinion.ts";
import { toOneLine } from "../../clean-text/to-one-line.ts";
import type { Importer, ImportOptions } from "../../importer.ts";
import { readLines } from "../../readers/read-lines.ts";
import {
  type JsonValue,
  parseJson,
  readListMember,
  readMember,
  readSourceText,
  readTextMember,
} from "../../readers/read-text.ts";
import { createRefusal, createRepair, type SourceLocation, type SourceRecord } from "../../records/source-record.ts";
import type { Source, SourceEntry } from "../../source.ts";
import { parseImpreciseDate, UNKNOWN_DATE } from "../common/parse-imprecise-date.ts";
import { parseJudgeNames } from "../common/parse-judge-names.ts";
import { reportRefusedEntries } from "../common/report-refused-entries.ts";
import { type CapOpinion, parseMarkedOpinions } from "./parse-marked-opinions.ts";

/**
 * Case law of the Caselaw Access Project: volumes in the layout of static.case.law (`json/0036-01.json` or
 * `cases/0036-01.json`, with `html/0036-01.html`), as folders or zip files, and files with one whole case per line, the
 * layout of the bulk data.
 */
export const cap: Importer = {
  name: "cap",
  provenance: {
    provider: "Harvard Law School Library, Caselaw Access Project",
    url: "https://static.case.law/",
    license: "CC0 1.0",
    notice: "Court opinions from the Caselaw Access Project, digitized by the Harvard Law School Library.",
  },
  detect: (entries) => entries.some(({ path }) => CASE_FILE.test(path) || METADATA.test(path)),
  recordMembers: ["casebody", "name_abbreviation", "decision_date"],
  records: readRecords,
};

const NAMESPACE = "cap";
const CASE_FILE = /^(.*\/)?(?:json|cases)\/(\d{4,5}-\d{2,3})\.json$/;
const METADATA = /(?:^|\/)(?:CasesMetadata|VolumeMetadata)\.json$/;
/** Bytes. The longest known case has about 10 MB. */
const MAX_CASE_BYTES = 64 * 1024 * 1024;

async function* readRecords(source: Source, options: ImportOptions = {}): AsyncGenerator<SourceRecord> {
  yield* reportRefusedEntries(source);
  const pages = new Map<string, SourceEntry>();
  const files: SourceEntry[] = [];
  for await (const entry of source.entries()) {
    if (CASE_FILE.test(entry.path) || entry.path.endsWith(".jsonl")) files.push(entry);
    else if (entry.path.endsWith(".html")) pages.set(entry.path, entry);
  }
  const courts = new Set<string>();
  for (const entry of files) {
    const [, folder = "", name] = CASE_FILE.exec(entry.path) ?? [];
    if (name === undefined) {
      let line = 0;
      for await (const text of readLines(entry, options)) {
        line++;
        if (text.trim() !== "") yield* readCase(text, "", { file: entry.path, record: `line ${line}` }, courts);
      }
      continue;
    }
    const page = pages.get(`${folder}html/${name}.html`);
    const html = page ? await readSourceText(page, MAX_CASE_BYTES, options) : "";
    const json = await readSourceText(entry, MAX_CASE_BYTES, options);
    yield* readCase(json ?? "", html ?? "", { file: entry.path, record: name }, courts);
  }
}

/** Reads one case. `html` is its text with pages and footnotes marked; "" if there is none. */
function* readCase(json: string, html: string, location: SourceLocation, courts: Set<string>): Generator<SourceRecord> {
  const item = parseJson(json);
  const id = readTextMember(item, "id");
  const dated = parseImpreciseDate(readTextMember(item, "decision_date"));
  const reason =
    item === undefined
      ? "it is not JSON, or it is too long"
      : !/^\d{1,15}$/.test(id)
        ? "it has no id of the Caselaw Access Project"
        : dated === null && readMember(item, "court") === null
          ? "it has neither a date nor a court"
          : null;
  if (reason !== null) return yield createRefusal("case", reason, location);
  if (dated === null) {
    const reason = `its date "${readTextMember(item, "decision_date")}" is not a date: its date is unknown`;
    yield createRepair("case", reason, location);
  }

  const court = readCourt(item);
  if (!courts.has(court.id)) yield { kind: "court", court, location };
  courts.add(court.id);
  const body = readMember(item, "casebody");
  const citations = readCitations(item);
  const nameFull = toOneLine(readTextMember(item, "name"));
  const given = toOneLine(readTextMember(item, "name_abbreviation")) || nameFull;
  const name = given || citations[0] || `Case ${id}`;
  if (given === "") yield createRepair("case", `it has no name and is called "${name}"`, location);
  yield {
    kind: "case",
    case: {
      namespace: NAMESPACE,
      sourceId: id,
      name,
      nameFull: nameFull || name,
      courtId: court.id,
      jurisdiction: "US",
      ...(dated ?? UNKNOWN_DATE),
      docketNumber: toOneLine(readTextMember(item, "docket_number")),
      judges: readListMember(body, "judges").flatMap((line) => (typeof line === "string" ? parseJudgeNames(line) : [])),
      citations,
    },
    location,
  };
  yield* readOpinions(body, html, id, location);
}

function* readOpinions(body: JsonValue, html: string, id: string, location: SourceLocation): Generator<SourceRecord> {
  const status = readTextMember(body, "status");
  if (status !== "" && status !== "ok") {
    yield createRefusal("opinion", `its text is withheld: ${status}`, location);
    return;
  }
  const xml = readTextMember(body, "data");
  const opinions =
    xml !== ""
      ? parseMarkedOpinions(xml, parseXmlOpinion)
      : html !== ""
        ? parseMarkedOpinions(html, parseHtmlOpinion)
        : readPlainOpinions(body);
  let stored = 0;
  for (const { type, author, text } of opinions) {
    if (text.text === "") continue;
    const kind = OPINION_KINDS[type];
    if (kind === undefined) {
      yield createRepair("opinion", `its type "${type}" is read as a combined opinion`, location);
    }
    if (kind !== "syllabus" && kind !== "headnote") stored++;
    const by = cleanAuthorName(author) || text.author;
    yield {
      kind: "opinion",
      namespace: NAMESPACE,
      caseSourceId: id,
      opinion: {
        kind: kind === "lead" && /^per curiam\b/i.test(by) ? "per_curiam" : (kind ?? "combined"),
        author: by,
        text: text.text,
        pages: text.pages,
        footnotes: text.footnotes,
      },
      location,
    };
  }
  if (stored === 0) yield createRefusal("opinion", "the case has no opinion with a text", location);
}

/** CAP's types of opinion, and the parts of the head matter. */
const OPINION_KINDS: Readonly<Record<string, SectionKind>> = {
  majority: "lead",
  unanimous: "lead",
  lead: "lead",
  plurality: "plurality",
  concurrence: "concurrence",
  "concurring-in-part-and-dissenting-in-part": "concurrence_in_part",
  dissent: "dissent",
  rehearing: "rehearing",
  remittitur: "addendum",
  addendum: "addendum",
  "on-the-merits": "lead",
  "on-motion-to-strike-cost-bill": "addendum",
  headnotes: "headnote",
  "head-matter": "syllabus",
};

/** Reads opinions in JSON: a paragraph per line, without pages and footnote marks. */
function readPlainOpinions(body: JsonValue): CapOpinion[] {
  const data = readMember(body, "data") ?? body;
  const from = readListMember(body, "opinions").length > 0 ? body : data;
  const opinions = readListMember(from, "opinions").map((opinion) => ({
    type: readTextMember(opinion, "type") || "majority",
    author: readTextMember(opinion, "author"),
    text: joinLines(readTextMember(opinion, "text")),
  }));
  return [{ type: "head-matter", author: "", text: joinLines(readTextMember(from, "head_matter")) }, ...opinions];
}

function joinLines(text: string): CleanText {
  const paragraphs = text.split("\n").map(toOneLine);
  return {
    text: paragraphs.filter((paragraph) => paragraph !== "").join(PARAGRAPH_BREAK),
    pages: [],
    footnotes: [],
    author: "",
  };
}

/** Reads the citations: official ones first, then parallels, vendors' last. */
function readCitations(item: JsonValue | undefined): string[] {
  const rank = (citation: JsonValue) =>
    ["official", "nominative", "parallel"].indexOf(readTextMember(citation, "type")) >>> 0;
  const cited = [...readListMember(item, "citations")].sort((a, b) => rank(a) - rank(b));
  return [
    ...new Set(cited.map((citation) => toOneLine(readTextMember(citation, "cite"))).filter((cite) => cite !== "")),
  ];
}

/** Courts whose CAP abbreviation is also that of another court, or is that of the reporter. */
const BY_ABBREVIATION: Readonly<Record<string, string>> = { "U.S.": "scotus", "D.C.": "dc" };

/** Finds the court by its abbreviation if the names agree too; otherwise creates one with an id from CAP's slug. */
function readCourt(item: JsonValue | undefined): Court {
  const given = readMember(item, "court");
  const abbreviation = readTextMember(given, "name_abbreviation");
  const name = toOneLine(readTextMember(given, "name")) || abbreviation || "Unknown court";
  const known = findCourt(BY_ABBREVIATION[abbreviation] ?? findCourtId(abbreviation) ?? "");
  if (known && hasSharedWord(known.name, name)) return known.id === "scotus" ? { ...known, citationString: "" } : known;
  const slug = readTextMember(given, "slug") || toSlug(name);
  const level = COURT_LEVELS.find(([pattern]) => pattern.test(name))?.[1] ?? "unknown";
  return { id: `cap-${toSlug(slug)}`, name, citationString: abbreviation, jurisdiction: "US", level };
}

const COURT_LEVELS: readonly (readonly [RegExp, CourtLevel])[] = [
  [/\bAppeals?\b|\bAppellate\b/i, "appellate"],
  [/\b(?:District|Circuit|Superior|County|Municipal|Common Pleas|Chancery|Probate)\b/i, "trial"],
];

function toSlug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Words that many courts share. */
const GENERIC_WORDS = new Set("a and court courts for in of state states supreme the united".split(" "));

function hasSharedWord(a: string, b: string): boolean {
  const words = new Set(a.toLowerCase().match(/[a-z]{2,}/g));
  const own = (b.toLowerCase().match(/[a-z]{2,}/g) ?? []).filter((word) => !GENERIC_WORDS.has(word));
  return own.length === 0 ? /supreme/i.test(a) && /supreme/i.test(b) : own.some((word) => words.has(word));
}
