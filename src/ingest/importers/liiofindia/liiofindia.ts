import type { OpinionText } from "../../../law/case.ts";
import type { Court } from "../../../law/court.ts";
import { MONTHS } from "../../../law/months.ts";
import type { Importer, ImportOptions } from "../../importer.ts";
import { readSourceText } from "../../readers/read-text.ts";
import { createRefusal, createRepair, type SourceLocation, type SourceRecord } from "../../records/source-record.ts";
import type { Source } from "../../source.ts";
import { type CaseDate, parseImpreciseDate, UNKNOWN_DATE } from "../common/parse-imprecise-date.ts";
import { reportRefusedEntries } from "../common/report-refused-entries.ts";
import { type Bench, isBenchLine, readBench, readNaturalBench } from "./bench.ts";
import {
  type FirstLine,
  formatIndianReportCitation,
  type IndianCitation,
  NO_FIRST_LINE,
  orderIndianCitations,
  readCitationLine,
  readFirstLine,
  repairCutCitation,
} from "./citations.ts";
import { divideJudgment } from "./divide-judgment.ts";
import { findPageMarks } from "./find-page-marks.ts";
import { joinParagraphs } from "./join-paragraphs.ts";
import { readOpening } from "./read-opening.ts";
import { isAccompanyingFile, isJudgmentFile, looksLikeJudgment } from "./recognize-judgment.ts";

/** Judgments of the Supreme Court of India as LIIofIndia publishes them, one text file each. */
export const liiofindia: Importer = {
  name: "liiofindia",
  provenance: {
    provider: "Legal Information Institute of India (LIIofIndia)",
    url: "http://www.liiofindia.org/in/cases/cen/INSC/",
    license: "Judgments: no copyright in their reproduction (Copyright Act 1957, s. 52(1)(q))",
    notice: "Judgments of the Supreme Court of India as published by LIIofIndia.",
  },
  detect: (entries) =>
    entries.some(({ path }) => isJudgmentFile(path)) &&
    // Any other kind of file belongs to another format.
    entries.every(({ path }) => isJudgmentFile(path) || isAccompanyingFile(path)),
  listCourtIds: async () => [SUPREME_COURT_OF_INDIA.id],
  records: readRecords,
};

const NAMESPACE = "liiofindia";
/** In bytes. The longest known judgment has about 4 MB. */
const MAX_FILE_BYTES = 32 * 1024 * 1024;

const NO_JUDGMENT =
  "it does not look like a judgment: it has no date of decision, citation or judge in its head, and no word such as appeal or petition in its text (text-folder: reads any text)";

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
    if (!isJudgmentFile(entry.path)) continue;
    const text = await readSourceText(entry, MAX_FILE_BYTES, options);
    const location = { file: entry.path, record: toSourceId(entry.path) };
    if (text === null) yield createCaseRefusal("the file is longer than any judgment", location);
    else yield* readJudgment(text, location);
  }
}

function toSourceId(path: string): string {
  return (path.split("/").at(-1) ?? path).replace(/\.txt$/, "");
}

function* readJudgment(text: string, location: SourceLocation): Generator<SourceRecord> {
  const lines = text.split(/\r?\n/);
  const head = readHead(lines);
  if (head.body.every((line) => line.trim() === "")) return yield createCaseRefusal("the file has no text", location);
  const dated = findDecisionDate(head.dates, lines);
  const isCited = dated !== null || head.citationLine !== "" || head.firstLine.citations.length > 0;
  if (!looksLikeJudgment({ isCited, judges: head.bench.judges }, text)) {
    return yield createCaseRefusal(NO_JUDGMENT, location);
  }
  const { citations, repairs, refusals } = readCitations(head, dated?.dateFiled.slice(0, 4) ?? "");
  if (dated === null) repairs.push("neither its head nor its text gives the date of decision: its date is unknown");
  const sections = divideJudgment(joinParagraphs(head.body), head.bench.judges);
  const report = sections.find(({ kind }) => kind !== "headnote")?.paragraphs.join(" ") ?? "";
  const opening = readOpening(head.body, report.slice(0, 3000));
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
      ...(dated ?? UNKNOWN_DATE),
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
  /** The lines of the text itself: all that are not the head. */
  readonly body: readonly string[];
}

/**
 * Head lines: citations and date, the bench, `CITATION:`, `CITATOR INFO :`. A line that is none of these belongs to the
 * text, wherever it is: many judgments have no head.
 */
function readHead(lines: readonly string[]): JudgmentHead {
  const opened = readFirstLine(lines[0] ?? "");
  const firstLine = opened.isHead ? opened : NO_FIRST_LINE;
  const begin = opened.isHead ? 1 : 0;
  const marked = lines.slice(0, 20).findIndex((line) => line.startsWith("CITATION:"));
  let end = marked >= 0 ? marked : begin;
  if (marked < 0) while (isBenchLine(lines[end] ?? "")) end++;
  const text = lines.slice(begin, end).filter(isProse);
  const benchLines = lines.slice(begin, end).filter((line) => !isProse(line));
  let bench = readBench(benchLines.join("\n"));
  if (marked < 0 && bench.judges.length === 0) {
    const natural = readNaturalBench((lines[begin] ?? "").trim());
    if (natural) {
      bench = natural;
      end = begin + 1;
    } else if (/^\d\d\/\d\d\/\d{4}\s*$/.test(lines[begin] ?? "")) end = begin + 1;
  }
  const numeric = /(\d\d)\/(\d\d)\/(\d{4})/.exec([...benchLines, ...lines.slice(begin, end)].join("\n"));
  if (marked >= 0) end++;

  const info: string[] = [];
  const hasHead = opened.isHead || marked >= 0;
  const beforeInfo = hasHead ? text : lines.slice(0, end);
  if (/^CITATOR INFO\b/.test(lines[end] ?? "")) {
    info.push((lines[end++] ?? "").replace(/^CITATOR INFO\s*:?\s*/, ""));
    while (isCitatorInfo(lines[end] ?? "")) info.push((lines[end++] ?? "").trim());
  }
  const dates = [firstLine.date, numeric ? `${numeric[3]}-${numeric[2]}-${numeric[1]}` : ""];
  return {
    firstLine,
    bench,
    dates: dates.filter((date) => date !== "").sort((a, b) => b.length - a.length),
    citationLine: marked >= 0 ? (lines[marked] ?? "").slice("CITATION:".length) : "",
    citatorInfo: info.join(" ").replace(/\s+/g, " ").trim(),
    // Without a head, the lines that name judge and date are lines of the judgment too.
    body: [...beforeInfo, ...lines.slice(end)],
  };
}

/** Words in small letters that a line of judges' names and dates does not have. */
const MIN_PROSE_WORDS = 3;

function isProse(line: string): boolean {
  return (line.match(/(?<![\p{L}.])\p{Ll}{2,}/gu) ?? []).length >= MIN_PROSE_WORDS;
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

function findDecisionDate(inHead: readonly string[], lines: readonly string[]): CaseDate | null {
  const given = inHead[0] ?? "";
  if (given.length === 10) return parseImpreciseDate(given);
  const opening = DAY_OF.exec(lines.slice(0, 12).join("\n"));
  const ending = NEW_DELHI.exec(lines.slice(-8).join("\n"));
  const inText = opening
    ? formatIsoDate(opening[3], opening[2], opening[1])
    : ending
      ? formatIsoDate(ending[3], ending[1], ending[2])
      : "";
  return parseImpreciseDate(inText.startsWith(given) && inText !== "" ? inText : given);
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
