import { parseCitation } from "../citation/parse.ts";
import type { CaseNode, CaseRecord, FreshnessDetail, Matched } from "../contract/case.ts";
import { EngineError } from "../errors.ts";
import { caseById, type StoredCase } from "../store/cases.ts";
import { citationsOfCase } from "../store/citations.ts";
import type { Corpus } from "../store/corpus.ts";
import { type Standing, standingOf } from "../store/standing.ts";

export type CaseBrief = Omit<CaseRecord, "authority" | "parallel" | "freshnessDetail" | "matched">;

/** Makes the contract's case record and case node out of what the store holds. */
export interface CaseRecords {
  /** @throws EngineError `case_not_found` */
  record(clusterId: number, matched?: Matched): CaseRecord;
  /**
   * What of a record can be had without reading its citations, for pages of many, whose standing is known already.
   * @throws EngineError `case_not_found`
   */
  brief(clusterId: number, standing: Pick<Standing, "citeCount" | "freshness">): CaseBrief;
  /** @throws EngineError `case_not_found` */
  node(clusterId: number): CaseNode;
  /** Address of the case's page in the web application. */
  absoluteUrl(clusterId: number): string;
}

/** @param appUrl address of the web application, without a slash at its end */
export function caseRecords(corpus: Corpus, appUrl: string): CaseRecords {
  const { database } = corpus;
  const absoluteUrl = (clusterId: number) => `${appUrl}/research/cases/${clusterId}`;

  function brief(clusterId: number, standing: Pick<Standing, "citeCount" | "freshness">): CaseBrief {
    const row = requireCase(corpus, clusterId);
    const citations = citationsOfCase(database, clusterId).map((citation) => citation.text);
    return {
      clusterId,
      caseName: row.name,
      court: corpus.courts().get(row.courtId)?.name ?? row.courtId,
      courtId: row.courtId,
      jurisdiction: row.jurisdiction,
      dateFiled: row.dateFiled,
      year: Number(row.dateFiled.slice(0, 4)),
      bench: [...row.judges],
      citation: citations[0] ?? "",
      citations,
      docketNumber: row.docketNumber,
      citeCount: standing.citeCount,
      freshness: standing.freshness,
      absoluteUrl: absoluteUrl(clusterId),
    };
  }

  return {
    absoluteUrl,
    brief,
    record(clusterId, matched) {
      const standing = standingOf(database, clusterId);
      const record = brief(clusterId, standing);
      return {
        ...record,
        authority: standing.authority,
        parallel: record.citations.map(parallel),
        freshnessDetail: freshnessDetail(standing),
        ...(matched && { matched }),
      };
    },
    node(clusterId) {
      const row = requireCase(corpus, clusterId);
      const citations = citationsOfCase(database, clusterId).map((citation) => citation.text);
      return {
        clusterId,
        caseName: row.name,
        citation: citations[0] ?? "",
        dateFiled: row.dateFiled,
        citeCount: standingOf(database, clusterId).citeCount,
        absoluteUrl: absoluteUrl(clusterId),
        ...(row.jurisdiction === "IN" && { citations }),
      };
    },
  };
}

function requireCase(corpus: Corpus, clusterId: number): StoredCase {
  const row = caseById(corpus.database, clusterId);
  if (!row) throw new EngineError("case_not_found", `The corpus has no case with the id ${clusterId}.`);
  return row;
}

function parallel(citation: string): CaseRecord["parallel"][number] {
  const read = parseCitation(citation);
  return { citation, reporter: read?.reporter ?? "", format: read?.format ?? "unknown" };
}

function freshnessDetail(standing: Standing): FreshnessDetail {
  return (
    (standing.detail as FreshnessDetail | null) ?? {
      status: standing.freshness,
      definitive: true,
      partial: false,
      reason: null,
      citing: { total: 0, firstDate: null, lastDate: null },
    }
  );
}
