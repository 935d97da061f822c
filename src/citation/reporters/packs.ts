import type { Jurisdiction } from "../../law/jurisdiction.ts";
import { INDIA_PACK } from "./in.ts";
import type { Pack } from "./lexicon.ts";
import { US_PACK } from "./us.ts";

const BOTH: readonly Pack[] = [US_PACK, INDIA_PACK];
const US: readonly Pack[] = [US_PACK];
const INDIA: readonly Pack[] = [INDIA_PACK];
const NONE: readonly Pack[] = [];

/** The packs of some jurisdictions; of all where none are named. */
export function packsOf(jurisdictions?: readonly Jurisdiction[]): readonly Pack[] {
  if (jurisdictions === undefined) return BOTH;
  const us = jurisdictions.includes("US");
  const india = jurisdictions.includes("IN");
  if (us && india) return BOTH;
  return us ? US : india ? INDIA : NONE;
}
