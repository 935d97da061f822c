import type { Jurisdiction } from "./jurisdiction.ts";

/**
 * Level of a court in its hierarchy, highest first.
 * `supreme`: a national apex court. `state_supreme`: the highest court of a state. `high`: an Indian High Court.
 * `appellate`: courts of appeals, federal or state.
 */
export type CourtLevel = "supreme" | "state_supreme" | "appellate" | "high" | "trial" | "special" | "unknown";

/**
 * A court. `id` follows Free Law Project's court ids for the US (`scotus`, `ca9`, `cal`); Indian ids begin with `in-`.
 */
export interface Court {
  readonly id: string;
  readonly name: string;
  /**
   * Abbreviation in the parenthetical of a citation: "9th Cir.", "Cal. Ct. App."; empty if the reporter implies the
   * court.
   */
  readonly citationString: string;
  readonly jurisdiction: Jurisdiction;
  readonly level: CourtLevel;
  /** Ids of the courts to which its decisions are appealed, if its source states them; sorted. */
  readonly appealsTo?: readonly string[];
}
