import type { CaseDocumentReader } from "../documents/case-documents.ts";
import { buildIndexName } from "../opensearch/index-names.ts";
import { PACKED_GROUPS, toPackedField } from "../rows/case-groups.ts";
import { encodeRows, packRows } from "../rows/row-group.ts";
import { createRequestBuilder, type PushTotals } from "./bulk-lines.ts";

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

/** Digests of documents that the cluster has, by id. */
export type KnownDigests = ReadonlyMap<string, number>;

/** The ordinals to prepare, from the first to before the second. */
export interface PrepareRequest {
  readonly from: number;
  readonly to: number;
  /** What the cluster has of these cases, which is not sent again. */
  readonly known?: KnownDigests | undefined;
}

/** Prepares the documents of some cases. */
export function prepareCases(
  documents: CaseDocumentReader,
  { prefix, version }: IndexFamily,
  { from, to, known }: PrepareRequest,
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
    const id = String(clusterId);
    const request = builder.add({ index, id, fields, rows: packRows(record), packed }, known?.get(id));
    if (request !== null) requests.push(request);
  }
  const last = builder.finish();
  if (last !== null) requests.push(last);
  return { requests, totals: builder.readTotals() };
}
