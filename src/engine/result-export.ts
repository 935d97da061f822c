import { pause } from "../ask/pace.ts";
import { requireStyle } from "../citation/styles/format.ts";
import type { ResultExportRequest, ResultExportResponse } from "../contract/result-export.ts";
import type { Unmetered } from "../credits/charges.ts";
import { briefOf } from "./brief.ts";
import { caseFilters } from "./case-filters.ts";
import type { Parts } from "./parts.ts";
import { readSearch } from "./research.ts";
import { FORMATS } from "./result-formats.ts";

/** Cases that are written before others have their turn. */
const SLICE = 100;

/** `research.export`: the cases that a query finds, best first, as a file. */
export async function exportResults(
  parts: Parts,
  request: ResultExportRequest,
  signal: AbortSignal | undefined,
): Promise<Unmetered<ResultExportResponse>> {
  const { format, style, limit } = request;
  requireStyle(style, ["body", "style"]);
  const { plan } = readSearch(parts, request);
  const { total, hits } = parts.searcher.search({
    plan,
    filters: caseFilters(parts, request.filters),
    pageSize: limit,
  });
  const { mediaType, ending, head, between, tail, writer } = FORMATS[format];
  const write = writer(style);
  const pieces: string[] = [];
  for (const [at, { ordinal, score }] of hits.entries()) {
    if (at % SLICE === SLICE - 1) await pause(signal);
    pieces.push(write({ ...briefOf(parts, ordinal), rank: at + 1, score }));
  }
  return {
    data: {
      format,
      mediaType,
      fileName: `${nameOf(request.query)}.${ending}`,
      total,
      exported: hits.length,
      content: head + pieces.join(between) + tail,
    },
    meta: {},
  };
}

/** `"due process" AND NOT tax` is `cases-due-process-and-not-tax`. */
function nameOf(query: string): string {
  const words =
    query
      .slice(0, 200)
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return ["cases", ...words].join("-").slice(0, 60).replace(/-$/, "");
}
