import { describeUntreated } from "../../citator/status/determine-status.ts";
import type { FreshnessDetail } from "../../contract/schemas/common/case.ts";
import { decodeFreshness } from "../../law/treatment.ts";
import { readCaseStatus, readStatusLabel, type StoredStatus } from "../../store/cases/case-status.ts";
import { readCaseHeader } from "../../store/cases/cases.ts";
import { listCitationTexts } from "../../store/citations/case-citations.ts";
import type { CaseData, CaseDetail } from "../port/case-reader.ts";
import type { FileContext } from "./file-context.ts";

/** Returns a case; `null` if the file does not contain it. */
export function readCaseData(context: FileContext, clusterId: number): CaseData | null {
  return findCaseData(context, clusterId, readStatusLabel(context.file.database, clusterId));
}

/** Returns a case with the reasons of its status; `null` if the file does not contain it. */
export function readCaseDetail(context: FileContext, clusterId: number): CaseDetail | null {
  const status = readCaseStatus(context.file.database, clusterId);
  const data = findCaseData(context, clusterId, status);
  return data && { ...data, authority: status.authority, freshnessDetail: toFreshnessDetail(status) };
}

function toFreshnessDetail({ freshness, detail }: StoredStatus): FreshnessDetail {
  // Written by the citator in this form.
  if (detail !== null) return detail as FreshnessDetail;
  return { ...describeUntreated(), status: freshness };
}

/** Returns the case of an ordinal, with its status from the columns of the index. */
export function readCaseOfOrdinal(context: FileContext, ordinal: number): CaseData {
  const { clusterIds, citeCounts, freshness } = context.searcher.index.columns;
  return findCaseData(context, clusterIds[ordinal]!, {
    citeCount: citeCounts[ordinal]!,
    freshness: decodeFreshness(freshness[ordinal]!),
  })!;
}

function findCaseData(
  { file, membership, toOrdinal }: FileContext,
  clusterId: number,
  { citeCount, freshness }: Pick<StoredStatus, "citeCount" | "freshness">,
): CaseData | null {
  const header = readCaseHeader(file.database, clusterId);
  if (!header) return null;
  const { name, nameFull, courtId, jurisdiction, dateFiled, datePrecision, judges, docketNumber } = header;
  return {
    clusterId,
    name,
    nameFull,
    court: file.readCourts().get(courtId) ?? { id: courtId, name: courtId, level: "unknown" },
    jurisdiction,
    dateFiled,
    datePrecision,
    judges,
    docketNumber,
    citations: listCitationTexts(file.database, clusterId),
    citeCount,
    freshness,
    ...(membership && { corpora: membership.listCorpora(toOrdinal(clusterId)) }),
  };
}
