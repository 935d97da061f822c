import { formatCount } from "../../text/plural.ts";
import type { StatusDetail, TreatmentReason } from "./status-detail.ts";
import { formatAuthorityName, formatTreatmentBy } from "./treatment-phrases.ts";

/** The sentence for a case without a citing decision. */
export const NO_CITING_DECISION = "No citing decision is in this corpus.";

/**
 * Formats the sentence that states a status for people. It is stored with the status, so that it is the same wherever the
 * status is shown.
 * @param clause what was done and by which authority, if it is not the treatment of a decision
 */
export function formatStatusSentence(detail: Omit<StatusDetail, "sentence">, clause: string | null): string {
  const { reason, citing, definitive } = detail;
  const clauses = listOtherClauses(detail);
  if (reason === null) {
    if (citing.total === 0) return [NO_CITING_DECISION, ...clauses.map(toSentence)].join(" ");
    const found = `No negative treatment found in ${formatCount(citing.total, "citing decision")} to ${citing.lastDate}`;
    return `${[found, ...clauses].join("; ")}.`;
  }
  const doubt = definitive ? "" : ", as far as can be told";
  return `${[`${formatDecision(detail, reason, clause)}${doubt}`, ...clauses].join("; ")}.`;
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

/** Formats what the other authorities of a status add to it: followers that fell, explanations, changes of the law. */
function listOtherClauses({ status, authorities, partial }: Omit<StatusDetail, "sentence">): string[] {
  if (status === "Overruled" && !partial) return [];
  const fallen = authorities.find(({ effect, since }) => effect === "supports" && since !== null);
  const explaining = authorities.find(({ effect }) => effect === "explains");
  const change = authorities.find(({ effect }) => effect === "changes");
  const clauses: string[] = [];
  if (fallen) clauses.push(`${formatAuthorityName(fallen)}, which ${describeSupport(fallen)} it, was ${fallen.since}`);
  if (explaining && status === "Good Law") clauses.push(`explained by ${formatAuthorityName(explaining)}`);
  if (change) clauses.push(`${formatAuthorityName(change)}, which it cites, was ${change.since}`);
  return clauses;
}

function describeSupport({ treatment }: TreatmentReason): string {
  return treatment.replaceAll("_", " ");
}

function toSentence(clause: string): string {
  return `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`;
}
