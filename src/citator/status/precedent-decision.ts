import type { CourtLevel } from "../../law/court.ts";
import type { Jurisdiction } from "../../law/jurisdiction.ts";

/** A decision, with what the rules of precedent depend on. */
export interface PrecedentDecision {
  readonly clusterId: number;
  readonly name: string;
  /** Preferred citation; empty if there is none. */
  readonly citation: string;
  readonly courtId: string;
  readonly level: CourtLevel;
  readonly jurisdiction: Jurisdiction;
  /** `YYYY-MM-DD`. */
  readonly dateFiled: string;
  /** Number of judges; `null` if it is not known. */
  readonly bench: number | null;
}
