import type { Citation } from "../../citation/citation.ts";
import { findCitations } from "../../citation/find/find-citations.ts";
import { type PackedEdges, packEdges } from "../../citator/network/edge-writer.ts";
import { collectEdges, type EdgePorts } from "../../citator/treatment/edges/collect-edges.ts";
import type { SectionKind } from "../../law/case.ts";
import { type CandidateCase, resolveCandidates } from "../../resolve/resolve-candidates.ts";
import { createOpinionReader } from "../../store/cases/opinions.ts";
import { findCasesByKey } from "../../store/citations/case-citations.ts";
import type { CitedName, CitedReferences } from "../../store/citations/cited-references.ts";
import type { Database } from "../../store/sqlite/database.ts";
import { hashFnv1a } from "../../text/hash.ts";
import type { ProjectedCases, ProjectedColumns } from "./projected-cases.ts";

/** What the opinions of a case cite. */
export interface CaseReading {
  readonly edges: PackedEdges;
  readonly references: CitedReferences;
  /** The opinions with their citations; empty unless they are asked for. */
  readonly opinions: readonly ReadOpinion[];
}

/** An opinion whose citations were found. */
export interface ReadOpinion {
  readonly kind: SectionKind;
  readonly text: string;
  readonly citations: readonly Citation[];
}

/** What other threads must know to read cases; the columns are in shared memory. */
export interface CaseReaderSettings {
  readonly columns: ProjectedColumns;
  /** Whether readings need the opinions. */
  readonly needsOpinions: boolean;
}

/**
 * Creates a function that reads the opinions of the case with an ordinal: finds their citations, resolves them, and reads
 * how each cited case is treated. It depends on the stored records only, not on what was read before.
 */
export function createCaseReader(
  database: Database,
  cases: ProjectedCases,
  needsOpinions: boolean,
): (ordinal: number) => CaseReading {
  const stored = createOpinionReader(database);
  const isUnnamed = (clusterId: number) => cases.find(clusterId)?.isUnnamed === true;
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
  let names: CitedName[] = [];
  let opinions: ReadOpinion[] = [];
  const ports: EdgePorts = {
    findCitations(text) {
      const citations = findCitations(text);
      if (needsOpinions) opinions.push({ kind: kinds.get(text) ?? "combined", text, citations });
      return citations;
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

  return (ordinal) => {
    const { clusterId, name, decided } = cases.get(ordinal);
    keys.clear();
    kinds.clear();
    names = [];
    opinions = [];
    const parts = stored
      .listByCase(clusterId)
      .map((opinion) => ({ kind: opinion.kind, text: stored.readText(opinion) }));
    for (const { kind, text } of parts) kinds.set(text, kind);
    const edges = packEdges(collectEdges({ clusterId, name, decided, opinions: parts }, ports));
    return { edges, references: { keys: [...keys].sort((a, b) => a - b), names }, opinions };
  };
}
