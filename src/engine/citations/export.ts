import { exportCitation } from "../../citation/styles/bibliography/export-citation.ts";
import { citationStyles } from "../../citation/styles/format-citation.ts";
import type { WithoutCost } from "../../contract/cost.ts";
import type { ExportRequest, ExportResponse, StylesResponse } from "../../contract/schemas/citations/export.ts";
import type { EngineContext } from "../context.ts";

/** `citations.export`: a case's citation in a style and a format. */
export function exportCaseCitation({ records }: EngineContext, request: ExportRequest): WithoutCost<ExportResponse> {
  const { caseId, style, format, pin } = request;
  const clusterId = Number(caseId);
  const record = records.readRecord(clusterId);
  const citation = exportCitation(record, style, format, pin === undefined ? {} : { pin });
  return { data: { clusterId, style, format, citation }, meta: {} };
}

/** `citations.styles` */
export function listStyles(): WithoutCost<StylesResponse> {
  const styles = citationStyles();
  return { data: { styles, total: styles.length }, meta: {} };
}
