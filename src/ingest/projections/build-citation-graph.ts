import { createCaseAttributes } from "../../citator/network/case-attributes.ts";
import { type CitationMetrics, createEdgeWriter } from "../../citator/network/edge-writer.ts";
import { createProvisionCiterCollector } from "../../legislation/provision-citer-collector.ts";
import { readCourts } from "../../store/cases/courts.ts";
import { insertCitedReferences } from "../../store/citations/cited-references.ts";
import type { Scratch } from "../../store/scratch/scratch.ts";
import type { Database } from "../../store/sqlite/database.ts";
import type { BuildStages } from "../stages.ts";
import { type CaseReaderSettings, type CaseReaders, type CaseReading, createCaseReader } from "./case-readings.ts";
import { collectProjectedColumns, openProjectedCases } from "./projected-cases.ts";
import type { ReusableReadings } from "./reusable-readings.ts";
import { type LearnedName, voteOnCaseName } from "./vote-on-case-name.ts";

/** The result of reading all citations. */
export interface BuiltCitationGraph {
  readonly cases: number;
  /** Number of citations from case to case. */
  readonly edges: number;
  readonly citationMetrics: CitationMetrics;
  readonly learnedNames: readonly LearnedName[];
}

/** Options of {@link buildCitationGraph}. */
export interface CitationGraphOptions {
  readonly scratch: Scratch;
  /** Readings of a previous corpus; null if there is none. */
  readonly reusable: ReusableReadings | null;
  /** Starts threads that read cases. Default: they are read in this thread. */
  readonly startReaders?: (settings: CaseReaderSettings) => CaseReaders | null;
}

/** Cases of a corpus that are worth starting threads for. */
const MIN_THREADED_CASES = 20_000;
/** Cases of one request to a thread. */
const CASES_PER_REQUEST = 64;
/** Requests per thread that are made before their results are needed. */
const REQUESTS_PER_READER = 4;

/**
 * Stores the edges between cases with their treatment, the laws that cases cite, and counts votes for names. Opinions
 * with a reusable reading are not read again. 42 bytes per case are in memory, and 24 more at the end. Readings are stored
 * in ascending ordinal, so that the result does not depend on the number of threads.
 */
export async function buildCitationGraph(
  database: Database,
  stages: BuildStages,
  { scratch, reusable, startReaders }: CitationGraphOptions,
): Promise<BuiltCitationGraph> {
  const { visitEach, visitRange, runThrough } = stages;
  const isThreaded = startReaders !== undefined && reusable === null;
  const allocate = isThreaded ? (bytes: number) => new SharedArrayBuffer(bytes) : undefined;
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

  async function readInThreads(readers: CaseReaders): Promise<void> {
    const { count } = cases;
    const pending: Promise<readonly CaseReading[]>[] = [];
    let next = 0;
    const request = () => {
      const to = Math.min(count, next + CASES_PER_REQUEST);
      const reading = readers.read(next, to);
      // Whoever awaits it is told of an error; the others are given up.
      reading.catch(() => undefined);
      pending.push(reading);
      next = to;
    };
    while (next < count && pending.length < readers.count * REQUESTS_PER_READER) request();
    for (let from = 0; from < count; ) {
      const readings = await pending.shift()!;
      if (next < count) request();
      const to = from + readings.length;
      const first = from;
      await visitRange("cite", { from, to, count }, (ordinal) => store(ordinal, readings[ordinal - first]!));
      from = to;
    }
  }

  if (reusable) await runThrough(reusable.copyStored());
  const readers = isThreaded && cases.count >= MIN_THREADED_CASES ? startReaders(settings) : null;
  if (readers) await readInThreads(readers).finally(readers.close);
  else
    await visitEach("cite", cases.count, (ordinal) => {
      const clusterId = cases.clusterId(ordinal);
      if (!reusable?.has(clusterId)) return store(ordinal, readCase(ordinal));
      edges.add(clusterId, reusable.readEdges(clusterId));
      nameVote.addVotes(reusable.readCitedNames(clusterId));
    });
  provisions.finish();
  const citationMetrics = await runThrough(edges.finish());
  return { cases: cases.count, edges: edges.edges, citationMetrics, learnedNames: nameVote.countVotes() };
}
