import type { CITATION_OPERATIONS } from "../../contract/operations/citations.ts";
import type { EngineContext } from "../../corpus/engine-context.ts";
import type { CallServices } from "../call-services.ts";
import type { AreaHandlersOf } from "../implement.ts";
import { readCaseText } from "./case.ts";
import { checkCitations } from "./check.ts";
import { listCitationsOf, listCitedBy } from "./edge-lists.ts";
import { exportCaseCitation, listStyles } from "./export.ts";
import { readTreatmentHistory } from "./history.ts";
import { buildCitationNetwork } from "./network.ts";
import { findCitationPath } from "./path.ts";
import { listRelyingCases } from "./relying-on.ts";
import { resolveCase } from "./resolve.ts";
import { searchCitations } from "./search.ts";
import { listSimilarCases } from "./similar.ts";
import { explainStatus } from "./status.ts";

/** The handlers of the verbs of `engine.citations`. */
export const CITATION_HANDLERS: AreaHandlersOf<typeof CITATION_OPERATIONS, EngineContext & CallServices> = {
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
