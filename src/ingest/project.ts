import { findCitations } from "../citation/find.ts";
import { namesAgree } from "../citation/mismatch.ts";
import { edgeWriter } from "../citator/adjacency.ts";
import { collectEdges, type DecidedOn } from "../citator/edges.ts";
import { readFacts } from "../citator/facts.ts";
import { caseResolver } from "../citator/resolver.ts";
import type { CaseRow } from "../law/case.ts";
import { createIndexBuilder } from "../search/build.ts";
import { writeStanding } from "../search/columns.ts";
import { eachCase } from "../store/cases.ts";
import { casesByKey } from "../store/citations.ts";
import type { Database } from "../store/database.ts";
import { EDGE_TABLES } from "../store/edges.ts";
import { isContent, OPINION_SEPARATOR, opinionReader } from "../store/opinions.ts";
import { POSTINGS_SCHEMA, postingWriter } from "../store/postings.ts";
import type { Progress } from "./report.ts";
import { writeStandings } from "./standings.ts";

/** The tables of what is computed from the cases: who cites whom, and the words. */
export const PROJECTION_TABLES: readonly string[] = [EDGE_TABLES, POSTINGS_SCHEMA];

export interface ProjectOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
}

/** Cases between two looks at the clock's other tasks: an interrupt must be heard. */
const BREATH = 32;

/**
 * Computes from the stored cases what searching and citing need: edges with their treatment, standing, words.
 * Cases are read once, in ascending cluster id, so that neither depends on the order of the input.
 */
export async function project(database: Database, options: ProjectOptions): Promise<{ edges: number }> {
  const cases: ProjectedCase[] = [];
  eachCase(database, (row) => void cases.push(projected(row)));
  const byId = new Map(cases.map((row) => [row.clusterId, row]));
  const opinions = opinionReader(database);
  const edges = edgeWriter(database, readFacts(database));
  const postings = postingWriter(database);
  const index = createIndexBuilder(postings);
  const resolve = caseResolver({
    candidates: (key) => casesByKey(database, key),
    facts: (clusterId) => byId.get(clusterId)!,
    namesAgree,
  });
  const ports = { findCitations, resolve, decided: (clusterId: number) => byId.get(clusterId)!.decided };

  database.exec("BEGIN");
  for (const [done, row] of cases.entries()) {
    if (done % BREATH === 0) {
      options.onProgress?.({ stage: "cite", done, total: cases.length, unit: "cases" });
      await nextTask();
      options.signal?.throwIfAborted();
    }
    const parts = opinions
      .ofCase(row.clusterId)
      .map((opinion) => ({ kind: opinion.kind, text: opinions.text(opinion) }));
    edges.add(row.clusterId, collectEdges({ clusterId: row.clusterId, decided: row.decided, opinions: parts }, ports));
    const content = parts
      .filter(isContent)
      .map((part) => part.text)
      .join(OPINION_SEPARATOR);
    index.add({ ...row, title: row.name, content, dateFiled: row.decided.date });
  }
  options.onProgress?.({ stage: "index", done: 0, total: 1, unit: "steps" });
  await nextTask();
  const citeCounts = edges.finish();
  index.finish();
  const freshness = writeStandings(database, citeCounts);
  writeStanding(postings, { citeCounts, freshness });
  database.exec("COMMIT");
  options.onProgress?.({ stage: "index", done: 1, total: 1, unit: "steps" });
  return { edges: edges.edges };
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
