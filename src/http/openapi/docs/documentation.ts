import { ACT_DOCUMENTATION } from "./acts.ts";
import type { AreaDocumentation } from "./area-documentation.ts";
import { ASK_DOCUMENTATION } from "./ask.ts";
import { CITATION_DOCUMENTATION } from "./citations.ts";
import { CORPUS_DOCUMENTATION } from "./corpus.ts";
import { CREDIT_DOCUMENTATION } from "./credits.ts";
import { RESEARCH_DOCUMENTATION } from "./research.ts";
import { STATUTE_DOCUMENTATION } from "./statutes.ts";

/** Texts of the OpenAPI document, by area. */
export type Documentation = Readonly<Record<string, AreaDocumentation>>;

/** The texts about the operations of this package. */
export const DOCUMENTATION: Documentation = {
  citations: CITATION_DOCUMENTATION,
  research: RESEARCH_DOCUMENTATION,
  statutes: STATUTE_DOCUMENTATION,
  acts: ACT_DOCUMENTATION,
  ask: ASK_DOCUMENTATION,
  credits: CREDIT_DOCUMENTATION,
  corpus: CORPUS_DOCUMENTATION,
};
