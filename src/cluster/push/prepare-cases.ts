import { buildIndexName } from "../opensearch/index-names.ts";
import { packRows } from "../rows/row-group.ts";
import { findIndexOfGroup, toDocumentId } from "../rows/row-store.ts";
import { createRequestBuilder, type PushTotals } from "./bulk-lines.ts";
import type { CaseDocumentReader } from "./case-documents.ts";

/** Documents of cases, as requests to write them. */
export interface PreparedCases {
  readonly requests: readonly string[];
  readonly totals: PushTotals;
}

/** Which indices documents are for. */
export interface IndexFamily {
  readonly prefix: string;
  readonly version: string;
}

/** Prepares the documents of the cases of some ordinals, from `from` to before `to`. */
export function prepareCases(
  documents: CaseDocumentReader,
  { prefix, version }: IndexFamily,
  from: number,
  to: number,
): PreparedCases {
  const builder = createRequestBuilder();
  const requests: string[] = [];
  for (let ordinal = from; ordinal < to; ordinal++) {
    const { groups, fields } = documents.read(ordinal);
    for (const [group, rows] of groups) {
      const isRecord = group.startsWith("record=");
      if (rows.length === 0 && !isRecord) continue;
      const index = buildIndexName(prefix, findIndexOfGroup(group), version);
      const own = isRecord ? fields : {};
      const request = builder.add({ index, id: toDocumentId(group), fields: own, rows: packRows(rows) });
      if (request !== null) requests.push(request);
    }
  }
  const last = builder.finish();
  if (last !== null) requests.push(last);
  return { requests, totals: builder.readTotals() };
}
