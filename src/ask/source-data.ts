import { toCaseSummary } from "../corpus/case-records.ts";
import type { EngineContext } from "../corpus/engine-context.ts";
import type { CaseDetail } from "../corpus/port/case-reader.ts";
import type { Manifest } from "../corpus/port/corpus.ts";
import type { CodeData, ProvisionData, ProvisionValidity } from "../corpus/port/legislation-reader.ts";
import { readEndNotes } from "../corpus/read-end-notes.ts";
import { toProvisionKey } from "./passages/passage.ts";

/** Facts about the sources of an answer, read before it is composed. */
export interface SourceData {
  readonly cases: ReadonlyMap<number, CaseDetail>;
  readonly codes: ReadonlyMap<string, CodeData>;
  /** What courts made of provisions, by `toProvisionKey`; none for a provision on which no decision is known. */
  readonly validity: ReadonlyMap<string, ProvisionValidity>;
  /** By `toProvisionKey`, the note that says that a section of an Act is no longer in force; none for one that is. */
  readonly endNotes: ReadonlyMap<string, string>;
  readonly manifest: Manifest;
  readonly appUrl: string;
}

/** Reads the codes, the manifest and the cases with these ids; ids that the corpus does not contain are ignored. */
export async function readSourceData(context: EngineContext, clusterIds: readonly number[]): Promise<SourceData> {
  const { corpus, appUrl } = context;
  const [codes, manifest] = await Promise.all([corpus.legislation.readCodes(), corpus.readManifest()]);
  const byId = new Map(codes.map((code) => [code.id, code]));
  const empty = { cases: new Map(), codes: byId, validity: new Map(), endNotes: new Map(), manifest, appUrl };
  return addCases(context, empty, clusterIds);
}

/** Reads the cases that `data` does not contain yet, and returns `data` with them. */
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

/** Reads what courts and later Acts made of some provisions, and returns `data` with it. */
export async function addProvisionHistory(
  { corpus }: EngineContext,
  data: SourceData,
  provisions: readonly ProvisionData[],
): Promise<SourceData> {
  const ids = provisions.map(({ kind, section }) =>
    kind === "act" ? { actId: section.act.actId, number: section.number } : { actId: section.actId },
  );
  const found = await corpus.legislation.readValidity(ids, null);
  const added = provisions.flatMap((one, at) => {
    const validity = found[at];
    return validity ? [[toProvisionKey(one), validity] as const] : [];
  });
  const endNotes = new Map(data.endNotes);
  for (const one of provisions) {
    const [note] = one.kind === "act" ? await readEndNotes(corpus.legislation, one.section) : [];
    if (note !== undefined) endNotes.set(toProvisionKey(one), note);
  }
  return { ...data, validity: new Map([...data.validity, ...added]), endNotes };
}

/** Returns the summary of a case that {@link readSourceData} or {@link addCases} has read. */
export function getSummary({ cases, appUrl }: SourceData, clusterId: number) {
  return toCaseSummary(cases.get(clusterId)!, appUrl);
}
