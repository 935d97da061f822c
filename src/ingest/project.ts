import { findCitations } from "../citation/find.ts";
import { namesAgree } from "../citation/mismatch.ts";
import { edgeWriter } from "../citator/adjacency.ts";
import { collectEdges, type DecidedOn, type EdgePorts } from "../citator/edges.ts";
import { readFacts } from "../citator/facts.ts";
import { caseResolver } from "../citator/resolver.ts";
import type { CaseRow } from "../law/case.ts";
import { actSectionIndexer, LEGISLATION_INDEX_TABLES, sectionIndexer, storeKeys } from "../legislation/build.ts";
import { crossReferences } from "../legislation/cross-references.ts";
import { createIndexBuilder } from "../search/build.ts";
import { writeStanding } from "../search/columns.ts";
import { caseTextReader } from "../store/case-text.ts";
import { eachCase, renameCase } from "../store/cases.ts";
import { casesByKey } from "../store/citations.ts";
import type { Database } from "../store/database.ts";
import { EDGE_TABLES } from "../store/edges.ts";
import { opinionReader } from "../store/opinions.ts";
import { POSTINGS_SCHEMA, postingWriter } from "../store/postings.ts";
import { type LearnedName, nameBallot } from "./learned-names.ts";
import type { Progress } from "./report.ts";
import { writeStandings } from "./standings.ts";

/** The tables of what is computed from the texts: who cites whom, and the words. */
export const PROJECTION_TABLES: readonly string[] = [EDGE_TABLES, POSTINGS_SCHEMA, LEGISLATION_INDEX_TABLES];

export interface ProjectOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
}

export interface Projection {
  /** How many citations from case to case. */
  readonly edges: number;
  readonly learned: readonly LearnedName[];
}

/** Cases or sections between two looks at the clock's other tasks: an interrupt must be heard. */
const BREATH = 32;

/**
 * Computes from what is stored what searching and citing need: edges with their treatment, standing, words, and which
 * laws the cases cite.
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
  const ballot = nameBallot(database);
  const resolve = caseResolver({
    candidates: (key) => casesByKey(database, key),
    facts: (clusterId) => {
      const { name, year } = byId.get(clusterId)!;
      return { name: ballot.isUnnamed(clusterId) ? null : name, year };
    },
    namesAgree,
  });
  database.exec("BEGIN");
  const { sections, actSections } = storeKeys(database);
  const laws = crossReferences(database);
  const ports: EdgePorts = {
    findCitations(text) {
      const found = findCitations(text);
      laws.note(text, found);
      return found;
    },
    resolve(keys, hints) {
      const found = resolve(keys, hints);
      if (found !== null && hints.name !== null) ballot.vote(found, hints.name);
      return found;
    },
    decided: (clusterId) => byId.get(clusterId)!.decided,
  };

  await each("cite", cases, ({ clusterId, name, decided, jurisdiction }) => {
    laws.begin(clusterId, jurisdiction);
    const parts = opinions.ofCase(clusterId).map((opinion) => ({ kind: opinion.kind, text: opinions.text(opinion) }));
    edges.add(clusterId, collectEdges({ clusterId, name, decided, opinions: parts }, ports));
    laws.end();
  });
  laws.finish();
  const standings = edges.finish();
  const learned = ballot.result();
  for (const name of learned) renameCase(database, name.clusterId, name.name);
  const names = new Map(learned.map(({ clusterId, name }) => [clusterId, name]));
  await each("index", cases, (row) => {
    const title = names.get(row.clusterId) ?? row.name;
    index.add({ ...row, title, content: texts.whole(row.clusterId), dateFiled: row.decided.date });
  });
  index.finish();
  const provisions = [
    { index: sectionIndexer(database), ordinals: sections },
    { index: actSectionIndexer(database), ordinals: actSections },
  ];
  for (const { index, ordinals } of provisions) {
    await each("legislation", ordinals, index.add);
    index.finish();
  }
  writeStanding(postings, {
    citeCounts: standings.citeCounts,
    freshness: writeStandings(database, standings),
  });
  database.exec("COMMIT");
  return { edges: edges.edges, learned };

  async function each<Item>(stage: keyof typeof UNITS, items: readonly Item[], visit: (item: Item) => void) {
    const report = (done: number) => options.onProgress?.({ stage, done, total: items.length, unit: UNITS[stage] });
    for (const [done, item] of items.entries()) {
      if (done % BREATH === 0) {
        report(done);
        await nextTask();
        options.signal?.throwIfAborted();
      }
      visit(item);
    }
    report(items.length);
  }
}

const UNITS = { cite: "cases", index: "cases", legislation: "sections" } as const;

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

/** Lets the clock's other tasks run. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
