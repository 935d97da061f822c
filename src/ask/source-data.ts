import { toCaseSummary } from "../corpus/case-records.ts";
import type { EngineContext } from "../corpus/engine-context.ts";
import type { CaseDetail } from "../corpus/port/case-reader.ts";
import type { Manifest } from "../corpus/port/corpus.ts";
import type { CodeData } from "../corpus/port/legislation-reader.ts";

/** What an answer states of its sources, read before it is composed. */
export interface SourceData {
  readonly cases: ReadonlyMap<number, CaseDetail>;
  readonly codes: ReadonlyMap<string, CodeData>;
  readonly manifest: Manifest;
  readonly appUrl: string;
}

/** Reads codes, manifest and some cases. */
export async function readSourceData(context: EngineContext, clusterIds: readonly number[]): Promise<SourceData> {
  const { corpus, appUrl } = context;
  const [codes, manifest] = await Promise.all([corpus.legislation.readCodes(), corpus.readManifest()]);
  const empty = { cases: new Map(), codes: new Map(codes.map((code) => [code.id, code])), manifest, appUrl };
  return addCases(context, empty, clusterIds);
}

/** Returns the same with more cases. */
export async function addCases(
  { corpus }: EngineContext,
  data: SourceData,
  clusterIds: readonly number[],
): Promise<SourceData> {
  const missing = [...new Set(clusterIds)].filter((clusterId) => !data.cases.has(clusterId));
  const cases = await corpus.cases.readDetails(missing);
  const added = cases.flatMap((one) => (one === null ? [] : [[one.clusterId, one] as const]));
  return { ...data, cases: new Map([...data.cases, ...added]) };
}

/** Returns a case that {@link readSourceData} has read, as lists show it. */
export function getSummary({ cases, appUrl }: SourceData, clusterId: number) {
  return toCaseSummary(cases.get(clusterId)!, appUrl);
}
