import type { SectionKind } from "../../../law/case.ts";
import type { Court, CourtLevel } from "../../../law/court.ts";
import { cleanAuthorName } from "../../clean-text/clean-author-name.ts";
import type { CleanText } from "../../clean-text/clean-text.ts";
import { parseHtmlOpinion, parseXmlOpinion } from "../../clean-text/markup/parse-markup-opinion.ts";
import { parsePlainOpinion } from "../../clean-text/parse-plain-opinion.ts";
import { createRefusal, createRepair, type SourceLocation, type SourceRecord } from "../../records/source-record.ts";
import type { Provenance } from "../../source.ts";
import { dateCase } from "./date-case.ts";
import { parseImpreciseDate } from "./parse-imprecise-date.ts";
import { parseJudgeNames } from "./parse-judge-names.ts";
import { rankCitations, type SourceCitation } from "./rank-citations.ts";

/** Namespace of CourtListener's ids: a case has the same id in the bulk data and in the API. */
export const COURTLISTENER_NAMESPACE = "courtlistener";

/** Creates the provenance of CourtListener's data at `url`; `as` names the data. */
export function createCourtListenerProvenance(url: string, as: string): Provenance {
  return {
    provider: "Free Law Project, CourtListener",
    url,
    license: "Public Domain Mark 1.0",
    notice: `Court opinions are in the public domain. Collected by Free Law Project and published as CourtListener ${as}.`,
  };
}

/** A court in the fields of CourtListener's model. Here and below NULL is "", true is "t", false is "f". */
export type CourtFields = Readonly<Record<"id" | "full_name" | "citation_string" | "jurisdiction", string>>;

/** Converts a court of CourtListener. */
export function toCourt({ id, full_name, citation_string, jurisdiction }: CourtFields): Court {
  return {
    id,
    name: full_name || id,
    citationString: id === "scotus" ? "" : citation_string,
    jurisdiction: "US",
    level: id === "scotus" ? "supreme" : (COURT_LEVELS[jurisdiction] ?? "unknown"),
  };
}

/** CourtListener's `jurisdiction` letters. Bankruptcy appellate panels hear appeals; tribal and military courts are special. */
const COURT_LEVELS: Readonly<Record<string, CourtLevel>> = {
  F: "appellate",
  FD: "trial",
  FB: "trial",
  FBP: "appellate",
  FS: "special",
  S: "state_supreme",
  SA: "appellate",
  ST: "trial",
  SS: "special",
  SAG: "special",
  TS: "state_supreme",
  TA: "appellate",
  TT: "trial",
  TSP: "special",
  TRS: "special",
  TRA: "special",
  TRT: "special",
  TRX: "special",
  MA: "special",
  MT: "special",
  C: "special",
  I: "special",
};

/** The docket of a case. */
export interface Docket {
  readonly courtId: string;
  readonly number: string;
}

/** The fields that are read of a cluster, which is the set of opinions that decide one case. */
export const CLUSTER_FIELDS = [
  "id",
  "case_name",
  "case_name_full",
  "case_name_short",
  "date_filed",
  "date_filed_is_approximate",
  "judges",
] as const;
/** The fields of a cluster. */
export type ClusterFields = Readonly<Record<(typeof CLUSTER_FIELDS)[number], string>>;

/** Returns whether CourtListener publishes a cluster as a precedent; undefined if it does not say. */
export function isPublishedCluster(precedentialStatus: string): boolean | undefined {
  if (precedentialStatus === "" || precedentialStatus === "Unknown") return undefined;
  return precedentialStatus === "Published" || precedentialStatus === "Precedential";
}

/** Creates the record of a case, preceded by the repairs in it; or its refusal. */
export function* createCaseRecords(
  cluster: ClusterFields,
  docket: Docket,
  citations: readonly SourceCitation[],
  location: SourceLocation,
): Generator<SourceRecord> {
  const { id, date_filed } = cluster;
  if (!/^[1-9]\d{0,11}$/.test(id)) return yield createRefusal("case", "its id is not a number", location);
  const approximate = cluster.date_filed_is_approximate === "t";
  const dated = yield* dateCase(
    parseImpreciseDate(approximate ? date_filed.slice(0, 4) : date_filed),
    date_filed,
    location,
  );

  const cited = rankCitations(citations);
  const nameFull = cleanName(cluster.case_name_full);
  const given = cleanName(cluster.case_name) || shortenName(nameFull) || cleanName(cluster.case_name_short);
  const name = given || cited[0] || docket.number || `Case ${id}`;
  if (given === "") yield createRepair("case", `it has no name and is called "${name}"`, location);
  yield {
    kind: "case",
    case: {
      clusterId: Number(id),
      namespace: COURTLISTENER_NAMESPACE,
      sourceId: id,
      name,
      nameFull: nameFull || name,
      courtId: docket.courtId,
      jurisdiction: "US",
      ...dated,
      docketNumber: docket.number,
      judges: parseJudgeNames(cluster.judges),
      citations: cited,
    },
    location,
  };
}

/** Fields that can contain the text, best first, with their parsers. */
const TEXT_FIELDS = [
  // The scanned reporter, with its pages, footnotes and author marked as such.
  { field: "xml_harvard", read: parseXmlOpinion },
  // Publishers' own markup.
  { field: "html_columbia", read: parseHtmlOpinion },
  { field: "html_lawbox", read: parseHtmlOpinion },
  { field: "html_anon_2020", read: parseHtmlOpinion },
  // Made from one of the others or from the court's own file; its links are ignored, its star pages are read.
  { field: "html_with_citations", read: parseHtmlOpinion },
  { field: "html", read: parseHtmlOpinion },
  { field: "plain_text", read: parsePlainOpinion },
] as const;

const OPINION_KINDS: Readonly<Record<string, SectionKind>> = {
  "010combined": "combined",
  "015unamimous": "lead",
  "020lead": "lead",
  "025plurality": "plurality",
  "030concurrence": "concurrence",
  "035concurrenceinpart": "concurrence_in_part",
  "040dissent": "dissent",
  "050addendum": "addendum",
  "060remittitur": "addendum",
  "070rehearing": "rehearing",
  "080onthemerits": "lead",
  "090onmotiontostrike": "addendum",
};

/** The fields that are read of an opinion, besides its case. */
export const OPINION_FIELDS = [
  "id",
  "type",
  "author_str",
  "per_curiam",
  ...TEXT_FIELDS.map(({ field }) => field),
] as const;
/** The fields of an opinion. */
export type OpinionFields = Readonly<Record<(typeof OPINION_FIELDS)[number], string>>;

/** Creates the record of an opinion, preceded by the repairs in it; or its refusal. */
export function* createOpinionRecords(
  opinion: OpinionFields,
  caseSourceId: string,
  location: SourceLocation,
): Generator<SourceRecord> {
  const clean = findBestText(opinion);
  if (clean === null) return yield createRefusal("opinion", "it has no text", location);
  const kind = OPINION_KINDS[opinion.type];
  if (kind === undefined) {
    const reason = `its type "${opinion.type}" is read as a combined opinion`;
    yield createRepair("opinion", reason, location);
  }
  const perCuriam = opinion.per_curiam === "t" && (kind === "lead" || kind === "combined");
  yield {
    kind: "opinion",
    namespace: COURTLISTENER_NAMESPACE,
    caseSourceId,
    opinion: {
      kind: perCuriam ? "per_curiam" : (kind ?? "combined"),
      author: cleanAuthorName(opinion.author_str) || clean.author,
      text: clean.text,
      pages: clean.pages,
      footnotes: clean.footnotes,
    },
    location,
  };
}

function findBestText(opinion: OpinionFields): CleanText | null {
  for (const { field, read } of TEXT_FIELDS) {
    if (opinion[field] === "") continue;
    const clean = read(opinion[field]);
    if (clean.text !== "") return clean;
  }
  return null;
}

/** Removes markup and entities, which some names contain. */
function cleanName(text: string): string {
  return /[<&]/.test(text) ? parseHtmlOpinion(text).text.replace(/\s+/g, " ") : text.replace(/\s+/g, " ").trim();
}

const MAX_NAME_CHARS = 200;

function shortenName(name: string): string {
  if (name.length <= MAX_NAME_CHARS) return name;
  return `${name.slice(0, name.lastIndexOf(" ", MAX_NAME_CHARS))} …`;
}
