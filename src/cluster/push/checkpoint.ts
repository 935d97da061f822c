import { type OpenSearch, RefusedError } from "../opensearch/client.ts";
import { buildIndexName } from "../opensearch/index-names.ts";
import type { PushTotals } from "./bulk-lines.ts";

/** The state of a push, in the cluster: a push of the same corpus continues there. */
export interface Checkpoint {
  /** Number of cases all of whose documents are written, from the first one. */
  readonly cases: number;
  readonly totals: PushTotals;
  readonly isComplete: boolean;
}

const CHECKPOINT_ID = "push";

/** Reads how far a push of a version is. */
export async function readCheckpoint(search: OpenSearch, version: string): Promise<Checkpoint> {
  try {
    const { _source } = await search.send<{ readonly _source: { readonly state: Checkpoint } }>({
      method: "GET",
      path: `/${buildIndexName(search.prefix, "meta", version)}/_doc/${CHECKPOINT_ID}`,
    });
    return _source.state;
  } catch (error) {
    if (error instanceof RefusedError && error.status === 404) return { cases: 0, totals: {}, isComplete: false };
    throw error;
  }
}

/** Keeps how far a push is. */
export async function writeCheckpoint(search: OpenSearch, version: string, state: Checkpoint): Promise<void> {
  const path = `/${buildIndexName(search.prefix, "meta", version)}/_doc/${CHECKPOINT_ID}`;
  await search.send({ method: "PUT", path, body: { state } });
}
