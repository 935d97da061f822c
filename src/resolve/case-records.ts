import { parseCitation } from "../citation/parse/parse-citation.ts";
import type { CaseNode, CaseRecord, FreshnessDetail, Matched } from "../contract/schemas/common/case.ts";
import { EngineError } from "../errors.ts";
import { readCaseStatus, type StoredStatus } from "../store/cases/case-status.ts";
import { findStoredCase, type StoredCase } from "../store/cases/cases.ts";
import { listCitationsOfCase } from "../store/citations/case-citations.ts";
import type { Corpus } from "../store/corpus.ts";

export type CaseSummary = Omit<CaseRecord, "authority" | "parallel" | "freshnessDetail" | "matched">;

/** Makes the contract's case record and case node out of what the store holds. */
export interface CaseRecords {
  /** @throws EngineError `case_not_found` */
  readRecord(clusterId: number, matched?: Matched): CaseRecord;
  /**
   * What of a record can be had without reading its citations, for pages of many, whose standing is known already.
   * @throws EngineError `case_not_found`
   */
  readSummary(clusterId: number, standing: Pick<StoredStatus, "citeCount" | "freshness">): CaseSummary;
  /** @throws EngineError `case_not_found` */
  readNode(clusterId: number): CaseNode;
  /** Address of the case's page in the web application. */
  formatCaseUrl(clusterId: number): string;
}

/** @param appUrl address of the web application, without a slash at its end */
export function openCaseRecords(corpus: Corpus, appUrl: string): CaseRecords {
  const { database } = corpus;
  const absoluteUrl = (clusterId: number) => `${appUrl}/research/cases/${clusterId}`;

  function brief(clusterId: number, standing: Pick<StoredStatus, "citeCount" | "freshness">): CaseSummary {
    const row = requireCase(corpus, clusterId);
    const citations = listCitationsOfCase(database, clusterId).map((citation) => citation.text);
    return {
      clusterId,
      caseName: row.name,
      court: corpus.readCourts().get(row.courtId)?.name ?? row.courtId,
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
    formatCaseUrl: absoluteUrl,
    readSummary: brief,
    readRecord(clusterId, matched) {
      const standing = readCaseStatus(database, clusterId);
      const record = brief(clusterId, standing);
      return {
        ...record,
        authority: standing.authority,
        parallel: record.citations.map(toParallelCitation),
        freshnessDetail: readFreshnessDetail(standing),
        ...(matched && { matched }),
      };
    },
    readNode(clusterId) {
      const row = requireCase(corpus, clusterId);
      const citations = listCitationsOfCase(database, clusterId).map((citation) => citation.text);
      return {
        clusterId,
        caseName: row.name,
        citation: citations[0] ?? "",
        dateFiled: row.dateFiled,
        citeCount: readCaseStatus(database, clusterId).citeCount,
        absoluteUrl: absoluteUrl(clusterId),
        ...(row.jurisdiction === "IN" && { citations }),
      };
    },
  };
}

function requireCase(corpus: Corpus, clusterId: number): StoredCase {
  const row = findStoredCase(corpus.database, clusterId);
  if (!row) throw new EngineError("case_not_found", `The corpus has no case with the id ${clusterId}.`);
  return row;
}

function toParallelCitation(citation: string): CaseRecord["parallel"][number] {
  const read = parseCitation(citation);
  return { citation, reporter: read?.reporter ?? "", format: read?.format ?? "unknown" };
}

function readFreshnessDetail(standing: StoredStatus): FreshnessDetail {
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
