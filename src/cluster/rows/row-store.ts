import { createUnavailableError, type OpenSearch } from "../opensearch/client.ts";
import { buildIndexName, type IndexKind } from "../opensearch/index-names.ts";
import { type CaseGroup, parseCaseGroup } from "./case-groups.ts";
import { CITATION, loadCaseGroups, loadCitations, type RowSource } from "./case-rows.ts";
import { MissingRows } from "./missing-rows.ts";
import type { RowCache } from "./row-cache.ts";
import { type TableRow, unpackRows } from "./row-group.ts";
import { findRange } from "./row-ranges.ts";

/** The index that contains a group of rows that belongs to no case, by the first part of its id. */
const INDEX_OF_GROUP: Readonly<Record<string, IndexKind>> = {
  section: "provisions",
  sections: "provisions",
  code_sections: "provisions",
  section_key: "provisions",
  law_text: "provisions",
  rulings: "provisions",
  section_citers: "provisions",
  act_sections: "acts",
  sections_of_act: "acts",
  act_citers: "acts",
  footnotes: "footnotes",
  all: "meta",
};

/** Returns the index of a group; blocks of the vocabulary and names are the rest. */
export function findIndexOfGroup(group: string): IndexKind {
  return INDEX_OF_GROUP[group.slice(0, group.indexOf("="))] ?? "vocabulary";
}

interface RowDocument {
  readonly _id: string;
  readonly found?: boolean;
  readonly error?: unknown;
  readonly _source?: { readonly rows?: string | readonly string[] };
}

/** Groups of one request. */
const GROUPS_PER_REQUEST = 400;

/** Reads groups of rows from one version of a corpus into a cache. A group that does not exist is empty. */
export async function loadGroups(
  search: OpenSearch,
  version: string,
  cache: RowCache,
  groups: readonly string[],
): Promise<void> {
  const source = { search, version, cache };
  const single: string[] = [];
  const ofCases: CaseGroup[] = [];
  const keys: string[] = [];
  const work: Promise<void>[] = [];
  for (const group of new Set(groups)) {
    if (cache.has(group)) continue;
    const range = findRange(group);
    const ofCase = parseCaseGroup(group);
    if (range) work.push(range(search, version).then((rows) => cache.add(group, rows)));
    else if (ofCase) ofCases.push(ofCase);
    else if (group.startsWith(CITATION)) keys.push(group.slice(CITATION.length));
    else single.push(group);
  }
  for (let at = 0; at < single.length; at += GROUPS_PER_REQUEST)
    work.push(loadDocuments(source, single.slice(at, at + GROUPS_PER_REQUEST)));
  await Promise.all([...work, loadCaseGroups(source, ofCases), loadCitations(source, keys)]);
}

async function loadDocuments({ search, version, cache }: RowSource, groups: readonly string[]) {
  const docs = groups.map((group) => ({
    _index: buildIndexName(search.prefix, findIndexOfGroup(group), version),
    _id: group,
    _source: ["rows"],
  }));
  const { docs: found } = await search.send<{ readonly docs: readonly RowDocument[] }>({
    method: "POST",
    path: "/_mget",
    body: { docs },
  });
  for (const [at, { error, _source }] of found.entries()) {
    if (error !== undefined) throw createUnavailableError("a part of the corpus cannot be read", error);
    const parts = typeof _source?.rows === "string" ? [_source.rows] : (_source?.rows ?? []);
    const rows: TableRow[] = [];
    for (const part of parts) for (const row of unpackRows(part)) rows.push(row);
    cache.add(groups[at]!, rows);
  }
}

/** How often a computation is run again with more rows. */
const MAX_ROUNDS = 200;

/**
 * Runs a computation, and again whenever it needs rows that are not in memory yet. Until its first wait it is asked for all
 * that it needs, so that one request reads them.
 */
export async function withRows<T>(
  cache: RowCache,
  load: (groups: readonly string[]) => Promise<void>,
  work: () => T | Promise<T>,
): Promise<T> {
  for (let round = 0; ; round++) {
    let missing: readonly string[] = [];
    try {
      const run = cache.collect(work);
      missing = run.missing;
      const result = await run.result;
      if (missing.length === 0) return result;
    } catch (error) {
      if (error instanceof MissingRows) missing = [...missing, ...error.groups];
      else if (missing.length === 0) throw error;
    }
    if (round >= MAX_ROUNDS) throw createUnavailableError("a part of the corpus is not there");
    await load(missing);
  }
}
