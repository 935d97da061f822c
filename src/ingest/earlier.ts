import type { EarlierEdges } from "../citator/adjacency.ts";
import { ordinalOf } from "../citator/facts.ts";
import { carryLegislationCiters } from "../store/carry.ts";
import { clusterIds } from "../store/cases.ts";
import { citationsOfCase } from "../store/citations.ts";
import { type CitedName, carryCited, casesThatCite, keyHash, namesCitedBy } from "../store/cited.ts";
import type { Database } from "../store/database.ts";
import { edgeTextsOf, neighboursOf } from "../store/edges.ts";

/** A corpus whose cases were carried over, and in what the new one differs from it. */
export interface Earlier {
  readonly database: Database;
  /** Cluster ids of cases that are gone. */
  readonly removed: ReadonlySet<number>;
  /** Cluster ids of cases that are new, or have got a citation, a date or a text. */
  readonly changed: ReadonlySet<number>;
  /** Whether the enacted law that cases may cite is the same. */
  readonly keepsLaw: boolean;
}

/** Readings of opinions that are what reading them again would give. */
export interface EarlierReadings {
  readonly count: number;
  has(clusterId: number): boolean;
  edgesOf(clusterId: number): EarlierEdges;
  namesCitedBy(clusterId: number): readonly CitedName[];
  /** Copies what else is kept of the readings into the new corpus; once. */
  carry(): void;
}

/**
 * What a text says of the corpus's cases depends on the cases that carry the citation keys which it has, on their names
 * and dates, and on nothing else of the corpus. So a case is read again where it cites a key of a case that is new, gone
 * or changed, and where it is one of these; every case is where there is other law to cite.
 */
export function earlierReadings(database: Database, earlier: Earlier): EarlierReadings {
  const { database: from, keepsLaw } = earlier;
  const ids = clusterIds(from);
  const anew = casesThatCite(from, changedKeys(database, earlier));
  const kept = new Set<number>();
  if (keepsLaw) {
    for (const id of ids) if (!earlier.removed.has(id) && !earlier.changed.has(id) && !anew.has(id)) kept.add(id);
  }
  const has = (clusterId: number) => kept.has(clusterId);
  return {
    count: kept.size,
    has,
    edgesOf(clusterId) {
      const ordinal = ordinalOf(ids, clusterId);
      const edges = neighboursOf(from, ordinal, "cited");
      return { edges, cited: Array.from(edges.ordinals, (at) => ids[at]!), texts: edgeTextsOf(from, ordinal) };
    },
    namesCitedBy: (clusterId) => namesCitedBy(from, clusterId),
    carry() {
      carryCited(from, database, has);
      carryLegislationCiters(from, database, has);
    },
  };
}

function changedKeys(database: Database, { database: from, removed, changed }: Earlier): Set<number> {
  const keys = [
    ...Array.from(removed, (clusterId) => citationsOfCase(from, clusterId)),
    ...Array.from(changed, (clusterId) => citationsOfCase(database, clusterId)),
  ].flat();
  return new Set(keys.map(({ key }) => keyHash(key)));
}
