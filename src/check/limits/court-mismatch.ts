import type { Citation } from "../../citation/citation.ts";
import { findCourt } from "../../citation/reporters/courts.ts";
import type { CheckedCitation } from "../../contract/schemas/citations/check.ts";
import type { CaseRecord } from "../../contract/schemas/common/case.ts";
import { findMisfitCourt } from "./court-fit.ts";

/** Federal courts whose ids are the same in every source: the Supreme Court and the circuits. */
const FEDERAL_COURT = /^(?:scotus|ca(?:\d{1,2}|dc|fc))$/;

/**
 * Compares the court that a citation states with that of the record; `null` if they agree or cannot be compared. State
 * courts are not compared: sources divide them into departments in different ways.
 * @param tail the text from the end of the citation to that of its last parenthetical
 */
export function findCourtMismatch(
  citation: Citation,
  record: Pick<CaseRecord, "court" | "courtId">,
  tail: string,
): CheckedCitation["courtMismatch"] {
  const { court } = citation;
  const found = record.court;
  const isComparable = court !== null && FEDERAL_COURT.test(court) && FEDERAL_COURT.test(record.courtId);
  if (isComparable && court !== record.courtId) return { given: findCourt(court)?.name ?? court, found };
  if (findMisfitCourt(citation, tail) === null) return null;
  const given = /\(([^()]{1,60})\)/.exec(tail)?.[1] ?? court ?? "";
  return { given: given.trim(), found };
}
