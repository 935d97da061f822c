import type { CaseRow } from "../law/case.ts";
import {
  actSectionIndexer,
  LEGISLATION_INDEX_TABLES,
  recountSectionCiters,
  sectionIndexer,
  storeKeys,
} from "../legislation/build.ts";
import { writeStanding } from "../search/columns.ts";
import { eachCase, renameCase } from "../store/cases.ts";
import { CITED_TABLES } from "../store/cited.ts";
import type { Database } from "../store/database.ts";
import { EDGE_TABLES } from "../store/edges.ts";
import { POSTINGS_SCHEMA, postingWriter } from "../store/postings.ts";
import type { SqliteOptions } from "../store/sqlite.ts";
import { citeCases, type ProjectedCase } from "./cite-cases.ts";
import { type Earlier, earlierReadings } from "./earlier.ts";
import { indexCases } from "./index-cases.ts";
import type { LearnedName } from "./learned-names.ts";
import { type StageOptions, type Stages, stagesOf } from "./stages.ts";
import { writeStandings } from "./standings.ts";

/** The tables of what is computed from the texts: who cites whom, and the words. */
export const PROJECTION_TABLES: readonly string[] = [
  EDGE_TABLES,
  CITED_TABLES,
  POSTINGS_SCHEMA,
  LEGISLATION_INDEX_TABLES,
];

export interface ProjectOptions extends StageOptions, SqliteOptions {
  /** Where the cases were carried over from: what it has computed of them is not computed again. Default none. */
  readonly earlier?: Earlier | null;
}

export interface Projection {
  /** How many citations from case to case. */
  readonly edges: number;
  readonly learned: readonly LearnedName[];
  /** How many cases' opinions were read for citations. */
  readonly read: number;
}

/**
 * Computes from what is stored what searching and citing need: edges with their treatment, standing, words, and which
 * laws the cases cite.
 * Cases are read in ascending cluster id, so that nothing depends on the order of the input; twice, because a case's
 * name may be known only when all decisions that cite it have been read. Of cases that were carried over only those are
 * read of which something may be otherwise now.
 */
export async function project(database: Database, options: ProjectOptions): Promise<Projection> {
  const { earlier = null } = options;
  const stages = stagesOf(options);
  const cases: ProjectedCase[] = [];
  eachCase(database, (row) => void cases.push(projected(row)));
  database.exec("BEGIN");
  const readings = earlier && earlierReadings(database, earlier);
  const provisions = earlier?.keepsLaw ? null : storeKeys(database);
  const { edges, standings, learned } = await citeCases(database, cases, stages, readings);
  for (const name of learned) renameCase(database, name.clusterId, name.name);
  const names = new Map(learned.map(({ clusterId, name }) => [clusterId, name]));
  const named = cases.map((row) => ({ ...row, name: names.get(row.clusterId) ?? row.name }));
  await indexCases(database, named, stages, earlier, options);
  if (provisions) await indexProvisions(database, provisions, stages);
  else recountSectionCiters(database);
  writeStanding(postingWriter(database), {
    citeCounts: standings.citeCounts,
    freshness: writeStandings(database, standings),
  });
  database.exec("COMMIT");
  return { edges, learned, read: cases.length - (readings?.count ?? 0) };
}

async function indexProvisions(
  database: Database,
  { sections, actSections }: ReturnType<typeof storeKeys>,
  stages: Stages,
): Promise<void> {
  for (const { index, ordinals } of [
    { index: sectionIndexer(database), ordinals: sections },
    { index: actSectionIndexer(database), ordinals: actSections },
  ]) {
    await stages.each("legislation", ordinals, index.add);
    index.finish();
  }
}

function projected(row: CaseRow): ProjectedCase {
  return {
    clusterId: row.clusterId,
    name: row.name,
    courtId: row.courtId,
    jurisdiction: row.jurisdiction,
    decided: { date: row.dateFiled, precision: row.datePrecision },
  };
}
