import type { DatePrecision, OpinionText } from "../../../law/case.ts";
import type { Court } from "../../../law/court.ts";
import { MONTHS } from "../../../law/months.ts";
import type { Importer, ImportOptions } from "../../importer.ts";
import { readSourceText } from "../../readers/read-text.ts";
import { createRefusal, createRepair, type SourceLocation, type SourceRecord } from "../../records/source-record.ts";
import type { Source } from "../../source.ts";
import { reportRefusedEntries } from "../common/report-refused-entries.ts";
import { type Bench, isBenchLine, readBench, readNaturalBench } from "./bench.ts";
import {
  type FirstLine,
  formatIndianReportCitation,
  type IndianCitation,
  orderIndianCitations,
  readCitationLine,
  readFirstLine,
  repairCutCitation,
} from "./citations.ts";
import { divideJudgment } from "./divide-judgment.ts";
import { findPageMarks } from "./find-page-marks.ts";
import { joinParagraphs } from "./join-paragraphs.ts";
import { readOpening } from "./read-opening.ts";

/** Judgments of the Supreme Court of India as LIIofIndia publishes them, one text file each. */
export const liiofindia: Importer = {
  name: "liiofindia",
  provenance: {
    provider: "Legal Information Institute of India (LIIofIndia)",
    url: "http://www.liiofindia.org/in/cases/cen/INSC/",
    license: "Judgments: no copyright in their reproduction (Copyright Act 1957, s. 52(1)(q))",
    notice: "Judgments of the Supreme Court of India as published by LIIofIndia.",
  },
  detect: (entries) => entries.some(({ path }) => isJudgment(path)) && entries.every(({ path }) => isTextFile(path)),
  records: readRecords,
};

const NAMESPACE = "liiofindia";
/** In bytes. The longest known judgment has about 4 MB. */
const MAX_FILE_BYTES = 32 * 1024 * 1024;

/** The court of all judgments of the source. */
export const SUPREME_COURT_OF_INDIA: Court = {
  id: "in-sc",
  name: "Supreme Court of India",
  citationString: "",
  jurisdiction: "IN",
  level: "supreme",
};

async function* readRecords(source: Source, options: ImportOptions = {}): AsyncGenerator<SourceRecord> {
  yield* reportRefusedEntries(source);
  yield {
    kind: "court",
    court: SUPREME_COURT_OF_INDIA,
    location: { file: source.name, record: SUPREME_COURT_OF_INDIA.id },
  };
  for await (const entry of source.entries()) {
    options.signal?.throwIfAborted();
    if (!isJudgment(entry.path)) continue;
    const text = await readSourceText(entry, MAX_FILE_BYTES, options);
    const location = { file: entry.path, record: toSourceId(entry.path) };
    if (text === null) yield createCaseRefusal("the file is longer than any judgment", location);
    else yield* readJudgment(text, location);
  }
}

/** A README or a licence may accompany the judgments; any other kind of file belongs to another format. */
function isTextFile(path: string): boolean {
  return isJudgment(path) || /(?:^|\/)(?:README|LICEN[CS]E)[^/]*$/i.test(path);
}

function isJudgment(path: string): boolean {
  return path.endsWith(".txt");
}

function toSourceId(path: string): string {
  return (path.split("/").at(-1) ?? path).replace(/\.txt$/, "");
}

function* readJudgment(text: string, location: SourceLocation): Generator<SourceRecord> {
  const lines = text.split(/\r?\n/);
  const head = readHead(lines);
  if (lines.slice(head.end).every((line) => line.trim() === ""))
    return yield createCaseRefusal("the file has no text", location);
  const given = findDecisionDate(head.dates, lines);
  const dated = given ?? findNewestYear(text);
  if (dated === null)
    return yield createCaseRefusal("neither its head nor its text gives the date of decision", location);

  const { citations, repairs, refusals } = readCitations(head, dated.date.slice(0, 4));
  if (given === null) {
    repairs.push(`no date of decision: taken to be of ${dated.date.slice(0, 4)}, the newest year that it names`);
  }
  const sections = divideJudgment(joinParagraphs(lines.slice(head.end)), head.bench.judges);
  const report = sections.find(({ kind }) => kind !== "headnote")?.paragraphs.join(" ") ?? "";
  const opening = readOpening(lines.slice(head.end), report.slice(0, 3000));
  const cited = orderIndianCitations(citations).map(formatIndianReportCitation);
  const name = opening.name || cited[0] || opening.docketNumber || location.record;

  if (opening.name === "") repairs.push(`the names of the parties are cut off: it is called "${name}"`);
  for (const reason of repairs) yield createRepair("case", reason, location);
  for (const reason of refusals) yield createRefusal("citation", reason, location);
  yield {
    kind: "case",
    case: {
      namespace: NAMESPACE,
      sourceId: location.record,
      name,
      nameFull: name,
      courtId: SUPREME_COURT_OF_INDIA.id,
      jurisdiction: "IN",
      dateFiled: dated.date,
      datePrecision: dated.precision,
      docketNumber: opening.docketNumber,
      judges: head.bench.judges,
      citations: cited,
    },
    location,
  };

  const texts = sections.map(({ paragraphs }) => paragraphs.join("\n\n"));
  const printed = citations.find(({ reporter }) => reporter === "SCR");
  const pages = printed ? findPageMarks(texts, Number(printed.page)) : [];
  for (const [i, { kind, author }] of sections.entries()) {
    const writer = author || (kind === "lead" ? head.bench.author : "");
    yield createOpinionRecord(
      { kind, author: writer, text: texts[i] ?? "", pages: pages[i] ?? [], footnotes: [] },
      location,
    );
  }
  if (head.citatorInfo !== "") {
    yield createOpinionRecord(
      { kind: "citator_info", author: "", text: head.citatorInfo, pages: [], footnotes: [] },
      location,
    );
  }
}

interface JudgmentHead {
  readonly firstLine: FirstLine;
  readonly bench: Bench;
  /** Dates in the text, the most precise first: `1990-12-04`, `1990-12`, `1990`. */
  readonly dates: readonly string[];
  readonly citationLine: string;
  readonly citatorInfo: string;
  /** Index of the line at which the text itself begins. */
  readonly end: number;
}

/** Head lines: citations and date, the bench, `CITATION:`, `CITATOR INFO :`. */
function readHead(lines: readonly string[]): JudgmentHead {
  const firstLine = readFirstLine(lines[0] ?? "");
  const marked = lines.slice(0, 20).findIndex((line) => line.startsWith("CITATION:"));
  let end = marked >= 0 ? marked : 1;
  if (marked < 0) while (isBenchLine(lines[end] ?? "")) end++;
  const benchLines = lines.slice(1, end);
  let bench = readBench(benchLines.join("\n"));
  if (marked < 0 && bench.judges.length === 0) {
    const natural = readNaturalBench((lines[1] ?? "").trim());
    if (natural) {
      bench = natural;
      end = 2;
    } else if (/^\d\d\/\d\d\/\d{4}\s*$/.test(lines[1] ?? "")) end = 2;
  }
  if (marked >= 0) end++;

  const info: string[] = [];
  if (/^CITATOR INFO\b/.test(lines[end] ?? "")) {
    info.push((lines[end++] ?? "").replace(/^CITATOR INFO\s*:?\s*/, ""));
    while (isCitatorInfo(lines[end] ?? "")) info.push((lines[end++] ?? "").trim());
  }
  const numeric = /(\d\d)\/(\d\d)\/(\d{4})/.exec(lines.slice(1, Math.max(end, 2)).join("\n"));
  const dates = [firstLine.date, numeric ? `${numeric[3]}-${numeric[2]}-${numeric[1]}` : ""];
  return {
    firstLine,
    bench,
    dates: dates.filter((date) => date !== "").sort((a, b) => b.length - a.length),
    citationLine: marked >= 0 ? (lines[marked] ?? "").slice("CITATION:".length) : "",
    citatorInfo: info.join(" ").replace(/\s+/g, " ").trim(),
    end,
  };
}

/** `R 1971 SC2324 (7) RF [1981 SC 707 ] (5)`: letters of treatment, years, reporters, paragraphs, and nothing else. */
function isCitatorInfo(line: string): boolean {
  return /\d{4}/.test(line) && /^[\s\d[\](),.;:&A-Z-]*$/.test(line) && !/[A-Z]{6}/.test(line);
}

const UPPER_MONTHS = MONTHS.map((month) => month.toUpperCase());
const ANY_MONTH = UPPER_MONTHS.join("|");
/** `THE 25TH DAY OF NOVEMBER, 1997`, the beginning of some orders. */
const DAY_OF = new RegExp(`\\bTHE (\\d{1,2}) ?(?:ST|ND|RD|TH) DAY OF (${ANY_MONTH}),? ((?:19|20)\\d\\d)`);
/** `New Delhi; September 5, 1997`, the end of others. */
const NEW_DELHI = new RegExp(
  `New Delhi[;:,.]?\\s{1,3}(?:Dated:? ?)?(${ANY_MONTH}) (\\d{1,2}),? ((?:19|20)\\d\\d)`,
  "i",
);

function findDecisionDate(
  inHead: readonly string[],
  lines: readonly string[],
): { readonly date: string; readonly precision: DatePrecision } | null {
  const given = inHead[0] ?? "";
  if (given.length === 10) return { date: given, precision: "day" };
  const opening = DAY_OF.exec(lines.slice(0, 12).join("\n"));
  const ending = NEW_DELHI.exec(lines.slice(-8).join("\n"));
  const inText = opening
    ? formatIsoDate(opening[3], opening[2], opening[1])
    : ending
      ? formatIsoDate(ending[3], ending[1], ending[2])
      : "";
  if (inText.startsWith(given) && inText !== "") return { date: inText, precision: "day" };
  if (given.length === 7) return { date: `${given}-01`, precision: "month" };
  if (given.length === 4) return { date: `${given}-01-01`, precision: "year" };
  return null;
}

/** Years in dates and citations, not amounts or page numbers. */
const NAMED_YEAR =
  /(?:\b(?:of|in|dated|AIR|January|February|March|April|May|June|July|August|September|October|November|December)\b,? (?:\d{1,2}(?:st|nd|rd|th)?,? )?|\d[./-]|[([])((?:19[5-9]|20[0-2])\d)\b/g;

/** Returns the newest year that an order without a date names, because it cannot be older. */
function findNewestYear(text: string): { readonly date: string; readonly precision: DatePrecision } | null {
  let newest = "";
  for (const [, year = ""] of text.matchAll(NAMED_YEAR)) if (year > newest) newest = year;
  return newest === "" ? null : { date: `${newest}-01-01`, precision: "year" };
}

function formatIsoDate(year = "", month = "", day = ""): string {
  const number = UPPER_MONTHS.indexOf(month.toUpperCase()) + 1;
  return `${year}-${String(number).padStart(2, "0")}-${day.padStart(2, "0")}`;
}

function readCitations(
  head: JudgmentHead,
  yearDecided: string,
): { readonly citations: readonly IndianCitation[]; readonly repairs: string[]; readonly refusals: string[] } {
  const first = head.firstLine;
  const line = readCitationLine(head.citationLine);
  const repairs: string[] = [];
  const refusals: string[] = [];
  const citations = [...first.citations];
  if (first.cut !== "") {
    const mended = repairCutCitation(first.cut, line, first.citations[0], yearDecided);
    if (mended) citations.push(mended);
    else refusals.push(`the first line's "${first.cut}" is the end of a citation that is cut off`);
  }
  for (const citation of line) {
    const other = first.citations.find(({ reporter }) => reporter === citation.reporter);
    if (other && formatIndianReportCitation(other) !== formatIndianReportCitation(citation)) {
      repairs.push(
        `its head gives both ${formatIndianReportCitation(other)} and ${formatIndianReportCitation(citation)}: both are kept`,
      );
    }
    citations.push(citation);
  }
  return { citations, repairs, refusals };
}

function createOpinionRecord(opinion: OpinionText, location: SourceLocation): SourceRecord {
  return { kind: "opinion", namespace: NAMESPACE, caseSourceId: location.record, opinion, location };
}

function createCaseRefusal(reason: string, location: SourceLocation): SourceRecord {
  return createRefusal("case", reason, location);
}
