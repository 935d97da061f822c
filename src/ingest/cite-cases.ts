import { findCitations } from "../citation/find.ts";
import { namesAgree } from "../citation/mismatch.ts";
import { edgeWriter, type Standings } from "../citator/adjacency.ts";
import { collectEdges, type DecidedOn, type EdgePorts } from "../citator/edges.ts";
import { readFacts } from "../citator/facts.ts";
import { caseResolver } from "../citator/resolver.ts";
import type { CaseRow } from "../law/case.ts";
import { crossReferences } from "../legislation/cross-references.ts";
import { casesByKey } from "../store/citations.ts";
import { type CitedName, insertCited, keyHash } from "../store/cited.ts";
import type { Database } from "../store/database.ts";
import { opinionReader } from "../store/opinions.ts";
import type { EarlierReadings } from "./earlier.ts";
import { type LearnedName, nameBallot } from "./learned-names.ts";
import type { Stages } from "./stages.ts";

/** What is kept of every case while the opinions are read. */
export interface ProjectedCase extends Pick<CaseRow, "clusterId" | "name" | "courtId" | "jurisdiction"> {
  readonly decided: DecidedOn;
}

export interface CitedCases {
  /** How many citations from case to case. */
  readonly edges: number;
  readonly standings: Standings;
  readonly learned: readonly LearnedName[];
}

/**
 * Stores who cites whom and how, which laws the cases cite, and learns names. Opinions are read but for those of which
 * there is an earlier reading.
 * @param cases every case, in ascending cluster id
 */
export async function citeCases(
  database: Database,
  cases: readonly ProjectedCase[],
  { each }: Stages,
  earlier: EarlierReadings | null,
): Promise<CitedCases> {
  const byId = new Map(cases.map((row) => [row.clusterId, row]));
  const opinions = opinionReader(database);
  const edges = edgeWriter(database, readFacts(database));
  const ballot = nameBallot(database);
  const laws = crossReferences(database);
  const resolve = caseResolver({
    candidates: (key) => casesByKey(database, key),
    facts: (clusterId) => {
      const { name, decided } = byId.get(clusterId)!;
      return { name: ballot.isUnnamed(clusterId) ? null : name, year: Number(decided.date.slice(0, 4)) };
    },
    namesAgree,
  });
  const keys = new Set<number>();
  const names: CitedName[] = [];
  const ports: EdgePorts = {
    findCitations(text) {
      const found = findCitations(text);
      laws.note(text, found);
      return found;
    },
    resolve(asked, hints) {
      for (const key of asked) keys.add(keyHash(key));
      const cited = resolve(asked, hints);
      if (cited !== null && hints.name !== null && ballot.isUnnamed(cited)) names.push({ cited, name: hints.name });
      return cited;
    },
    decided: (clusterId) => byId.get(clusterId)!.decided,
  };

  function read({ clusterId, name, decided, jurisdiction }: ProjectedCase): void {
    keys.clear();
    names.length = 0;
    laws.begin(clusterId, jurisdiction);
    const parts = opinions.ofCase(clusterId).map((opinion) => ({ kind: opinion.kind, text: opinions.text(opinion) }));
    edges.add(clusterId, collectEdges({ clusterId, name, decided, opinions: parts }, ports));
    laws.end();
    insertCited(database, clusterId, { keys, names });
    ballot.take(names);
  }

  earlier?.carry();
  await each("cite", cases, (row) => {
    if (!earlier?.has(row.clusterId)) return read(row);
    edges.carry(row.clusterId, earlier.edgesOf(row.clusterId));
    ballot.take(earlier.namesCitedBy(row.clusterId));
  });
  laws.finish();
  return { edges: edges.edges, standings: edges.finish(), learned: ballot.result() };
}
