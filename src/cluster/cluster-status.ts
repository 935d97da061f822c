import { type OpenSearch, RefusedError } from "./opensearch/client.ts";
import { buildAliasName, parseVersion } from "./opensearch/index-names.ts";

/** One index of a corpus in a cluster. */
export interface IndexStatus {
  readonly name: string;
  readonly health: "green" | "yellow" | "red";
  readonly documents: number;
  readonly bytes: number;
  readonly shards: number;
  readonly replicas: number;
}

/** The corpora of a cluster: their indices, and which version is served. */
export interface ClusterStatus {
  readonly health: "green" | "yellow" | "red";
  readonly nodes: number;
  /** `null` before the first push. */
  readonly version: string | null;
  readonly indices: readonly IndexStatus[];
}

/** Returns the version that the alias names; `null` before the first push. */
export async function readCurrentVersion(search: OpenSearch): Promise<string | null> {
  try {
    const found = await search.send<Record<string, unknown>>({
      method: "GET",
      path: `/_alias/${buildAliasName(search.prefix)}`,
    });
    const [index] = Object.keys(found);
    return index === undefined ? null : parseVersion(search.prefix, index);
  } catch (error) {
    if (error instanceof RefusedError && error.status === 404) return null;
    throw error;
  }
}

/** Reads the state of the cluster and of the indices of its corpora. */
export async function readClusterStatus(search: OpenSearch): Promise<ClusterStatus> {
  const version = await readCurrentVersion(search);
  const health = await search.send<{ readonly status: ClusterStatus["health"]; readonly number_of_nodes: number }>({
    method: "GET",
    path: "/_cluster/health",
  });
  const rows = await search.send<readonly Record<string, string>[]>({
    method: "GET",
    path: `/_cat/indices/${search.prefix}-*`,
    query: { format: "json", bytes: "b", h: "index,health,docs.count,pri.store.size,pri,rep", s: "index" },
  });
  return {
    health: health.status,
    nodes: health.number_of_nodes,
    version,
    indices: rows.map((row) => ({
      name: row.index!,
      health: row.health as IndexStatus["health"],
      documents: Number(row["docs.count"]),
      bytes: Number(row["pri.store.size"]),
      shards: Number(row.pri),
      replicas: Number(row.rep),
    })),
  };
}
