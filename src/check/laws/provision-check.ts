import type { CheckedCitation } from "../../contract/schemas/citations/check.ts";
import type { CheckRuleName } from "../check-rules.ts";

/** A finding about a law, not yet placed in the text. */
export interface LawFinding {
  readonly rule: CheckRuleName;
  readonly message: string;
}

/** The result of the check of a law. */
export interface LawCheck {
  /** Key of the law. */
  readonly key: string;
  readonly verdict: "verified" | "plausible" | "impossible";
  /** Why it cannot exist; else `null`. */
  readonly reason: string | null;
  readonly provision: CheckedCitation["provision"];
  /** What became of a provision that is no longer in force, as sentences; else `null`. */
  readonly ended: string | null;
  readonly finding: LawFinding | null;
}
