import { findCitations } from "../citation/find.ts";
import { namesAgree } from "../citation/mismatch.ts";
import { edgeWriter } from "../citator/adjacency.ts";
import { collectEdges, type DecidedOn, type EdgePorts } from "../citator/edges.ts";
import { readFacts } from "../citator/facts.ts";
import { caseResolver } from "../citator/resolver.ts";
import type { CaseRow } from "../law/case.ts";
import { createIndexBuilder } from "../search/build.ts";
import { writeStanding } from "../search/columns.ts";
import { caseTextReader } from "../store/case-text.ts";
import { eachCase } from "../store/cases.ts";
import { casesByKey } from "../store/citations.ts";
import type { Database } from "../store/database.ts";
import { EDGE_TABLES } from "../store/edges.ts";
import { opinionReader } from "../store/opinions.ts";
import { POSTINGS_SCHEMA, postingWriter } from "../store/postings.ts";
import { type LearnedName, nameBallot, writeName } from "./learned-names.ts";
import type { Progress } from "./report.ts";
import { writeStandings } from "./standings.ts";

/** The tables of what is computed from the cases: who cites whom, and the words. */
export const PROJECTION_TABLES: readonly string[] = [EDGE_TABLES, POSTINGS_SCHEMA];

export interface ProjectOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
}

export interface Projection {
  /** How many citations from case to case. */
  readonly edges: number;
  readonly learned: readonly LearnedName[];
}

/** Cases between two looks at the clock's other tasks: an interrupt must be heard. */
const BREATH = 32;

/**
 * Computes from the stored cases what searching and citing need: edges with their treatment, standing, words.
 * Cases are read in ascending cluster id, so that nothing depends on the order of the input; twice, because a case's
 * name may be known only when all decisions that cite it have been read.
 */
export async function project(database: Database, options: ProjectOptions): Promise<Projection> {
  const cases: ProjectedCase[] = [];
  eachCase(database, (row) => void cases.push(projected(row)));
  const byId = new Map(cases.map((row) => [row.clusterId, row]));
  const opinions = opinionReader(database);
  const texts = caseTextReader(database);
  const edges = edgeWriter(database, readFacts(database));
  const postings = postingWriter(database);
  const index = createIndexBuilder(postings);
  const resolve = caseResolver({
    candidates: (key) => casesByKey(database, key),
    facts: (clusterId) => byId.get(clusterId)!,
    namesAgree,
  });
  const ballot = nameBallot(database);
  const ports: EdgePorts = {
    findCitations,
    resolve(keys, hints) {
      const found = resolve(keys, hints);
      if (found !== null && hints.name !== null) ballot.vote(found, hints.name);
      return found;
    },
    decided: (clusterId) => byId.get(clusterId)!.decided,
  };

  database.exec("BEGIN");
  await each("cite", ({ clusterId, decided }) => {
    const parts = opinions.ofCase(clusterId).map((opinion) => ({ kind: opinion.kind, text: opinions.text(opinion) }));
    edges.add(clusterId, collectEdges({ clusterId, decided, opinions: parts }, ports));
  });
  const citeCounts = edges.finish();
  const learned = ballot.result();
  for (const name of learned) writeName(database, name);
  const names = new Map(learned.map(({ clusterId, name }) => [clusterId, name]));
  await each("index", (row) => {
    const title = names.get(row.clusterId) ?? row.name;
    index.add({ ...row, title, content: texts.whole(row.clusterId), dateFiled: row.decided.date });
  });
  index.finish();
  writeStanding(postings, { citeCounts, freshness: writeStandings(database, citeCounts) });
  database.exec("COMMIT");
  return { edges: edges.edges, learned };

  async function each(stage: Progress["stage"], visit: (row: ProjectedCase) => void): Promise<void> {
    for (const [done, row] of cases.entries()) {
      if (done % BREATH === 0) {
        options.onProgress?.({ stage, done, total: cases.length, unit: "cases" });
        await nextTask();
        options.signal?.throwIfAborted();
      }
      visit(row);
    }
    options.onProgress?.({ stage, done: cases.length, total: cases.length, unit: "cases" });
  }
}

/** What is kept of every case while the opinions are read. */
interface ProjectedCase extends Pick<CaseRow, "clusterId" | "name" | "courtId" | "jurisdiction"> {
  readonly decided: DecidedOn;
  readonly year: number;
}

function projected(row: CaseRow): ProjectedCase {
  return {
    clusterId: row.clusterId,
    name: row.name,
    courtId: row.courtId,
    jurisdiction: row.jurisdiction,
    decided: { date: row.dateFiled, precision: row.datePrecision },
    year: Number(row.dateFiled.slice(0, 4)),
  };
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
