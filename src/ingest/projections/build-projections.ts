import { listDoctrines } from "../../law/doctrines/list-doctrines.ts";
import { readLaterLaws } from "../../legislation/history/later-laws.ts";
import { readLawTexts } from "../../legislation/history/read-law-texts.ts";
import {
  createActSectionIndexer,
  createSectionIndexer,
  type KeyedProvisions,
  LEGISLATION_INDEX_TABLES,
  storeProvisionKeys,
  updateSectionCiteCounts,
} from "../../legislation/provision-indexer.ts";
import { renameCase } from "../../store/cases/cases.ts";
import { NAME_TABLES, storeNameWords } from "../../store/cases/name-words.ts";
import { CITED_REFERENCE_TABLES } from "../../store/citations/cited-references.ts";
import { EDGE_TABLES } from "../../store/citations/edges.ts";
import { copyDoctrines, DOCTRINE_TABLES, storeDoctrines } from "../../store/doctrines.ts";
import { storeKnownQuestions } from "../../store/known-questions.ts";
import { LAW_HISTORY_TABLES } from "../../store/legislation/law-history.ts";
import { writeStatusColumns } from "../../store/postings/case-columns.ts";
import { CASE_POSTING_TABLES, createPostingWriter } from "../../store/postings/posting-tables.ts";
import { createMemoryScratch, type Scratch } from "../../store/scratch/scratch.ts";
import type { Database } from "../../store/sqlite/database.ts";
import type { SqliteOptions } from "../../store/sqlite/load-sqlite.ts";
import { type BuildStages, createStages, type StageOptions } from "../stages.ts";
import { buildCitationGraph } from "./build-citation-graph.ts";
import type { BuildThreads } from "./build-threads.ts";
import { indexCases } from "./index-cases.ts";
import { findReusableReadings, type PreviousCorpus } from "./reusable-readings.ts";
import { storeStatuses } from "./store-statuses.ts";
import type { LearnedName } from "./vote-on-case-name.ts";

/** The tables that are computed from the texts: edges between cases, and indexes. */
export const PROJECTION_TABLES: readonly string[] = [
  EDGE_TABLES,
  CITED_REFERENCE_TABLES,
  CASE_POSTING_TABLES,
  LEGISLATION_INDEX_TABLES,
  DOCTRINE_TABLES,
  NAME_TABLES,
  LAW_HISTORY_TABLES,
];

/** Options of computing the projections. */
export interface ProjectionOptions extends StageOptions, SqliteOptions {
  /** The corpus that cases were copied from; what it has computed of them is reused. Default none. */
  readonly previous?: PreviousCorpus | null;
  /** Encoded questions of which it is known whether the corpus answers them. Default: none. */
  readonly knownQuestions?: Uint8Array;
  /** Where to keep what does not fit into memory. Default: in memory. */
  readonly scratch?: Scratch;
  /** Default: everything is computed in this thread. */
  readonly threads?: BuildThreads;
}

/** Figures for the report of a build. */
export interface ProjectionResult {
  /** Number of citations from case to case. */
  readonly edges: number;
  readonly learnedNames: readonly LearnedName[];
  /** Number of cases whose opinions were read for citations. */
  readonly casesRead: number;
}

/**
 * Computes the projections of the stored records: edges with their treatment, status, indexes, and citations of laws.
 * Cases are read in ascending cluster id, so that nothing depends on the order of the input; twice, because the name of
 * a case may be known only when all decisions that cite it have been read. A copied case is read only if its result may
 * have changed.
 */
export async function buildProjections(database: Database, options: ProjectionOptions): Promise<ProjectionResult> {
  const { previous: earlier = null, scratch = createMemoryScratch() } = options;
  const stages = createStages(options);
  database.exec("BEGIN");
  const readings = earlier && findReusableReadings(database, earlier);
  const provisions = earlier?.keepsLegislation ? null : await stages.runThrough(storeProvisionKeys(database));
  const {
    cases,
    edges,
    metrics,
    learnedNames: learned,
  } = await buildCitationGraph(database, stages, {
    scratch,
    reusable: readings,
    threads: options.threads,
  });
  for (const name of learned) renameCase(database, name.clusterId, name.name);
  await indexCases(database, cases, stages, earlier, { ...options, scratch });
  if (provisions) await indexProvisions(database, provisions, stages);
  else updateSectionCiteCounts(database);
  await stages.runThrough(readLawTexts(database));
  await stages.runThrough(readLaterLaws(database));
  // Threads see what is committed.
  database.exec("COMMIT");
  database.exec("BEGIN");
  const freshness = await storeStatuses(database, metrics, stages, options.threads);
  writeStatusColumns(createPostingWriter(database), { citeCounts: metrics.citeCounts, freshness });
  // The same version of Headnote has built an earlier corpus.
  if (earlier) copyDoctrines(earlier.copier);
  else await stages.runThrough(storeDoctrines(database, listDoctrines()));
  if (options.knownQuestions) storeKnownQuestions(database, options.knownQuestions);
  await stages.runThrough(storeNameWords(database, scratch));
  database.exec("COMMIT");
  return { edges, learnedNames: learned, casesRead: cases - (readings?.count ?? 0) };
}

async function indexProvisions(
  database: Database,
  { sections, actSections }: KeyedProvisions,
  stages: BuildStages,
): Promise<void> {
  for (const { index, ordinals } of [
    { index: createSectionIndexer(database), ordinals: sections },
    { index: createActSectionIndexer(database), ordinals: actSections },
  ]) {
    await stages.visitEach("legislation", ordinals.length, (at) => index.add(ordinals[at]!));
    index.finish();
  }
}
