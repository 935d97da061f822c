import type { Jurisdiction } from "../../law/jurisdiction.ts";
import type { Freshness } from "../../law/treatment.ts";

/** A case as the index builder reads it. */
export interface IndexedCase {
  readonly clusterId: number;
  /** The case name. */
  readonly title: string;
  /** The judgment: all opinions and headnotes, exactly the text of `content` in a result. */
  readonly content: string;
  /** `YYYY-MM-DD`. */
  readonly dateFiled: string;
  readonly courtId: string;
  readonly jurisdiction: Jurisdiction;
  /** Known only after all citations are; see `writeStatusColumns`. Default 0. */
  readonly citeCount?: number;
  /** As {@link citeCount}. Default `Good Law`. */
  readonly freshness?: Freshness;
}
