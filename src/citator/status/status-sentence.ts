import { formatKnownDate } from "../../law/known-date.ts";
import { formatCount } from "../../text/plural.ts";
import type { CitingPeriod, StatusAuthority, StatusDetail, TreatmentReason } from "./status-detail.ts";
import { formatAuthorityName, formatTreatmentBy } from "./treatment-phrases.ts";
import type { WeighedTreatment } from "./weigh-treatments.ts";

/** The sentence for a case without a citing decision. */
export const NO_CITING_DECISION = "No citing decision is in this corpus.";

/**
 * Formats the sentence that states a status for people. It is stored with the status, so that it is the same wherever the
 * status is shown.
 * @param clause what was done and by which authority, if it is not the treatment of a decision
 * @param setAside an overruling or a doubt that no longer counts
 */
export function formatStatusSentence(
  detail: Omit<StatusDetail, "sentence">,
  clause: string | null,
  setAside: WeighedTreatment | null,
): string {
  const { reason, citing, definitive } = detail;
  if (reason === null && citing.total === 0) return NO_CITING_DECISION;
  const past = setAside === null || detail.status === "Overruled" ? [] : [formatSetAside(setAside)];
  const clauses = [...past, ...listOtherClauses(detail)];
  if (reason === null) {
    const which = past.length > 0 ? " that still counts," : "";
    const found = `No negative treatment found${which} in ${formatCount(citing.total, "citing decision")}${formatEnd(citing)}`;
    return `${[found, ...clauses].join("; ")}.`;
  }
  const doubt = definitive ? "" : ", as far as can be told";
  return `${[`${formatDecision(detail, reason, clause)}${doubt}`, ...clauses].join("; ")}.`;
}

/** Formats the end of the period of the citing decisions: " to 1931-05-04", " to 1931", ", all of unknown date". */
function formatEnd({ total, lastDate, lastDatePrecision }: CitingPeriod): string {
  if (lastDate === null || lastDatePrecision === null) return `${total > 1 ? ", all" : ""} of unknown date`;
  return ` to ${formatKnownDate(lastDate, lastDatePrecision)}`;
}

function formatDecision(
  { status, partial, part }: Pick<StatusDetail, "status" | "partial" | "part">,
  reason: TreatmentReason,
  clause: string | null,
): string {
  const extent = part === null ? "" : `, ${part}`;
  if (clause !== null) return `${status}${partial ? " in part" : ""}: ${clause}${extent}`;
  const usual = status.toLowerCase() === reason.treatment;
  const words = formatTreatmentBy(reason, partial);
  return `${usual ? words.charAt(0).toUpperCase() + words.slice(1) : `${status}: ${words}`}${extent}`;
}

/** Formats an overruling or a doubt that no longer counts: "overruled by X, itself overruled by Y". */
function formatSetAside({ reason, partial, discounted, since }: WeighedTreatment): string {
  const link = discounted === "answered" ? "a doubt answered when it was" : "itself";
  return `${formatTreatmentBy(reason, partial)}, ${link} ${since}`;
}

/** Kinds of treatment by which a decision makes the rule of another its own. */
const ADOPTING_TREATMENTS: ReadonlySet<string> = new Set(["followed", "applied", "approved", "affirmed"]);

/** Formats what the other authorities of a status add to it: followers that fell, explanations, changes of the law. */
function listOtherClauses({ status, authorities, partial, reason }: Omit<StatusDetail, "sentence">): string[] {
  if (status === "Overruled" && !partial) return [];
  const fallen = status === "Overruled" ? undefined : findFallenFollower(authorities);
  const explaining = authorities.find(({ effect, since }) => effect === "explains" && since === null);
  const change = authorities.find(({ effect, caseName }) => effect === "changes" && caseName !== reason?.caseName);
  const clauses: string[] = [];
  if (fallen) clauses.push(formatFallenFollower(fallen));
  if (explaining && status === "Good Law") clauses.push(`explained by ${formatAuthorityName(explaining)}`);
  if (change) clauses.push(`${change.caseName} was ${change.since}`);
  return clauses;
}

/** Returns a decision that followed the case and fell as a whole, unless a later one that has not fallen supports the case. */
export function findFallenFollower(authorities: readonly StatusAuthority[]): StatusAuthority | undefined {
  const supporting = authorities.filter(({ effect }) => effect === "supports");
  return supporting.find(
    ({ since, treatment, date }) =>
      since !== null &&
      ADOPTING_TREATMENTS.has(treatment) &&
      !since.includes(" in part ") &&
      !supporting.some((other) => other.since === null && other.date >= date),
  );
}

/** Formats what has become of a decision that followed the case: "X, which followed it, was overruled by Y". */
export function formatFallenFollower(follower: StatusAuthority): string {
  return `${formatAuthorityName(follower)}, which ${follower.treatment} it, was ${follower.since}`;
}
