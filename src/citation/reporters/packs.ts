import type { Jurisdiction } from "../../law/jurisdiction.ts";
import { INDIA_PACK } from "./india-pack.ts";
import type { ReporterPack } from "./lexicon.ts";
import { US_PACK } from "./us-pack.ts";

const US_AND_INDIA: readonly ReporterPack[] = [US_PACK, INDIA_PACK];
const US_ONLY: readonly ReporterPack[] = [US_PACK];
const INDIA_ONLY: readonly ReporterPack[] = [INDIA_PACK];
const NONE: readonly ReporterPack[] = [];

/** Returns the packs of some jurisdictions; of all where none are named. */
export function selectPacks(jurisdictions?: readonly Jurisdiction[]): readonly ReporterPack[] {
  if (jurisdictions === undefined) return US_AND_INDIA;
  const us = jurisdictions.includes("US");
  const india = jurisdictions.includes("IN");
  if (us && india) return US_AND_INDIA;
  return us ? US_ONLY : india ? INDIA_ONLY : NONE;
}
