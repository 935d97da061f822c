import type { CorpusRepair } from "../../store/corpus-repair.ts";

/** Repairs by the case that they change. */
export interface RepairIndex {
  /** Cluster ids of cases that are left out, because they are merged with others. */
  readonly removedCases: ReadonlySet<number>;
  /** Ids of opinions that are left out. */
  readonly droppedOpinions: ReadonlySet<number>;
  /** Ids of the courts that cases are moved to. */
  readonly courtIds: ReadonlySet<string>;
  /** Applies the repairs of a case to its citations. */
  repairCitations(clusterId: number, citations: readonly string[]): readonly string[];
  /** Returns the court of a case. */
  repairCourt(clusterId: number, courtId: string): string;
}

/** Creates the index of a list of repairs. */
export function createRepairIndex(repairs: readonly CorpusRepair[]): RepairIndex {
  const removedCases = new Set<number>();
  const droppedOpinions = new Set<number>();
  const added = new Map<number, string[]>();
  const dropped = new Map<number, string[]>();
  const courts = new Map<number, string>();
  const append = (lists: Map<number, string[]>, id: number, texts: readonly string[]) =>
    lists.set(id, [...(lists.get(id) ?? []), ...texts]);
  for (const repair of repairs) {
    if (repair.action === "merge") {
      removedCases.add(repair.from);
      append(added, repair.into, repair.citations);
    } else if (repair.action === "drop-opinion") droppedOpinions.add(repair.opinionId);
    else if (repair.action === "drop-citation") append(dropped, repair.clusterId, [repair.citation]);
    else courts.set(repair.clusterId, repair.courtId);
  }
  return {
    removedCases,
    droppedOpinions,
    courtIds: new Set(courts.values()),
    repairCitations: (clusterId, citations) =>
      [...new Set([...citations, ...(added.get(clusterId) ?? [])])].filter(
        (citation) => !dropped.get(clusterId)?.includes(citation),
      ),
    repairCourt: (clusterId, courtId) => courts.get(clusterId) ?? courtId,
  };
}
