import { findOrdinal } from "../../citator/network/case-attributes.ts";
import { createIndexBuilder } from "../../search/build/index-builder.ts";
import { addMember, type CaseSet, createEmptySet } from "../../search/case-set.ts";
import { createCaseTextReader } from "../../store/cases/case-text.ts";
import { findStoredCase, listClusterIds, readCaseTitle } from "../../store/cases/cases.ts";
import { collectCaseColumns } from "../../store/cases/collect-case-columns.ts";
import { openCaseColumns, type StatusColumns, writeCaseColumns } from "../../store/postings/case-columns.ts";
import { createPostingReader, createPostingWriter } from "../../store/postings/posting-tables.ts";
import type { Database } from "../../store/sqlite/database.ts";
import { readNumber } from "../../store/sqlite/row.ts";
import { findUnionId } from "../../store/union/part-cases.ts";
import { writePartMap, writePartMembers } from "../../store/union/part-maps.ts";
import { splitOpinionId } from "../../store/union/union-ids.ts";
import type { BuildStages } from "../stages.ts";

const CASES_PER_YIELD = 32;

/** Where the postings of each case of a union are. */
export interface CaseMaps {
  /** By part: see `readPartMap`. The last one is that of the cases with another name than in their part. */
  readonly toUnion: readonly Int32Array[];
  /** By part: see `readPartMembers`. */
  readonly members: readonly CaseSet[];
}

/**
 * Finds the part whose postings each case of a union has, that of its text, and indexes again the cases with another name
 * than in that part. Cases have their final names.
 */
export async function indexUnionCases(
  database: Database,
  parts: readonly Database[],
  stages: BuildStages,
): Promise<CaseMaps> {
  const ids = listClusterIds(database);
  const members = parts.map(() => createEmptySet(ids.length));
  const toUnion = await stages.runThrough(mapParts(database, parts, ids, members));
  const renamed = await stages.runThrough(takeRenamed(database, parts, ids, toUnion));
  const texts = createCaseTextReader(database);
  const index = createIndexBuilder(createPostingWriter(database, "renamed_posting"));
  await stages.visitEach("index", renamed.length, (at) => {
    const row = findStoredCase(database, ids[renamed[at]!]!)!;
    index.add({ ...row, title: row.name, content: texts.readWhole(row.clusterId) });
  });
  index.finish();
  return { toUnion: [...toUnion, Int32Array.from(renamed)], members };
}

/** Returns by part, and by ordinal in it, the ordinal in the union of the cases whose postings it has. */
function* mapParts(
  database: Database,
  parts: readonly Database[],
  ids: Float64Array,
  members: readonly CaseSet[],
): Generator<void, Int32Array[]> {
  const isTaken = new Uint8Array(ids.length);
  const firstOpinion = database.prepare("SELECT id FROM opinion WHERE cluster_id = ? ORDER BY id LIMIT 1");
  const maps: Int32Array[] = [];
  for (const [number, part] of parts.entries()) {
    const localIds = listClusterIds(part);
    const map = new Int32Array(localIds.length).fill(-1);
    for (const [local, localId] of localIds.entries()) {
      if (local % CASES_PER_YIELD === 0) yield;
      const clusterId = findUnionId(database, number, localId);
      const opinion = firstOpinion.get(clusterId);
      const ordinal = findOrdinal(ids, clusterId);
      addMember(members[number]!, ordinal);
      if (opinion && splitOpinionId(readNumber(opinion, 0)).part !== number) continue;
      if (isTaken[ordinal] === 1) continue;
      isTaken[ordinal] = 1;
      map[local] = ordinal;
    }
    maps.push(map);
  }
  return maps;
}

/** Removes from the maps the cases with another name than in their part; returns their ordinals, ascending. */
function* takeRenamed(
  database: Database,
  parts: readonly Database[],
  ids: Float64Array,
  toUnion: readonly Int32Array[],
): Generator<void, number[]> {
  const renamed: number[] = [];
  for (const [number, part] of parts.entries()) {
    const localIds = listClusterIds(part);
    for (const [local, ordinal] of toUnion[number]!.entries()) {
      if (local % CASES_PER_YIELD === 0) yield;
      if (ordinal < 0 || readCaseTitle(part, localIds[local]!)!.name === readCaseTitle(database, ids[ordinal]!)!.name)
        continue;
      toUnion[number]![local] = -1;
      renamed.push(ordinal);
    }
  }
  return renamed.sort((a, b) => a - b);
}

/** Writes the columns of the index of all cases, and the maps of the parts. Yields between the parts. */
export function* writeUnionColumns(
  database: Database,
  parts: readonly Database[],
  { toUnion, members }: CaseMaps,
  status: StatusColumns,
): Generator<void> {
  const attributes = yield* collectCaseColumns(database);
  const sources = [
    ...parts.map((part) => openCaseColumns(createPostingReader(part))),
    openCaseColumns(createPostingReader(database, "renamed_posting")),
  ];
  const nameWords = new Uint32Array(attributes.count);
  const textWords = new Uint32Array(attributes.count);
  for (const [part, columns] of sources.entries()) {
    for (const [local, ordinal] of toUnion[part]!.entries()) {
      if (ordinal < 0) continue;
      nameWords[ordinal] = columns.nameWords[local]!;
      textWords[ordinal] = columns.textWords[local]!;
    }
    yield;
  }
  const postings = createPostingWriter(database);
  writeCaseColumns(postings, { ...attributes, nameWords, textWords, ...status });
  for (const [part, map] of toUnion.entries()) {
    yield;
    writePartMap(postings, part, map);
  }
  for (const [part, set] of members.entries()) writePartMembers(postings, part, set);
}
