import { findOrdinal } from "../../citator/network/case-attributes.ts";
import type { PackedEdges } from "../../citator/network/edge-writer.ts";
import { listClusterIds } from "../../store/cases/cases.ts";
import { listCitationsOfCase } from "../../store/citations/case-citations.ts";
import { type CitedName, findCasesCitingKeys, listNamesCitedBy } from "../../store/citations/cited-references.ts";
import { readEdgeTexts, readNeighbours } from "../../store/citations/edges.ts";
import { copyReadings } from "../../store/copy-corpus.ts";
import type { TableCopier } from "../../store/sqlite/attach-database.ts";
import type { Database } from "../../store/sqlite/database.ts";
import { hashFnv1a } from "../../text/hash.ts";

/** A corpus whose cases were copied, and how the new one differs from it. */
export interface PreviousCorpus {
  readonly database: Database;
  /** Copies its rows into the new corpus. */
  readonly copier: TableCopier;
  /** Cluster ids of removed cases. */
  readonly removed: ReadonlySet<number>;
  /** Cluster ids of cases that are new, or have received a citation, a date or a text. */
  readonly changed: ReadonlySet<number>;
  /** Whether the enacted law that cases may cite is the same. */
  readonly keepsLegislation: boolean;
}

/** Readings of opinions that need not be repeated, because the result would be the same. */
export interface ReusableReadings {
  readonly count: number;
  has(clusterId: number): boolean;
  readEdges(clusterId: number): PackedEdges;
  readCitedNames(clusterId: number): readonly CitedName[];
  /** Copies the other stored results of the readings into the new corpus; called once. Yields between rows. */
  copyStored(): Generator<void>;
}

/**
 * Finds the readings that can be reused. The edges of a text depend only on the cases that have the citation keys in it,
 * and on their names and dates. So a case is read again if it cites a key of a case that is new, removed or changed, or
 * if it is one of these; every case is read again if the enacted law has changed.
 */
export function findReusableReadings(database: Database, earlier: PreviousCorpus): ReusableReadings {
  const { database: from, removed, changed, keepsLegislation: keepsLaw } = earlier;
  const ids = listClusterIds(from);
  const unusable = findCasesCitingKeys(from, collectChangedKeys(database, earlier));
  for (const clusterId of [...removed, ...changed]) unusable.add(clusterId);
  const has = (clusterId: number) => keepsLaw && findOrdinal(ids, clusterId) >= 0 && !unusable.has(clusterId);
  return {
    count: ids.reduce((count, clusterId) => count + Number(has(clusterId)), 0),
    has,
    readEdges(clusterId) {
      const ordinal = findOrdinal(ids, clusterId);
      const edges = readNeighbours(from, ordinal, "cited");
      return { edges, cited: Array.from(edges.ordinals, (at) => ids[at]!), texts: readEdgeTexts(from, ordinal) };
    },
    readCitedNames: (clusterId) => listNamesCitedBy(from, clusterId),
    *copyStored() {
      if (keepsLaw) yield* copyReadings(earlier.copier, unusable);
    },
  };
}

function collectChangedKeys(database: Database, { database: from, removed, changed }: PreviousCorpus): Set<number> {
  const keys = [
    ...Array.from(removed, (clusterId) => listCitationsOfCase(from, clusterId)),
    ...Array.from(changed, (clusterId) => listCitationsOfCase(database, clusterId)),
  ].flat();
  return new Set(keys.map(({ key }) => hashFnv1a(key)));
}
