import { createCaseAttributes } from "../../citator/network/case-attributes.ts";
import { createEdgeWriter } from "../../citator/network/edge-writer.ts";
import { createProvisionCiterCollector } from "../../legislation/provision-citer-collector.ts";
import { allocateShared } from "../../store/cases/collect-case-columns.ts";
import { readCourts } from "../../store/cases/courts.ts";
import { insertCitedReferences } from "../../store/citations/cited-references.ts";
import { storeNumbers } from "../../store/scratch/number-column.ts";
import type { Scratch } from "../../store/scratch/scratch.ts";
import type { Database } from "../../store/sqlite/database.ts";
import type { BuildStages } from "../stages.ts";
import { type BuildThreads, MIN_THREADED_CASES, storeFromThreads } from "./build-threads.ts";
import { type CaseReaderSettings, type CaseReading, createCaseReader } from "./case-readings.ts";
import { collectProjectedColumns, openProjectedCases } from "./projected-cases.ts";
import type { ReusableReadings } from "./reusable-readings.ts";
import type { StatusMetrics } from "./store-statuses.ts";
import { type LearnedName, voteOnCaseName } from "./vote-on-case-name.ts";

/** The result of reading all citations. */
export interface BuiltCitationGraph {
  readonly cases: number;
  /** Number of citations from case to case. */
  readonly edges: number;
  readonly metrics: StatusMetrics;
  readonly learnedNames: readonly LearnedName[];
}

/** Options of {@link buildCitationGraph}. */
export interface CitationGraphOptions {
  readonly scratch: Scratch;
  /** Readings of a previous corpus; null if there is none. */
  readonly reusable: ReusableReadings | null;
  /** Default: cases are read in this thread. */
  readonly threads?: BuildThreads;
}

/**
 * Stores the edges between cases with their treatment, the laws that cases cite, and counts votes for names. Opinions
 * with a reusable reading are not read again. 38 bytes per case are in memory, and 24 more at the end. Readings are stored
 * in ascending ordinal, so that the result does not depend on the number of threads.
 */
export async function buildCitationGraph(
  database: Database,
  stages: BuildStages,
  { scratch, reusable, threads }: CitationGraphOptions,
): Promise<BuiltCitationGraph> {
  const { visitEach, runThrough } = stages;
  const isThreaded = threads !== undefined && reusable === null;
  const allocate = isThreaded ? allocateShared : undefined;
  const columns = await runThrough(collectProjectedColumns(database, allocate));
  const cases = openProjectedCases(database, columns);
  const edges = createEdgeWriter(database, createCaseAttributes(columns, readCourts(database)), scratch);
  const nameVote = voteOnCaseName((clusterId) => cases.find(clusterId)?.isUnnamed === true);
  const provisions = createProvisionCiterCollector(database);
  const settings: CaseReaderSettings = { columns, needsOpinions: provisions.needsOpinions };
  const readCase = createCaseReader(database, cases, settings.needsOpinions);

  function store(ordinal: number, reading: CaseReading): void {
    const clusterId = cases.clusterId(ordinal);
    provisions.beginCase(clusterId, cases.jurisdiction(ordinal));
    for (const { text, kind, citations } of reading.opinions) provisions.addOpinion(text, kind, citations);
    edges.add(clusterId, reading.edges);
    provisions.endCase();
    insertCitedReferences(database, clusterId, reading.references);
    nameVote.addVotes(reading.references.names);
  }

  if (reusable) await runThrough(reusable.copyStored());
  const { count } = cases;
  const readers = isThreaded && count >= MIN_THREADED_CASES ? threads.startCaseReaders(settings) : null;
  if (readers) await storeFromThreads(readers, stages, "cite", count, store);
  else
    await visitEach("cite", count, (ordinal) => {
      const clusterId = cases.clusterId(ordinal);
      if (!reusable?.has(clusterId)) return store(ordinal, readCase(ordinal));
      edges.add(clusterId, reusable.readEdges(clusterId));
      nameVote.addVotes(reusable.readCitedNames(clusterId));
    });
  provisions.finish();
  const { citeCounts, authority } = await runThrough(edges.finish());
  const metrics = { citeCounts, authority: await runThrough(storeNumbers(scratch, authority)) };
  return { cases: count, edges: edges.edges, metrics, learnedNames: nameVote.countVotes() };
}
