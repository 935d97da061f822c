import { yieldToEventLoop } from "../../async/yield-to-event-loop.ts";
import { requireStyle } from "../../citation/styles/format-citation.ts";
import type { WithoutCost } from "../../contract/cost.ts";
import type { CallContext } from "../../contract/engine.ts";
import type { ResultExportRequest, ResultExportResponse } from "../../contract/schemas/research/export.ts";
import { toCaseFilters } from "../case-filters.ts";
import { toCaseSummary } from "../case-summary.ts";
import type { EngineContext } from "../context.ts";
import { RESULT_FILE_FORMATS } from "./result-formats.ts";
import { planSearch } from "./search.ts";

/** Cases that are written before others have their turn. */
const CASES_PER_SLICE = 100;

/** `research.export`: the cases that a query finds, best first, as a file. */
export async function exportResults(
  context: EngineContext,
  request: ResultExportRequest,
  { signal }: CallContext,
): Promise<WithoutCost<ResultExportResponse>> {
  const { format, style, limit } = request;
  requireStyle(style, ["body", "style"]);
  const { plan } = planSearch(context, request);
  const { total, hits } = context.searcher.search({
    plan,
    filters: toCaseFilters(context, request.filters),
    pageSize: limit,
  });
  const {
    mediaType,
    extension: ending,
    prefix: head,
    separator: between,
    suffix: tail,
    createWriter: writer,
  } = RESULT_FILE_FORMATS[format];
  const write = writer(style);
  const pieces: string[] = [];
  for (const [at, { ordinal, score }] of hits.entries()) {
    if (at % CASES_PER_SLICE === CASES_PER_SLICE - 1) await yieldToEventLoop(signal);
    pieces.push(write({ ...toCaseSummary(context, ordinal), rank: at + 1, score }));
  }
  return {
    data: {
      format,
      mediaType,
      fileName: `${toFileName(request.query)}.${ending}`,
      total,
      exported: hits.length,
      content: head + pieces.join(between) + tail,
    },
    meta: {},
  };
}

/** `"due process" AND NOT tax` is `cases-due-process-and-not-tax`. */
function toFileName(query: string): string {
  const words =
    query
      .slice(0, 200)
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return ["cases", ...words].join("-").slice(0, 60).replace(/-$/, "");
}
