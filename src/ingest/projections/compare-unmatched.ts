import { parseCitationKey } from "../../citation/parse/parse-citation.ts";
import { findOrdinal } from "../../citator/network/case-attributes.ts";
import { listClusterIds } from "../../store/cases/cases.ts";
import { findCasesByKey } from "../../store/citations/case-citations.ts";
import { readNeighbours } from "../../store/citations/edges.ts";
import type { ExternalSorter } from "../../store/scratch/external-sorter.ts";
import { decodeFields } from "../../store/scratch/fields.ts";
import type { Database } from "../../store/sqlite/database.ts";
import type { UnmatchedComparison, UnmatchedNote } from "../report.ts";

/**
 * Looks up the citations that a source could not resolve in the corpus, which may have the cases from another source, and
 * compares them with the edges that were read from the texts.
 * @param unmatched by citing cluster id, the citations as fields
 * @param onNote receives each citation whose case the corpus has
 */
export function compareUnmatched(
  database: Database,
  unmatched: ExternalSorter,
  onNote: (note: UnmatchedNote) => void,
): UnmatchedComparison {
  const ids = listClusterIds(database);
  const counts = { read: 0, missed: 0, unknown: 0 };
  const cursor = unmatched.sort();
  while (cursor.next()) {
    const ordinal = findOrdinal(ids, cursor.key);
    if (ordinal < 0) continue;
    const cited = new Set(Array.from(readNeighbours(database, ordinal, "cited").ordinals, (at) => ids[at]!));
    for (const citation of decodeFields(cursor.bytes)) {
      const candidates = findCasesByKey(database, parseCitationKey(citation)).filter((id) => id !== cursor.key);
      if (candidates.length === 0) {
        counts.unknown++;
        continue;
      }
      const isRead = candidates.some((id) => cited.has(id));
      counts[isRead ? "read" : "missed"]++;
      onNote({ clusterId: cursor.key, citation, candidates, isRead });
    }
  }
  return counts;
}
