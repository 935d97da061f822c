import { findOrdinal } from "../../citator/network/case-attributes.ts";
import { findStoredCase, listClusterIds } from "../../store/cases/cases.ts";
import { copyCitedReferences, hasCitedReferences, listNamesCitedBy } from "../../store/citations/cited-references.ts";
import { readEdgeTexts, readNeighbours } from "../../store/citations/edges.ts";
import { copyProvisionCiters } from "../../store/copy-corpus.ts";
import type { OpenCorpusFile } from "../../store/corpus.ts";
import type { Database } from "../../store/sqlite/database.ts";
import { queryNumber } from "../../store/sqlite/query-row.ts";
import { type Row, readBlob, readNumber, readText } from "../../store/sqlite/row.ts";
import { visitRowsInSlices } from "../../store/sqlite/visit-rows.ts";
import { isSharedCase } from "../../store/union/part-cases.ts";
import { hashFnv1a } from "../../text/hash.ts";
import type { ReusableReadings } from "../projections/reusable-readings.ts";

const CASES_PER_YIELD = 32;

/**
 * Finds the readings of the parts that need not be repeated. A case is read again if it cites a key of a case of another
 * part, or of one that several parts contain; every case is read again if another part has enacted law. Yields between
 * cases, so that the caller can yield to the event loop.
 */
export function* findPartReadings(
  database: Database,
  parts: readonly OpenCorpusFile[],
  builtBy: string,
): Generator<void, ReusableReadings> {
  const hashes: Uint32Array[] = [];
  for (const part of parts) hashes.push(yield* collectKeyHashes(part.database));
  const shared = collectSharedHashes(database);
  const readers: ReusableReadings[] = [];
  for (const [at, part] of parts.entries()) {
    const hasForeignLaw = parts.some((other, number) => number !== at && hasLaw(other.database));
    if (hasForeignLaw || part.manifest.builtBy !== builtBy || !hasCitedReferences(part.database)) continue;
    const foreign = [...hashes.filter((_, number) => number !== at), shared];
    readers.push(yield* createPartReader(database, part.database, foreign));
  }
  const find = (clusterId: number) => readers.find((reader) => reader.has(clusterId));
  return {
    count: readers.reduce((sum, reader) => sum + reader.count, 0),
    has: (clusterId) => find(clusterId) !== undefined,
    readEdges: (clusterId) => find(clusterId)!.readEdges(clusterId),
    readCitedNames: (clusterId) => find(clusterId)!.readCitedNames(clusterId),
    *copyStored() {
      for (const reader of readers) yield* reader.copyStored();
    },
  };
}

function* createPartReader(
  database: Database,
  from: Database,
  foreign: readonly Uint32Array[],
): Generator<void, ReusableReadings> {
  const ids = listClusterIds(from);
  const reusable = new Uint8Array(ids.length);
  let count = 0;
  const affected = yield* findAffected(from, ids, foreign);
  for (const [ordinal, clusterId] of ids.entries()) {
    if (ordinal % CASES_PER_YIELD === 0) yield;
    if (affected[ordinal] === 1 || isSharedCase(database, clusterId)) continue;
    const stored = findStoredCase(database, clusterId);
    if (stored === null || stored.sourceId !== findStoredCase(from, clusterId)!.sourceId) continue;
    reusable[ordinal] = 1;
    count++;
  }
  const has = (clusterId: number) => reusable[findOrdinal(ids, clusterId)] === 1;
  return {
    count,
    has,
    readEdges(clusterId) {
      const ordinal = findOrdinal(ids, clusterId);
      const edges = readNeighbours(from, ordinal, "cited");
      return { edges, cited: Array.from(edges.ordinals, (at) => ids[at]!), texts: readEdgeTexts(from, ordinal) };
    },
    readCitedNames: (clusterId) => listNamesCitedBy(from, clusterId),
    *copyStored() {
      yield* copyCitedReferences(from, database, has);
      yield* copyProvisionCiters(from, database, has);
    },
  };
}

/** Returns by ordinal 1 for each case that cites a key with one of the hashes. */
function* findAffected(
  from: Database,
  ids: Float64Array,
  foreign: readonly Uint32Array[],
): Generator<void, Uint8Array> {
  const affected = new Uint8Array(ids.length);
  yield* visitRowsInSlices(from, "cited_key", "cluster_id, hashes", (row) => {
    const bytes = readBlob(row, 1);
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    for (let at = 0; at < bytes.length; at += 4) {
      const hash = view.getUint32(at, true);
      if (!foreign.some((hashes) => includesSorted(hashes, hash))) continue;
      affected[findOrdinal(ids, readNumber(row, 0))] = 1;
      return;
    }
  });
  return affected;
}

/** Returns the hashes of the citation keys of all cases of a part, ascending: 4 bytes per citation. */
function* collectKeyHashes(database: Database): Generator<void, Uint32Array> {
  const hashes = new Uint32Array(queryNumber(database, "SELECT count(*) FROM citation"));
  let size = 0;
  const addHash = (row: Row) => {
    hashes[size++] = hashFnv1a(readText(row, 0));
  };
  yield* visitRowsInSlices(database, "citation", "key", addHash, ["key", "cluster_id", "position"]);
  return hashes.sort();
}

/** Returns the hashes of the citation keys of the cases that several parts contain, ascending. */
function collectSharedHashes(database: Database): Uint32Array {
  const keys = database
    .prepare("SELECT key FROM citation WHERE cluster_id IN (SELECT cluster_id FROM part_case)")
    .all();
  return Uint32Array.from(keys, (row) => hashFnv1a(readText(row, 0))).sort();
}

function includesSorted(hashes: Uint32Array, wanted: number): boolean {
  let low = 0;
  let high = hashes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (hashes[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  return hashes[low] === wanted;
}

function hasLaw(database: Database): boolean {
  return queryNumber(database, "SELECT (SELECT count(*) FROM section) + (SELECT count(*) FROM act)") > 0;
}
