import type { DatePrecision } from "../../../law/case.ts";
import { toOneLine } from "../../clean-text/to-one-line.ts";
import { type JsonValue, readTextMember } from "../../readers/read-text.ts";
import { parseImpreciseDate } from "../common/parse-imprecise-date.ts";
import { type ResultFields, type ResultPage, readResultHtml } from "./read-result-html.ts";

/** What the metadata of a judgment state, whichever file they are from; fields that they lack are "" or empty. */
export interface JudgmentMetadata {
  readonly title: string;
  readonly docketNumber: string;
  readonly description: string;
  readonly judges: readonly string[];
  /** The author, if the metadata mark one. */
  readonly author: string;
  readonly cnr: string;
  readonly citations: readonly string[];
  /** As written. */
  readonly decisionDate: string;
  readonly court: string;
  readonly courtCode: string;
  /** Address or path of the judgment's file. */
  readonly file: string;
  readonly languages: readonly string[];
  /** Labels of its page whose values are not stored. */
  readonly otherLabels: readonly string[];
}

/** Reads a row of the Parquet metadata, or the JSON file of one judgment; the page in either completes its fields. */
export function readJudgmentMetadata(item: JsonValue): JudgmentMetadata {
  const html = readTextMember(item, "raw_html");
  const page: Partial<ResultPage> = html === "" ? {} : readResultHtml(html);
  const read = (field: string, onPage?: keyof ResultFields) =>
    toOneLine(readTextMember(item, field)) || (onPage === undefined ? "" : (page[onPage] ?? ""));
  const petitioner = read("petitioner");
  const respondent = read("respondent");
  const parties = petitioner && respondent ? `${petitioner} v. ${respondent}` : "";
  const { docketNumber, name } = splitTitle(read("title", "title"));
  const { judges, author } = readJudges(read("judge", "judge"));
  return {
    title: parties || name,
    docketNumber: read("case_id", "caseNumber") || docketNumber,
    description: read("description", "description"),
    judges,
    author: readJudges(read("author_judge")).judges[0] ?? author,
    cnr: read("cnr", "cnr"),
    citations: listCitations(read("citation", "citation"), read("nc_display", "neutralCitation")),
    decisionDate: read("decision_date", "decisionDate"),
    court: read("court") || read("court_name", "court"),
    courtCode: read("court_code"),
    file: read("pdf_link") || read("path"),
    languages: read("available_languages", "languages")
      .split(/\s*,\s*/)
      .filter((code) => code !== ""),
    otherLabels: page.otherLabels ?? [],
  };
}

/** Divides "WP/12/2019 of A Vs B" into the number of the case and the names of the parties. */
function splitTitle(title: string): { readonly docketNumber: string; readonly name: string } {
  const plain = title.replace(/\s*\.?\bpdf$/i, "");
  const [, docketNumber = "", names = plain] = /^([A-Z][^\s]{0,40}\/\d{1,7}\/\d{4})\s+of\s+(.*)$/s.exec(plain) ?? [];
  return { docketNumber, name: names.replace(/\s+(?:versus|vs?\.?)\s+/i, " v. ") };
}

const JUDGE_TITLES =
  /^(?:hon(?:'?ble|ourable)?\.?\s+|the\s+|mr\.?\s+|mrs\.?\s+|ms\.?\s+|dr\.?\s+|chief\s+|justice\s+|smt\.?\s+|shri\s+)+/i;

/** Reads the names of the bench; a star marks the author. */
function readJudges(line: string): { readonly judges: readonly string[]; readonly author: string } {
  const names = line
    .replace(/^\s*(?:coram|judges?)\s*:\s*/i, "")
    .split(/[,;]|\s+and\s+/i)
    .map((name) => ({ name: name.replace(/\*/g, "").trim().replace(JUDGE_TITLES, ""), isAuthor: name.includes("*") }))
    .filter(({ name }) => /\p{L}{2}/u.test(name));
  return {
    judges: [...new Set(names.map(({ name }) => name))],
    author: names.find(({ isAuthor }) => isAuthor)?.name ?? "",
  };
}

/** The neutral citation is written as printed: `2025INSC555` as `2025 INSC 555`. */
function listCitations(reported: string, neutral: string): string[] {
  const spaced = neutral.replace(/^(\d{4})\s?([A-Z]+)\s?(\d+)$/, "$1 $2 $3");
  return [...new Set([spaced, ...reported.split(/\s*;\s*/)].filter((cite) => /\d/.test(cite)))];
}

/** Parses `17-03-2021`, `17/03/2021` and `2021-03-17`, with or without a time. */
export function parsePortalDate(
  date: string,
): { readonly dateFiled: string; readonly datePrecision: DatePrecision } | null {
  const plain = date.trim().replace(/[T ]\d{2}:.*$/, "");
  const [, day, month, year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(plain) ?? [];
  return parseImpreciseDate(day ? `${year}-${month!.padStart(2, "0")}-${day.padStart(2, "0")}` : plain);
}
