import { createExternalSorter, type ExternalSorter } from "../../../store/scratch/external-sorter.ts";
import { encodeFields } from "../../../store/scratch/fields.ts";
import type { Scratch } from "../../../store/scratch/scratch.ts";
import { joinByKey, toJoinKey } from "./join-records.ts";

/** The clusters of the opinions that were read, for the tables that name opinions. */
export interface OpinionClusters {
  add(opinionId: string, clusterId: string): void;
  /** Returns the rows, sorted by opinion id: the id, and its cluster. */
  readonly sorter: ExternalSorter;
}

/** Creates an empty table of clusters by opinion. */
export function createOpinionClusters(scratch: Scratch): OpinionClusters {
  const sorter = createExternalSorter(scratch);
  return {
    sorter,
    add: (opinionId, clusterId) => sorter.add(toJoinKey(opinionId), encodeFields([opinionId, clusterId])),
  };
}

/** A row whose first field was the id of an opinion. */
export interface ClusterRow {
  /** The cluster of the opinion; null if the opinion was not read. */
  readonly cluster: string | null;
  /** The other fields of the row. */
  readonly rest: readonly string[];
}

/** Replaces the opinion by which rows are sorted by its cluster. The rows of one opinion are in memory. */
export function* joinClusters(rows: ExternalSorter, { sorter: clusters }: OpinionClusters): Generator<ClusterRow> {
  for (const { left, right } of joinByKey(rows.sort(), clusters.sort())) {
    for (const [opinion, ...rest] of left) yield { cluster: right.find(([id]) => id === opinion)?.[1] ?? null, rest };
  }
}
