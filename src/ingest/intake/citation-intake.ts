import { parseCitationKey } from "../../citation/parse/parse-citation.ts";
import { insertCitation, listCitationsOfCase, type StoredCitation } from "../../store/citations/case-citations.ts";
import type { CaseCounts } from "../../store/manifest.ts";
import type { Database } from "../../store/sqlite/database.ts";
import type { CaseInput } from "../records/source-record.ts";
import { type CitationBatchState, createCitationBatch } from "./citation-batch.ts";
import { deriveClusterId } from "./derive-cluster-id.ts";

/** A citation with its key. */
export interface KeyedCitation {
  readonly key: string;
  readonly text: string;
}

/** Stores the citations of cases, those of a large corpus in sorted batches. */
export interface CitationIntake {
  /** Whether {@link write} should be called. */
  readonly isFull: boolean;
  /** What an intake that continues needs to hold the same citations; null if none is held. */
  readonly state: CitationBatchState | null;
  /** Stores the citations of a case that it does not have. */
  add(clusterId: number, citations: readonly KeyedCitation[]): void;
  /** Stores or holds the citations of a new case. @param record number of its record in the input */
  addToNewCase(record: number, clusterId: number, citations: readonly KeyedCitation[]): void;
  /** Remembers that the case of a record was not stored as a new one. */
  passOver(record: number): void;
  /** Holds the citations of a case again that an interrupted build held, when its record is read again. */
  holdAgain(input: CaseInput, record: number): void;
  /** Writes the citations that are held. Yields often. */
  write(): Generator<void>;
}

/** Citations of a corpus whose table is small enough to take them in any order: its pages are in memory. */
const MAX_UNSORTED_CITATIONS = 1_000_000;

/**
 * Creates the intake of citations.
 * @param counts of the cases of the corpus, which are updated
 * @param restored of the interrupted build that is continued; null if there is none, or it held no citation
 */
export function createCitationIntake(
  database: Database,
  counts: CaseCounts,
  restored: CitationBatchState | null,
): CitationIntake {
  const batch = createCitationBatch();
  const passed = new Set(restored?.passed);

  function insert(clusterId: number, citations: readonly StoredCitation[]): void {
    for (const citation of citations) insertCitation(database, clusterId, citation);
    counts.citations += citations.length;
  }

  return {
    get isFull() {
      return batch.isFull;
    },
    get state() {
      return batch.state;
    },
    add: (clusterId, citations) =>
      insert(clusterId, toStoredCitations(citations, listCitationsOfCase(database, clusterId))),
    addToNewCase(record, clusterId, citations) {
      const added = toStoredCitations(citations, []);
      if (counts.citations < MAX_UNSORTED_CITATIONS) return insert(clusterId, added);
      batch.add(record, clusterId, added);
      counts.citations += added.length;
    },
    passOver: batch.passOver,
    holdAgain({ clusterId, namespace, sourceId, citations }, record) {
      if (restored === null || record < restored.since) return;
      if (passed.has(record)) return batch.passOver(record);
      const id = clusterId ?? deriveClusterId(namespace, sourceId);
      batch.add(record, id, toStoredCitations(toKeyedCitations(citations), []));
    },
    write: () => batch.write(database),
  };
}

/** A citation that cannot be parsed has its own letters as key, so that it is still found. */
export function toKeyedCitations(citations: readonly string[]): KeyedCitation[] {
  return citations.map((text) => ({ text, key: parseCitationKey(text) }));
}

/** Returns the citations, each key once, that follow those that a case has. */
function toStoredCitations(
  citations: readonly KeyedCitation[],
  stored: readonly { readonly key: string }[],
): StoredCitation[] {
  const known = new Set(stored.map(({ key }) => key));
  const added: StoredCitation[] = [];
  for (const { key, text } of citations) {
    if (known.has(key)) continue;
    known.add(key);
    added.push({ key, text, position: stored.length + added.length });
  }
  return added;
}
