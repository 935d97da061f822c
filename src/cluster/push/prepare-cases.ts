import { buildIndexName } from "../opensearch/index-names.ts";
import { PACKED_GROUPS, toPackedField } from "../rows/case-groups.ts";
import { encodeRows, packRows } from "../rows/row-group.ts";
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
  const index = buildIndexName(prefix, "cases", version);
  for (let ordinal = from; ordinal < to; ordinal++) {
    const { clusterId, fields, record, groups } = documents.read(ordinal);
    const packed: Record<string, string> = {};
    for (const kind of PACKED_GROUPS)
      if (groups[kind].length > 0)
        packed[toPackedField(kind)] = Buffer.from(encodeRows(groups[kind])).toString("base64");
    const request = builder.add({ index, id: String(clusterId), fields, rows: packRows(record), packed });
    if (request !== null) requests.push(request);
  }
  const last = builder.finish();
  if (last !== null) requests.push(last);
  return { requests, totals: builder.readTotals() };
}
