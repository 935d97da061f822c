import { findStoredCase } from "../../store/cases/cases.ts";
import { findFirstOpinionId } from "../../store/cases/opinions.ts";
import type { Database } from "../../store/sqlite/database.ts";

/** Source of a case's text. */
export interface OpinionOrigin {
  /** Number of the input, from 1. */
  readonly input: number;
  readonly namespace: string;
}

/** Knows the source of each case's text: a case keeps the text of the input that came first. */
export interface OpinionOrigins {
  /**
   * Registers the next opinion of a case.
   * @param id the id that the opinion will have
   * @returns the namespace of an earlier source of the case's text; null if the opinion may be stored
   */
  begin(clusterId: number, origin: OpinionOrigin, id: number): string | null;
  /** Restores a range that `onRange` received. */
  addRange(range: OriginRange): void;
}

/** Where the opinions of an origin begin. */
export interface OriginRange extends OpinionOrigin {
  /** Id of the first opinion. */
  readonly from: number;
}

/**
 * Creates the origins of the opinions. Ids of opinions ascend, so that the first id of each input and namespace suffices.
 * @param firstId the first id that this build assigns; earlier ones belong to carried cases
 * @param onRange receives each new range
 */
export function createOpinionOrigins(
  database: Database,
  firstId: number,
  onRange: (range: OriginRange) => void,
): OpinionOrigins {
  const ranges: OriginRange[] = [];
  let last = -1;

  function findRange(id: number): OpinionOrigin {
    let low = 0;
    let high = ranges.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if (ranges[middle]!.from <= id) low = middle;
      else high = middle - 1;
    }
    return ranges[low]!;
  }

  return {
    begin(clusterId, origin, id) {
      const open = ranges.at(-1);
      const isSame = open?.input === origin.input && open.namespace === origin.namespace;
      if (isSame && clusterId === last) return null;
      const first = findFirstOpinionId(database, clusterId);
      if (first !== null) {
        if (first < firstId) return findStoredCase(database, clusterId)?.namespace ?? "";
        const earlier = findRange(first);
        if (earlier.input !== origin.input || earlier.namespace !== origin.namespace) return earlier.namespace;
      }
      if (!isSame) {
        const range = { ...origin, from: id };
        ranges.push(range);
        onRange(range);
      }
      last = clusterId;
      return null;
    },
    addRange: (range) => void ranges.push(range),
  };
}
