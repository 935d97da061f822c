import type { WithoutCost } from "../../contract/cost.ts";
import type { ExportRequest, ExportResponse, StylesResponse } from "../../contract/schemas/citations/export.ts";
import { readRequiredCase, toCaseSummary } from "../../corpus/case-records.ts";
import type { EngineContext } from "../../corpus/engine-context.ts";
import type { CallServices } from "../call-services.ts";

export { exportCaseCitation as export, listStyles as styles };

/** `citations.export`: returns the citation of a case in a style and a format. */
async function exportCaseCitation(
  context: EngineContext & Pick<CallServices, "parts">,
  request: ExportRequest,
): Promise<WithoutCost<ExportResponse>> {
  const { exportCitation } = await context.parts.citationFormats();
  const { caseId, style, format, pin } = request;
  const clusterId = Number(caseId);
  const summary = toCaseSummary(await readRequiredCase(context, clusterId), context.appUrl);
  const citation = exportCitation(summary, style, format, pin === undefined ? {} : { pin });
  return { data: { clusterId, style, format, citation }, meta: {} };
}

/** `citations.styles`: lists the styles. */
async function listStyles({ parts }: Pick<CallServices, "parts">): Promise<WithoutCost<StylesResponse>> {
  const { citationStyles } = await parts.citationFormats();
  const styles = citationStyles();
  return { data: { styles, total: styles.length }, meta: {} };
}
