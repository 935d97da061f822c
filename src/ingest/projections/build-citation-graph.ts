import { findCitations } from "../../citation/find/find-citations.ts";
import { createCaseAttributes } from "../../citator/network/case-attributes.ts";
import { type CitationMetrics, createEdgeWriter } from "../../citator/network/edge-writer.ts";
import { collectEdges, type EdgePorts } from "../../citator/treatment/edges/collect-edges.ts";
import type { SectionKind } from "../../law/case.ts";
import { createProvisionCiterCollector } from "../../legislation/provision-citer-collector.ts";
import { type CandidateCase, resolveCandidates } from "../../resolve/resolve-candidates.ts";
import { collectCaseColumns } from "../../store/cases/collect-case-columns.ts";
import { readCourts } from "../../store/cases/courts.ts";
import { createOpinionReader } from "../../store/cases/opinions.ts";
import { findCasesByKey } from "../../store/citations/case-citations.ts";
import { type CitedName, insertCitedReferences } from "../../store/citations/cited-references.ts";
import type { Scratch } from "../../store/scratch/scratch.ts";
import type { Database } from "../../store/sqlite/database.ts";
import { hashFnv1a } from "../../text/hash.ts";
import type { BuildStages } from "../stages.ts";
import { openProjectedCases, type ProjectedCase } from "./projected-cases.ts";
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

/**
 * Stores the edges between cases with their treatment, the laws that cases cite, and counts votes for names. Opinions
 * with a reusable reading are not read again. 42 bytes per case are in memory, and 24 more at the end.
 */
export async function buildCitationGraph(
  database: Database,
  { visitEach: each, runThrough }: BuildStages,
  reusable: ReusableReadings | null,
  scratch: Scratch,
): Promise<BuiltCitationGraph> {
  const opinions = createOpinionReader(database);
  const columns = await runThrough(collectCaseColumns(database));
  const cases = openProjectedCases(database, columns);
  const edges = createEdgeWriter(database, createCaseAttributes(columns, readCourts(database)), scratch);
  const isUnnamed = (clusterId: number) => cases.find(clusterId)?.isUnnamed === true;
  const nameVote = voteOnCaseName(isUnnamed);
  const legislationReferences = createProvisionCiterCollector(database);
  function toCandidate(clusterId: number): CandidateCase {
    const { name, decided, isUnnamed } = cases.find(clusterId)!;
    return {
      clusterId,
      name: isUnnamed ? null : name,
      fullName: null,
      year: Number(decided.date.slice(0, 4)),
      citeCount: 0,
    };
  }
  const keys = new Set<number>();
  /** Kinds of the opinions of the case that is read, by text. */
  const kinds = new Map<string, SectionKind>();
  const names: CitedName[] = [];
  const ports: EdgePorts = {
    findCitations(text) {
      const found = findCitations(text);
      legislationReferences.addOpinion(text, kinds.get(text) ?? "combined", found);
      return found;
    },
    resolve(asked, hints) {
      for (const key of asked) keys.add(hashFnv1a(key));
      const candidates = new Map(asked.map((key) => [key, findCasesByKey(database, key).map(toCandidate)]));
      const cited = resolveCandidates(candidates, hints, "strict")?.clusterId ?? null;
      if (cited !== null && hints.name !== null && isUnnamed(cited)) names.push({ cited, name: hints.name });
      return cited;
    },
    decided: cases.decided,
  };

  function read({ clusterId, name, decided, jurisdiction }: ProjectedCase): void {
    keys.clear();
    names.length = 0;
    legislationReferences.beginCase(clusterId, jurisdiction);
    const parts = opinions
      .listByCase(clusterId)
      .map((opinion) => ({ kind: opinion.kind, text: opinions.readText(opinion) }));
    kinds.clear();
    for (const { kind, text } of parts) kinds.set(text, kind);
    edges.add(clusterId, collectEdges({ clusterId, name, decided, opinions: parts }, ports));
    legislationReferences.endCase();
    insertCitedReferences(database, clusterId, { keys, names });
    nameVote.addVotes(names);
  }

  if (reusable) await runThrough(reusable.copyStored());
  await each("cite", cases.count, (ordinal) => {
    const clusterId = cases.clusterId(ordinal);
    if (!reusable?.has(clusterId)) return read(cases.get(ordinal));
    edges.carry(clusterId, reusable.readEdges(clusterId));
    nameVote.addVotes(reusable.readCitedNames(clusterId));
  });
  legislationReferences.finish();
  const citationMetrics = await runThrough(edges.finish());
  return { cases: cases.count, edges: edges.edges, citationMetrics, learnedNames: nameVote.countVotes() };
}
