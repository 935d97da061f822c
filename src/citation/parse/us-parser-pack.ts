import { US_PACK } from "../reporters/us-pack.ts";
import { readLaw } from "./forms/legislation/law.ts";
import type { ParserPack } from "./scan.ts";

/** American reporters with the reader of the laws among them, which no other country needs. */
export const US_PARSER_PACK: ParserPack = { ...US_PACK, readLaw };
