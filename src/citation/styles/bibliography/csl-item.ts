import { parseCitation } from "../../parse/parse-citation.ts";
import {
  type Citable,
  type CitableAct,
  type CitableCase,
  type CitableSection,
  isCitableCase,
  isCitableSection,
} from "../citable.ts";
import { chooseReports, type ReportedCitation } from "../parts/choose-reports.ts";
import { findCourtAbbreviation } from "../parts/court-form.ts";
import { formatIndianCitation } from "../parts/indian-form.ts";
import { formatParties } from "../parts/name-form.ts";
import { BLUEBOOK } from "../tables/united-states.ts";

/** A CSL-JSON item, with the fields that a legal source has. */
export interface CslItem {
  readonly id: string;
  readonly type: "legal_case" | "legislation";
  readonly title: string;
  readonly "title-short"?: string;
  /** Reporter or code. */
  readonly "container-title"?: string;
  /** Of a report by year, year and volume: `(1973) 4`. */
  readonly volume?: string;
  readonly page?: string;
  readonly section?: string;
  readonly number?: string;
  /** The court; absent if the reporter implies it. */
  readonly authority?: string;
  readonly issued?: { readonly "date-parts": readonly (readonly number[])[] };
  /** Parallel citations. */
  readonly references?: string;
  /** The status of a case in one sentence. */
  readonly annote?: string;
  readonly jurisdiction: "us" | "in";
  readonly URL?: string;
}

/**
 * Converts a record to CSL-JSON for which citation styles print law correctly: no court where the reporter implies it, and an
 * Indian report's year before its volume.
 *
 * @example
 * ```ts
 * import { openEngine, toCslItem } from "headnote";
 * import { openStarterCorpus } from "headnote/node";
 *
 * const engine = await openEngine(openStarterCorpus());
 * const { data } = await engine.citations.resolve({ citation: "347 U.S. 483" });
 * console.log(toCslItem(data).type); // legal_case
 * await engine.close();
 * ```
 */
export function toCslItem(record: Citable): CslItem {
  if (isCitableCase(record)) return toCaseItem(record);
  return isCitableSection(record) ? toSectionItem(record) : toActItem(record);
}

/** Parts of a date that are known, by precision. */
const KNOWN_DATE_PARTS = { unknown: 0, year: 1, month: 2, day: 3 } as const;

function toCaseItem(record: CitableCase): CslItem {
  const indian = record.jurisdiction === "IN";
  const [report] = chooseReports(record.citations, indian ? BLUEBOOK.indianReports : BLUEBOOK.reports);
  const [year = 0, month = 0, day = 0] = record.dateFiled.split("-").map(Number);
  const { datePrecision = month === 1 && day === 1 ? "year" : "day" } = record;
  const { name, short } = formatParties("full", record.caseName);
  const others = record.citations.filter((citation) => citation !== report?.text);
  const authority = report !== undefined && isCourtImplied(report) ? "" : findCourtAbbreviation(record.courtId);
  return omitEmptyFields({
    id: buildItemId(record.caseName, year, report?.text ?? ""),
    type: "legal_case",
    title: name,
    "title-short": short,
    ...(report && (indian ? toIndianReportFields(report) : toAmericanReportFields(report))),
    number: record.docketNumber?.replace(/^Nos?\. ?/, ""),
    authority,
    ...(record.dateFiled !== "" && {
      issued: { "date-parts": [[year, month, day].slice(0, KNOWN_DATE_PARTS[datePrecision])] },
    }),
    references: others.join("; "),
    annote: record.freshnessDetail?.sentence,
    jurisdiction: indian ? "in" : "us",
    URL: record.absoluteUrl,
  });
}

function isCourtImplied({ parsed: read }: ReportedCitation): boolean {
  return (read?.court ?? null) !== null || ["S. Ct.", "L. Ed.", "L. Ed. 2d"].includes(read?.reporter ?? "");
}

function toAmericanReportFields({ text, parsed: read }: ReportedCitation): Partial<CslItem> {
  if (read === null) return { "container-title": text };
  return { "container-title": read.reporter ?? "", volume: read.volume ?? "", page: read.page ?? "" };
}

/**
 * Divides an Indian citation at its reporter: the volume, with a supplement, precedes it; the words up to the last
 * space after it belong to its name: `(1973) 4 SCC 225`, `1992 Supp (3) SCC 217`, `AIR 1973 SC 1461`.
 */
function toIndianReportFields(report: ReportedCitation): Partial<CslItem> {
  const printed = formatIndianCitation(report, "plain", "");
  const space = printed.lastIndexOf(" ");
  if (space === -1) return { "container-title": printed };
  const at = Math.max(0, printed.indexOf(report.parsed?.reporter ?? printed));
  const supplement = /Supp (?:\(\d+\) )?$/.exec(printed.slice(0, at))?.[0].length ?? 0;
  return {
    volume: printed.slice(0, at - supplement).trim(),
    "container-title": printed.slice(at - supplement, space),
    page: printed.slice(space + 1),
  };
}

function toSectionItem(record: CitableSection): CslItem {
  const read = parseCitation(record.citation);
  const isWhole = read?.kind === "law" && read.raw === record.citation;
  return omitEmptyFields({
    id: record.actId,
    type: "legislation",
    title: record.title,
    ...(isWhole
      ? { "container-title": read.reporter ?? "", volume: read.volume ?? "", section: read.section ?? "" }
      : { "container-title": record.citation }),
    issued: record.year === undefined ? undefined : { "date-parts": [[record.year]] },
    references: record.citation,
    jurisdiction: "us",
  });
}

function toActItem(record: CitableAct): CslItem {
  return omitEmptyFields({
    id: record.actId,
    type: "legislation",
    title: record.title,
    number: record.actNumber,
    issued: { "date-parts": [[record.year]] },
    jurisdiction: "in",
  });
}

/** Returns an id of letters, digits and hyphens: `brown-1954-347-us-483`. */
function buildItemId(name: string, year: number, citation: string): string {
  const words = `${name.split(/\sv/)[0]!} ${year || ""} ${citation}`.toLowerCase().replace(/\./g, "");
  return words
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 80);
}

type PartialCslItem = { readonly [Field in keyof CslItem]: CslItem[Field] | undefined };

/** Returns the item without empty fields. */
function omitEmptyFields(item: PartialCslItem): CslItem {
  return Object.fromEntries(
    Object.entries(item).filter(([, value]) => value !== undefined && value !== ""),
  ) as unknown as CslItem;
}
