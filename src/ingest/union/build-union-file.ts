import type { DatePrecision } from "../../law/case.ts";
import { listDoctrines } from "../../law/doctrines/list-doctrines.ts";
import { JURISDICTIONS, type Jurisdiction } from "../../law/jurisdiction.ts";
import { readLaterLaws } from "../../legislation/history/later-laws.ts";
import { readLawTexts } from "../../legislation/history/read-law-texts.ts";
import { storeProvisionKeys } from "../../legislation/provision-indexer.ts";
import { renameCase } from "../../store/cases/cases.ts";
import { storeNameWords } from "../../store/cases/name-words.ts";
import { createCorpusDatabase, type OpenCorpusFile } from "../../store/corpus.ts";
import { storeDoctrines } from "../../store/doctrines.ts";
import type { WritableCorpusFile } from "../../store/file/corpus-file.ts";
import { writeCorpusTrailer } from "../../store/file/trailer.ts";
import { countCases, type Manifest, type UnionMember, writeManifest } from "../../store/manifest.ts";
import { writeMeta } from "../../store/meta.ts";
import { buildPostingTables } from "../../store/postings/posting-tables.ts";
import { createMemoryScratch, type Scratch } from "../../store/scratch/scratch.ts";
import type { Database } from "../../store/sqlite/database.ts";
import type { SqliteOptions } from "../../store/sqlite/load-sqlite.ts";
import { queryNumber } from "../../store/sqlite/query-row.ts";
import { PART_CASE_TABLES } from "../../store/union/part-cases.ts";
import { attachParts } from "../../store/union/union-database.ts";
import { buildCitationGraph } from "../projections/build-citation-graph.ts";
import { PROJECTION_TABLES } from "../projections/build-projections.ts";
import { storeStatuses } from "../projections/store-statuses.ts";
import { createStages, type StageOptions } from "../stages.ts";
import { storePartCases } from "./union-cases.ts";
import { indexUnionCases, writeUnionColumns } from "./union-index.ts";
import { UNION_KEY, type UnionKey } from "./union-key.ts";
import { writeLawColumns } from "./union-law-index.ts";
import { finishLaws, type LawOffsets, storePartLaws } from "./union-laws.ts";
import { findPartReadings } from "./union-readings.ts";

/** Options of {@link buildUnionFile}. */
export interface UnionOptions extends StageOptions, SqliteOptions {
  /** Version of Headnote that builds it. */
  readonly builtBy: string;
  /** Files for work that exceeds the memory. Default: in memory. */
  readonly scratch?: Scratch;
}

const UNION_TABLES: readonly string[] = [...PROJECTION_TABLES, buildPostingTables("renamed_posting"), PART_CASE_TABLES];

/**
 * Computes what depends on all parts of a union of corpora, into an empty file: cases, citations, edges, status, names
 * and laws, without texts and postings, which stay in the parts. The file is complete only when this resolves.
 * @param parts in the order of the union: of a case or a law that several have, the record of the first is shown
 */
export async function buildUnionFile(
  parts: readonly OpenCorpusFile[],
  key: UnionKey,
  file: WritableCorpusFile,
  options: UnionOptions,
): Promise<void> {
  const own = await createCorpusDatabase(file, UNION_TABLES, options);
  const sources = parts.map(({ database }) => database);
  const database = attachParts(own, sources);
  database.exec("BEGIN");
  await storeProjections(database, parts, options);
  writeManifest(database, createManifest(database, parts, options.builtBy));
  writeMeta(database, UNION_KEY, key);
  database.exec("COMMIT");
  database.close();
  writeCorpusTrailer(file);
}

async function storeProjections(
  database: Database,
  parts: readonly OpenCorpusFile[],
  options: UnionOptions,
): Promise<void> {
  const { scratch = createMemoryScratch() } = options;
  const stages = createStages(options);
  const sources = parts.map((part) => part.database);
  for (const number of sources.keys()) await stages.runThrough(storePartCases(database, sources, number));
  const offsets: LawOffsets[] = [];
  for (const [number, from] of sources.entries())
    offsets.push(await stages.runThrough(storePartLaws(database, from, number)));
  finishLaws(database);
  await stages.runThrough(storeProvisionKeys(database));
  const readings = await stages.runThrough(findPartReadings(database, parts, options.builtBy));
  const { metrics, learnedNames } = await buildCitationGraph(database, stages, {
    scratch,
    reusable: readings,
  });
  for (const { clusterId, name } of learnedNames) renameCase(database, clusterId, name);
  const maps = await indexUnionCases(database, sources, stages);
  await stages.runThrough(writeLawColumns(database, sources, offsets));
  await stages.runThrough(readLawTexts(database));
  await stages.runThrough(readLaterLaws(database));
  const freshness = await storeStatuses(database, metrics, stages);
  await stages.runThrough(writeUnionColumns(database, sources, maps, { citeCounts: metrics.citeCounts, freshness }));
  await stages.runThrough(storeDoctrines(database, listDoctrines()));
  await stages.runThrough(storeNameWords(database, scratch));
}

function createManifest(database: Database, parts: readonly OpenCorpusFile[], builtBy: string): Manifest {
  const manifests = parts.map(({ manifest }) => manifest);
  const count = (table: string) => queryNumber(database, `SELECT count(*) FROM ${table}`);
  const currentThrough: Partial<Record<Jurisdiction, string>> = {};
  const currentThroughPrecision: Partial<Record<Jurisdiction, DatePrecision>> = {};
  for (const manifest of manifests) {
    for (const jurisdiction of JURISDICTIONS) {
      const date = manifest.currentThrough[jurisdiction];
      if (date === undefined || date <= (currentThrough[jurisdiction] ?? "")) continue;
      currentThrough[jurisdiction] = date;
      currentThroughPrecision[jurisdiction] = manifest.currentThroughPrecision[jurisdiction]!;
    }
  }
  return {
    name: manifests.map(({ name }) => name).join(" + "),
    version: manifests.map(({ version }) => version).join(" + "),
    builtBy,
    builtFrom: manifests.flatMap(({ builtFrom }) => builtFrom),
    counts: {
      ...countCases(database),
      edges: queryNumber(database, "SELECT ifnull(sum(cite_count), 0) FROM standing"),
      codes: count("code"),
      sections: queryNumber(database, "SELECT ifnull(sum(section_count), 0) FROM code"),
      acts: count("act"),
      footnotes: count("footnote"),
    },
    currentThrough,
    currentThroughPrecision,
    corpora: nameMembers(manifests),
  };
}

/** Lists the corpora of a union by different names. */
function nameMembers(manifests: readonly Manifest[]): UnionMember[] {
  const names = new Map<string, number>();
  return manifests.map(({ name, version, counts, builtFrom }) => {
    const count = (names.get(name) ?? 0) + 1;
    names.set(name, count);
    return {
      name: count === 1 ? name : `${name} (${count})`,
      version,
      cases: counts.cases,
      inputs: builtFrom.length,
    };
  });
}
