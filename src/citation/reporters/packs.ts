import type { Jurisdiction } from "../../law/jurisdiction.ts";
import type { ParserPack } from "../parse/scan.ts";
import { US_PARSER_PACK } from "../parse/us-parser-pack.ts";
import { INDIA_PACK } from "./india-pack.ts";

const US_AND_INDIA: readonly ParserPack[] = [US_PARSER_PACK, INDIA_PACK];
const US_ONLY: readonly ParserPack[] = [US_PARSER_PACK];
const INDIA_ONLY: readonly ParserPack[] = [INDIA_PACK];
const NONE: readonly ParserPack[] = [];

/** Returns the packs of some jurisdictions; of all where none are named. */
export function selectPacks(jurisdictions?: readonly Jurisdiction[]): readonly ParserPack[] {
  if (jurisdictions === undefined) return US_AND_INDIA;
  const us = jurisdictions.includes("US");
  const india = jurisdictions.includes("IN");
  if (us && india) return US_AND_INDIA;
  return us ? US_ONLY : india ? INDIA_ONLY : NONE;
}
