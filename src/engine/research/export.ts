import { yieldToEventLoop } from "../../async/yield-to-event-loop.ts";
import type { WithoutCost } from "../../contract/cost.ts";
import type { CallContext } from "../../contract/engine.ts";
import type { ResultExportRequest, ResultExportResponse } from "../../contract/schemas/research/export.ts";
import { toCaseSummary } from "../../corpus/case-records.ts";
import type { EngineContext } from "../../corpus/engine-context.ts";
import type { CallServices } from "../call-services.ts";
import { planSearch } from "./search.ts";

export { exportResults as export };

/** Number of cases that are written before other tasks run. */
const CASES_PER_SLICE = 100;

/** `research.export`: returns the cases that match a query, best first, as a file. */
async function exportResults(
  { corpus, appUrl, parts }: EngineContext & Pick<CallServices, "parts">,
  request: ResultExportRequest,
  { signal }: CallContext,
): Promise<WithoutCost<ResultExportResponse>> {
  const { format, style, limit } = request;
  const { requireStyle, RESULT_FILE_FORMATS } = await parts.citationFormats();
  requireStyle(style, ["body", "style"]);
  const { plan, filter } = await planSearch(corpus, request);
  const { total, hits } = await corpus.search.search({ plan, filter, pageSize: limit });
  const { mediaType, extension, prefix, separator, suffix, createWriter } = RESULT_FILE_FORMATS[format];
  const write = createWriter(style);
  const rows: string[] = [];
  for (let from = 0; from < hits.length; from += CASES_PER_SLICE) {
    if (from > 0) await yieldToEventLoop(signal);
    const slice = hits.slice(from, from + CASES_PER_SLICE);
    const details = await corpus.cases.readDetails(slice.map(({ case: { clusterId } }) => clusterId));
    slice.forEach(({ case: data, score }, at) => {
      const { freshnessDetail } = details[at]!;
      rows.push(write({ ...toCaseSummary(data, appUrl), rank: from + at + 1, score, freshnessDetail }));
    });
  }
  return {
    data: {
      format,
      mediaType,
      fileName: `${toFileName(request.query)}.${extension}`,
      total,
      exported: hits.length,
      content: prefix + rows.join(separator) + suffix,
    },
    meta: {},
  };
}

/**
 * Returns the name of the file without its extension: `cases-due-process-and-not-tax` for `"due process" AND NOT tax`.
 */
function toFileName(query: string): string {
  const words =
    query
      .slice(0, 200)
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return ["cases", ...words].join("-").slice(0, 60).replace(/-$/, "");
}
