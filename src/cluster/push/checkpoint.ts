import { type OpenSearch, RefusedError } from "../opensearch/client.ts";
import { buildIndexName } from "../opensearch/index-names.ts";
import type { PushTotals } from "./bulk-lines.ts";

/** What a version must have in common with the next one, so that this one can begin as a copy of it. */
export interface VersionKind {
  /** What the documents contain. */
  readonly format: string;
  readonly shards: number;
  /** Name of the corpus in its manifest. */
  readonly name: string;
}

/** The state of a push, in the cluster: a push of the same corpus continues there. */
export interface Checkpoint extends VersionKind {
  /** Number of cases all of whose documents are written, from the first one. */
  readonly cases: number;
  readonly totals: PushTotals;
  readonly isComplete: boolean;
  /** The version whose indices were copied; `null` if all documents are written. */
  readonly base: string | null;
}

const CHECKPOINT_ID = "push";

/** Reads how far a push of a version is; `null` if none began. */
export async function readCheckpoint(search: OpenSearch, version: string): Promise<Checkpoint | null> {
  try {
    const { _source } = await search.send<{ readonly _source: { readonly state: Checkpoint } }>({
      method: "GET",
      path: `/${buildIndexName(search.prefix, "meta", version)}/_doc/${CHECKPOINT_ID}`,
    });
    return _source.state;
  } catch (error) {
    if (error instanceof RefusedError && error.status === 404) return null;
    throw error;
  }
}

/** Keeps how far a push is. */
export async function writeCheckpoint(search: OpenSearch, version: string, state: Checkpoint): Promise<void> {
  const path = `/${buildIndexName(search.prefix, "meta", version)}/_doc/${CHECKPOINT_ID}`;
  await search.send({ method: "PUT", path, body: { state } });
}
