import type { CITATION_OPERATIONS } from "../../contract/operations/citations.ts";
import type { EngineContext } from "../context.ts";
import type { AreaHandlersOf } from "../implement.ts";
import { checkCitations } from "./check.ts";
import {
  explainStatus,
  findCitationPath,
  listRelyingCases,
  listSimilarCases,
  readTreatmentHistory,
} from "./explain.ts";
import { exportCaseCitation, listStyles } from "./export.ts";
import { buildCitationNetwork } from "./network.ts";
import { listCitationsOf, listCitedBy, readCaseText, resolveCase, searchCitations } from "./resolve.ts";

/** The handlers of the verbs of `engine.citations`. */
export const CITATION_HANDLERS: AreaHandlersOf<typeof CITATION_OPERATIONS, EngineContext> = {
  resolve: resolveCase,
  search: searchCitations,
  network: buildCitationNetwork,
  case: readCaseText,
  citationsOf: listCitationsOf,
  citedBy: listCitedBy,
  explain: explainStatus,
  path: findCitationPath,
  similar: listSimilarCases,
  relyingOn: listRelyingCases,
  history: readTreatmentHistory,
  check: checkCitations,
  export: exportCaseCitation,
  styles: listStyles,
};
