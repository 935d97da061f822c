import type { Citation } from "../citation/citation.ts";
import { findCitations } from "../citation/find/find-citations.ts";
import { explainImpossibility } from "../citation/impossibility.ts";
import { findCourtId } from "../citation/reporters/courts.ts";
import type { Court } from "../law/court.ts";
import { findCourtFirstDay } from "../law/court-dates.ts";
import { formatKnownDate } from "../law/known-date.ts";
import type { StoredCase } from "../store/cases/cases.ts";
import type { StoredCitation } from "../store/citations/case-citations.ts";
import type { CorpusRepair } from "../store/corpus-repair.ts";
import { createFinding, type Finding, type FindingCase } from "./finding.ts";

/** A case with what its checks need. */
export interface AuditedCase {
  readonly row: StoredCase;
  readonly court: Court | undefined;
  readonly citations: readonly StoredCitation[];
  /** Whether the name of the case is that of its source. */
  readonly hasGivenName: boolean;
}

/** Checks the name, the date and the citations of a case. @param today `YYYY-MM-DD` */
export function* checkCase(audited: AuditedCase, today: string): Generator<Finding> {
  yield* checkName(audited);
  yield* checkDate(audited, today);
  yield* auditCitations(audited);
}

/** Returns a case as a finding names it. */
export function toFindingCase({ row, citations }: Pick<AuditedCase, "row" | "citations">): FindingCase {
  return { clusterId: row.clusterId, name: row.name, citation: citations[0]?.text ?? "" };
}

function* checkName(audited: AuditedCase): Generator<Finding> {
  const { row, citations, hasGivenName } = audited;
  const cases = [toFindingCase(audited)];
  if (!hasGivenName)
    yield createFinding("no-name", cases, `Its name, "${row.name}", is that by which citing cases call it.`);
  else if (citations.some(({ text }) => text === row.name))
    yield createFinding("no-name", cases, "It is called by its citation.");
  else if (row.name === row.docketNumber || /^Case \d+$/.test(row.name))
    yield createFinding("no-name", cases, `It is called by a number, "${row.name}".`);
}

function* checkDate(audited: AuditedCase, today: string): Generator<Finding> {
  const { dateFiled, datePrecision, courtId } = audited.row;
  const cases = [toFindingCase(audited)];
  const known = formatKnownDate(dateFiled, datePrecision);
  if (dateFiled === "") yield createFinding("imprecise-date", cases, "Nothing is known of its date.");
  else if (datePrecision !== "day")
    yield createFinding("imprecise-date", cases, `Only the ${datePrecision} is known, ${known}.`);
  if (dateFiled > today) yield createFinding("future-date", cases, `It is dated ${known}; today is ${today}.`);
  const first = findCourtFirstDay(courtId);
  // An imprecise date is the first day of its period, which may have begun before the court.
  const isBefore = first !== null && dateFiled !== "" && toLastDay(audited.row) < first;
  if (isBefore)
    yield createFinding("date-before-court", cases, `It is dated ${known}; ${courtId} exists since ${first}.`);
}

/** Returns the last day that a case may be of. */
function toLastDay({ dateFiled, datePrecision }: StoredCase): string {
  return datePrecision === "year"
    ? `${dateFiled.slice(0, 4)}-12-31`
    : datePrecision === "month"
      ? `${dateFiled.slice(0, 7)}-31`
      : dateFiled;
}

/** Reporters of the courts of regions of the United States, by the first part of their keys. */
const REGIONAL = /^(?:a|ne|nw|p|se|sw|so)(?:2d|3d)?$/;

function* auditCitations(audited: AuditedCase): Generator<Finding> {
  const { row, court, citations } = audited;
  const cases = [toFindingCase(audited)];
  const decided = Number(row.dateFiled.slice(0, 4));
  for (const { text, key } of citations) {
    const citation = findCitations(text)[0];
    if (decided > 0 && citation?.kind === "case") {
      const reason = explainImpossibility({ ...citation, year: citation.year ?? decided });
      if (reason !== null) {
        const proof = `${text}, decided in ${decided}: ${reason}`;
        yield createFinding("impossible-citation", cases, proof, findDroppedCitation(audited, citation, text));
      }
      const { year } = citation;
      // A term of court that began in one year ends in the next; only an exact date shows that a citation is too early.
      const earliest = row.datePrecision === "day" ? decided : decided - 1;
      if (year !== null && year < earliest) {
        const known = row.datePrecision === "day" ? row.dateFiled : `${decided}, the day is not known`;
        yield createFinding(
          "citation-before-decision",
          cases,
          `${text} is of ${year}; the decision is dated ${known}.`,
        );
      }
    }
    if (court?.level === "supreme" && court.jurisdiction === "US" && isRegional(key)) {
      const proof = `${text} is in a reporter of state courts.`;
      yield createFinding("supreme-court-regional-reporter", cases, proof, findTrueCourt(audited));
    }
  }
}

function isRegional(key: string): boolean {
  return REGIONAL.test(key.split("/")[0]!);
}

/** Returns the repair of a citation in the wrong series, if the case has the same volume and page of the right one. */
function findDroppedCitation({ row, citations }: AuditedCase, wrong: Citation, written: string): CorpusRepair[] {
  const series = /^(.*?) ?(?:2d|3d|4th)$/.exec(wrong.reporter ?? "")?.[1];
  const isRepeated = citations.some(({ text }) => text === `${wrong.volume} ${series} ${wrong.page}`);
  if (series === undefined || !isRepeated) return [];
  return [{ action: "drop-citation", clusterId: row.clusterId, citation: written }];
}

/**
 * Returns the court whose own reports print a case that is stored under a supreme court: all its citations but the
 * regional ones are of that court's official reports or of its decisions in a database.
 */
function findTrueCourt({ row, citations }: AuditedCase): CorpusRepair[] {
  const found = new Set<string | null>();
  for (const { key, text } of citations) {
    const reporter = isRegional(key) ? undefined : findCitations(text)[0]?.reporter;
    if (reporter === undefined || reporter === null || reporter === "WL") continue;
    found.add(findCourtId(reporter.replace(/ LEXIS$/, "")));
  }
  const [courtId] = found;
  if (found.size !== 1 || !courtId || courtId === row.courtId) return [];
  return [{ action: "set-court", clusterId: row.clusterId, courtId }];
}
