import { createStatusExplainer, type StatusExplainer } from "../../citator/status/explain-status.ts";
import { createLawHistoryReader } from "../../legislation/history/law-history.ts";
import type { FileContext } from "./file-context.ts";

/** Creates the explainer of the statuses of a corpus file. @param asOf `YYYY-MM-DD`; `null` for all decisions */
export function createExplainer({ file, attributes }: FileContext, asOf: string | null): StatusExplainer {
  const { database, readCourts } = file;
  return createStatusExplainer(
    { database, readCourts, attributes: attributes(), laws: createLawHistoryReader(database) },
    asOf,
  );
}
