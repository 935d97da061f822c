import { exportCitation } from "../../citation/styles/bibliography/export-citation.ts";
import { citationStyles } from "../../citation/styles/format-citation.ts";
import type { WithoutCost } from "../../contract/cost.ts";
import type { ExportRequest, ExportResponse, StylesResponse } from "../../contract/schemas/citations/export.ts";
import { readRequiredCase, toCaseSummary } from "../../corpus/case-records.ts";
import type { EngineContext } from "../../corpus/engine-context.ts";

export { exportCaseCitation as export, listStyles as styles };

/** `citations.export`: returns the citation of a case in a style and a format. */
async function exportCaseCitation(
  context: EngineContext,
  request: ExportRequest,
): Promise<WithoutCost<ExportResponse>> {
  const { caseId, style, format, pin } = request;
  const clusterId = Number(caseId);
  const summary = toCaseSummary(await readRequiredCase(context, clusterId), context.appUrl);
  const citation = exportCitation(summary, style, format, pin === undefined ? {} : { pin });
  return { data: { clusterId, style, format, citation }, meta: {} };
}

/** `citations.styles`: lists the styles. */
function listStyles(): WithoutCost<StylesResponse> {
  const styles = citationStyles();
  return { data: { styles, total: styles.length }, meta: {} };
}
