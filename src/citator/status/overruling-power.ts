import { listCourtsAbove } from "../../law/courts-above.ts";
import type { PrecedentDecision } from "./precedent-decision.ts";

/** Whether a court can end the authority of a decision; `unknown` if the size of a bench is. */
export type OverrulingPower = "yes" | "no" | "unknown";

/**
 * Determines whether the court of one decision can end the authority of another. In the US the same court or a court
 * above it can; in India the Supreme Court can, and a larger bench of the same court.
 */
export function determineOverrulingPower(actor: PrecedentDecision, treated: PrecedentDecision): OverrulingPower {
  if (actor.jurisdiction !== treated.jurisdiction) return "no";
  return treated.jurisdiction === "US" ? determinePowerInUs(actor, treated) : determinePowerInIndia(actor, treated);
}

function determinePowerInUs(actor: PrecedentDecision, treated: PrecedentDecision): OverrulingPower {
  if (actor.courtId === treated.courtId) return "yes";
  return listCourtsAbove({ id: treated.courtId, level: treated.level }).includes(actor.courtId) ? "yes" : "no";
}

function determinePowerInIndia(actor: PrecedentDecision, treated: PrecedentDecision): OverrulingPower {
  if (actor.courtId !== treated.courtId) return actor.level === "supreme" ? "yes" : "no";
  if (actor.bench === null || treated.bench === null) return "unknown";
  return actor.bench > treated.bench ? "yes" : "no";
}
