import { findOrdinal } from "../../citator/network/case-attributes.ts";
import { listClusterIds } from "../../store/cases/cases.ts";
import { readNeighbours } from "../../store/citations/edges.ts";
import type { ExternalSorter } from "../../store/scratch/external-sorter.ts";
import type { Database } from "../../store/sqlite/database.ts";
import type { EdgeComparison, EdgeNote } from "../report.ts";

/**
 * Compares the edges that a source states with those that were read from the texts. A difference is a citation that one
 * of the two has missed; neither is corrected by the other.
 * @param stated by citing cluster id, the cluster ids that the case cites as float64
 * @param edges the number of edges that were read
 * @param onNote receives the differences of each citing case
 */
export function compareEdges(
  database: Database,
  stated: ExternalSorter,
  edges: number,
  onNote: (note: EdgeNote) => void,
): EdgeComparison {
  const ids = listClusterIds(database);
  let agreed = 0;
  let onlyStated = 0;
  const cursor = stated.sort();
  while (cursor.next()) {
    const ordinal = findOrdinal(ids, cursor.key);
    if (ordinal < 0) continue;
    const read = new Set(Array.from(readNeighbours(database, ordinal, "cited").ordinals, (cited) => ids[cited]!));
    const missed: number[] = [];
    const view = new DataView(cursor.bytes.buffer, cursor.bytes.byteOffset, cursor.bytes.length);
    for (let at = 0; at < cursor.bytes.length; at += 8) {
      const cited = view.getFloat64(at, true);
      if (read.delete(cited)) agreed++;
      else missed.push(cited);
    }
    onlyStated += missed.length;
    if (missed.length + read.size > 0)
      onNote({ clusterId: cursor.key, onlyStated: missed, onlyRead: [...read].sort((a, b) => a - b) });
  }
  return { agreed, onlyStated, onlyRead: edges - agreed };
}
