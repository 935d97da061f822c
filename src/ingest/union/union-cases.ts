import { isSameCaseName } from "../../citation/case-name-match.ts";
import {
  findCaseAsGiven,
  findStoredCase,
  insertCase,
  type StoredCase,
  updateDateIfMorePrecise,
} from "../../store/cases/cases.ts";
import { insertCourt, readCourts, writeCourtAppeals } from "../../store/cases/courts.ts";
import { insertTopics, readTopics } from "../../store/cases/topics.ts";
import { findCasesByKey, insertCitation, listCitationsOfCase } from "../../store/citations/case-citations.ts";
import type { Database } from "../../store/sqlite/database.ts";
import { readNumber } from "../../store/sqlite/row.ts";
import { insertPartCase, isSharedCase } from "../../store/union/part-cases.ts";
import { joinOpinionId } from "../../store/union/union-ids.ts";
import { deriveClusterId } from "../intake/derive-cluster-id.ts";
import { findSharedCitation } from "../merge/shared-citation.ts";

/** Cases whose ids are read together. */
const CASES_PER_BATCH = 64;

/**
 * Stores the courts, cases and opinions of one part in a union file; texts remain in the part. Yields between cases, so
 * that the caller can yield to the event loop.
 * @param part index of the part; those before it are stored already
 */
export function* storePartCases(database: Database, parts: readonly Database[], part: number): Generator<void> {
  const from = parts[part]!;
  const courts = new Map(readCourts(database));
  for (const court of readCourts(from).values()) {
    const known = courts.get(court.id);
    if (known === undefined) insertCourt(database, court);
    if (known?.appealsTo === undefined) courts.set(court.id, { ...(known ?? court), appealsTo: court.appealsTo });
  }
  writeCourtAppeals(database, courts.values());
  const next = from.prepare("SELECT cluster_id FROM cases WHERE cluster_id > ? ORDER BY cluster_id LIMIT ?");
  for (let last = Number.MIN_SAFE_INTEGER; ; ) {
    const ids = next.all(last, CASES_PER_BATCH).map((row) => readNumber(row, 0));
    for (const clusterId of ids) {
      storeCase(database, parts, part, findCaseAsGiven(from, clusterId)!);
      yield;
    }
    if (ids.length < CASES_PER_BATCH) return;
    last = ids[ids.length - 1]!;
  }
}

function storeCase(database: Database, parts: readonly Database[], part: number, row: StoredCase): void {
  const from = parts[part]!;
  const known = findKnownCase(database, from, row);
  const clusterId = known?.clusterId ?? chooseClusterId(database, part, row);
  const shared = { part, localId: row.clusterId, clusterId };
  if (known !== null) {
    recordOwner(database, parts, part, known);
    insertPartCase(database, shared);
    updateDateIfMorePrecise(database, clusterId, row);
  } else {
    if (clusterId !== row.clusterId) insertPartCase(database, shared);
    insertCase(database, { ...row, clusterId });
  }
  if (readTopics(database, clusterId).length === 0) insertTopics(database, clusterId, readTopics(from, row.clusterId));
  storeCitations(database, from, row.clusterId, clusterId);
  storeOpinions(database, from, part, row.clusterId, clusterId);
}

/** Finds the case of an earlier part that is the same decision; `null` if there is none. */
function findKnownCase(database: Database, from: Database, row: StoredCase): StoredCase | null {
  const sameId = findStoredCase(database, row.clusterId);
  if (sameId?.namespace === row.namespace && sameId.sourceId === row.sourceId) return sameId;
  const subject = { ...row, keys: listKeys(from, row.clusterId) };
  for (const clusterId of new Set(subject.keys.flatMap((key) => findCasesByKey(database, key)))) {
    const stored = findStoredCase(database, clusterId);
    if (stored === null || stored.namespace === row.namespace) continue;
    if (findSharedCitation(subject, { ...stored, keys: listKeys(database, clusterId) }, isSameCaseName) !== null)
      return stored;
  }
  return null;
}

function listKeys(database: Database, clusterId: number): string[] {
  return listCitationsOfCase(database, clusterId).map(({ key }) => key);
}

/** Returns the cluster id of a case, or another one if a different decision of an earlier part has it. */
function chooseClusterId(database: Database, part: number, { clusterId, namespace, sourceId }: StoredCase): number {
  if (findStoredCase(database, clusterId) === null) return clusterId;
  return deriveClusterId(`${namespace}\0part ${part}`, sourceId);
}

/** Records which part contained a case first, now that another one contains it as well. */
function recordOwner(database: Database, parts: readonly Database[], part: number, { clusterId }: StoredCase): void {
  if (isSharedCase(database, clusterId)) return;
  const owner = parts.slice(0, part).findIndex((one) => findStoredCase(one, clusterId) !== null);
  insertPartCase(database, { part: owner, localId: clusterId, clusterId });
}

function storeCitations(database: Database, from: Database, localId: number, clusterId: number): void {
  const stored = listCitationsOfCase(database, clusterId);
  const known = new Set(stored.map(({ key }) => key));
  let position = stored.length;
  for (const { key, text } of listCitationsOfCase(from, localId)) {
    if (known.has(key)) continue;
    known.add(key);
    insertCitation(database, clusterId, { key, text, position: position++ });
  }
}

/** Stores the opinions of a case by their ids in the union, unless an earlier part contains its text. */
function storeOpinions(database: Database, from: Database, part: number, localId: number, clusterId: number): void {
  if (database.prepare("SELECT 1 FROM opinion WHERE cluster_id = ? LIMIT 1").get(clusterId)) return;
  const insert = database.prepare("INSERT INTO opinion (cluster_id, id, kind, author, length) VALUES (?, ?, ?, ?, ?)");
  for (const [id, kind, author, length] of from
    .prepare("SELECT id, kind, author, length FROM opinion WHERE cluster_id = ? ORDER BY id")
    .all(localId))
    insert.run(clusterId, joinOpinionId({ part, local: id as number }), kind!, author!, length!);
}
