import type { CourtLevel } from "../../law/court.ts";
import { listCourtsAbove } from "../../law/courts-above.ts";
import type { PrecedentDecision } from "./precedent-decision.ts";

/** Whether a court can end the authority of a decision; `unknown` if the size of a bench is. */
export type OverrulingPower = "yes" | "no" | "unknown";

/**
 * Determines whether the court of one decision can end the authority of another. In the US the same court or a court
 * above it can; in India the Supreme Court can, and a larger bench of the same court. Elsewhere it is unknown.
 */
export function determineOverrulingPower(actor: PrecedentDecision, treated: PrecedentDecision): OverrulingPower {
  if (actor.jurisdiction !== treated.jurisdiction) return "no";
  if (treated.jurisdiction === "US") return determinePowerInUs(actor, treated);
  return treated.jurisdiction === "IN"
    ? determinePowerInIndia(actor, treated)
    : determinePowerElsewhere(actor, treated);
}

/** Levels of courts from the lowest; a court of another level may be of any rank. */
const RANKS: readonly (readonly CourtLevel[])[] = [["trial", "special"], ["appellate"], ["supreme"]];

/** Without the rules of precedent of a country, only a lower court is known to have no power. */
function determinePowerElsewhere(actor: PrecedentDecision, treated: PrecedentDecision): OverrulingPower {
  const [own, other] = [actor.level, treated.level].map((level) => RANKS.findIndex((rank) => rank.includes(level)));
  return own! >= 0 && own! < other! ? "no" : "unknown";
}

function determinePowerInUs(actor: PrecedentDecision, treated: PrecedentDecision): OverrulingPower {
  if (actor.courtId === treated.courtId) return "yes";
  const above = [...listCourtsAbove({ id: treated.courtId, level: treated.level }), ...(treated.courtsAbove ?? [])];
  return above.includes(actor.courtId) ? "yes" : "no";
}

function determinePowerInIndia(actor: PrecedentDecision, treated: PrecedentDecision): OverrulingPower {
  if (actor.courtId !== treated.courtId) return actor.level === "supreme" ? "yes" : "no";
  if (actor.bench === null || treated.bench === null) return "unknown";
  return actor.bench > treated.bench ? "yes" : "no";
}
