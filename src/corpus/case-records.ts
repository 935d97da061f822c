import { parseCitation } from "../citation/parse/parse-citation.ts";
import type { CaseNode, CaseRecord, Matched } from "../contract/schemas/common/case.ts";
import { EngineError } from "../errors.ts";
import type { EngineContext } from "./engine-context.ts";
import type { CaseData, CaseDetail } from "./port/case-reader.ts";

/** A case as lists show it: a record without the fields that need its status or a second look at its citations. */
export type CaseSummary = Omit<CaseRecord, "authority" | "parallel" | "freshnessDetail" | "matched">;

/** Returns the address of the page of a case. @param appUrl without a slash at its end */
export function formatCaseUrl(appUrl: string, clusterId: number): string {
  return `${appUrl}/research/cases/${clusterId}`;
}

/** Converts a case to a node of a network or a list of citations. @param appUrl without a slash at its end */
export function toCaseNode(data: CaseData, appUrl: string): CaseNode {
  const { clusterId, name, citations, dateFiled, citeCount, jurisdiction } = data;
  return {
    clusterId,
    caseName: name,
    citation: citations[0] ?? "",
    dateFiled,
    citeCount,
    absoluteUrl: formatCaseUrl(appUrl, clusterId),
    ...(jurisdiction === "IN" && { citations: [...citations] }),
  };
}

/** Converts a case to its summary. @param appUrl without a slash at its end */
export function toCaseSummary(data: CaseData, appUrl: string): CaseSummary {
  const { clusterId, name, court, jurisdiction, dateFiled, judges, citations, docketNumber } = data;
  return {
    clusterId,
    caseName: name,
    court: court.name,
    courtId: court.id,
    jurisdiction,
    dateFiled,
    year: Number(dateFiled.slice(0, 4)),
    bench: [...judges],
    citation: citations[0] ?? "",
    citations: [...citations],
    docketNumber,
    citeCount: data.citeCount,
    freshness: data.freshness,
    absoluteUrl: formatCaseUrl(appUrl, clusterId),
    ...(data.corpora && { corpora: [...data.corpora] }),
  };
}

/**
 * Converts a case to its record.
 * @param appUrl without a slash at its end
 * @param matched how the input led to the case; absent if the case was requested by id
 */
export function toCaseRecord(data: CaseDetail, appUrl: string, matched?: Matched): CaseRecord {
  return {
    ...toCaseSummary(data, appUrl),
    authority: data.authority,
    parallel: data.citations.map(toParallelCitation),
    freshnessDetail: data.freshnessDetail,
    ...(matched && { matched }),
  };
}

/** Reads the nodes of some cases, in order. @throws EngineError `case_not_found` */
export async function readCaseNodes(context: EngineContext, clusterIds: readonly number[]): Promise<CaseNode[]> {
  const cases = requireAll(await context.corpus.cases.readCases(clusterIds), clusterIds);
  return cases.map((data) => toCaseNode(data, context.appUrl));
}

/** Reads the records of some cases, in order. @throws EngineError `case_not_found` */
export async function readCaseRecords(
  context: EngineContext,
  clusterIds: readonly number[],
  matched?: Matched,
): Promise<CaseRecord[]> {
  const cases = requireAll(await context.corpus.cases.readDetails(clusterIds), clusterIds);
  return cases.map((data) => toCaseRecord(data, context.appUrl, matched));
}

/** Reads one case. @throws EngineError `case_not_found` */
export async function readRequiredCase(context: EngineContext, clusterId: number): Promise<CaseData> {
  const [data] = requireAll(await context.corpus.cases.readCases([clusterId]), [clusterId]);
  return data!;
}

/** Returns the error for a case that the corpus does not contain. */
export function createCaseNotFoundError(caseId: number | string): EngineError {
  return new EngineError("case_not_found", `The corpus has no case with the id ${caseId}.`);
}

function requireAll<Data extends CaseData>(cases: readonly (Data | null)[], clusterIds: readonly number[]): Data[] {
  return cases.map((data, at) => {
    if (data === null) throw createCaseNotFoundError(clusterIds[at]!);
    return data;
  });
}

function toParallelCitation(citation: string): CaseRecord["parallel"][number] {
  const read = parseCitation(citation);
  return { citation, reporter: read?.reporter ?? "", format: read?.format ?? "unknown" };
}
