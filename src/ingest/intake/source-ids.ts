import { isStoredAs, visitSourceIds } from "../../store/cases/cases.ts";
import { IdMap } from "../../store/scratch/id-map.ts";
import type { Database } from "../../store/sqlite/database.ts";
import { deriveClusterId, parseNumericId } from "./derive-cluster-id.ts";

/** Finds the stored case of a record by its id in its source. */
export interface SourceIds {
  /** Returns the cluster id; undefined if no such record was stored or merged. */
  find(namespace: string, sourceId: string): number | undefined;
  /** Records that a record was stored or merged as a case. */
  add(namespace: string, sourceId: string, clusterId: number): void;
}

/**
 * Creates the source ids of the cases in a database. Most cluster ids follow from the source's id, so that the case
 * itself is the proof; only the others, of merged records and of sources that state another id, are in memory.
 * @param namespaces receives the sources of the cases
 */
export function createSourceIds(database: Database, namespaces: Set<string>): SourceIds {
  const others = new IdMap();

  function add(namespace: string, sourceId: string, clusterId: number): void {
    const isNumeric = clusterId === parseNumericId(sourceId);
    const derived = isNumeric ? clusterId : deriveClusterId(namespace, sourceId);
    if (clusterId === derived && isStoredAs(database, clusterId, namespace, sourceId)) return;
    others.set(isNumeric ? deriveClusterId(namespace, sourceId) : derived, clusterId);
  }

  visitSourceIds(database, (clusterId, namespace, sourceId) => {
    namespaces.add(namespace);
    add(namespace, sourceId, clusterId);
  });
  return {
    add,
    find(namespace, sourceId) {
      const numeric = parseNumericId(sourceId);
      if (numeric !== null && isStoredAs(database, numeric, namespace, sourceId)) return numeric;
      const derived = deriveClusterId(namespace, sourceId);
      if (isStoredAs(database, derived, namespace, sourceId)) return derived;
      return others.get(derived);
    },
  };
}
