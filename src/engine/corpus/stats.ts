import type { WithoutCost } from "../../contract/cost.ts";
import type { ManifestResponse, StatsResponse } from "../../contract/schemas/corpus.ts";
import { readCaseNodes } from "../../corpus/case-records.ts";
import type { EngineContext } from "../../corpus/engine-context.ts";

export { getManifest as manifest, readStats as stats };

/** `corpus.manifest`: returns the manifest of the corpus. */
async function getManifest({ corpus }: EngineContext): Promise<WithoutCost<ManifestResponse>> {
  const { builtFrom, corpora, ...rest } = await corpus.readManifest();
  const members = corpora?.map(({ name, version, cases }) => ({ name, version, cases }));
  return { data: { ...rest, builtFrom: [...builtFrom], ...(members && { corpora: members }) }, meta: {} };
}

/** `corpus.stats`: counts the contents of the corpus. */
async function readStats(context: EngineContext): Promise<WithoutCost<StatsResponse>> {
  const { corpus } = context;
  const [{ counts }, courts, { casesByCourt, mostCited, bytes }] = await Promise.all([
    corpus.readManifest(),
    corpus.readCourts(),
    corpus.computeStats(),
  ]);
  const nodes = await readCaseNodes(
    context,
    mostCited.map(({ clusterId }) => clusterId),
  );
  return {
    data: {
      ...counts,
      byCourt: casesByCourt.map(({ courtId, cases }) => ({
        courtId,
        court: courts.get(courtId)?.name ?? courtId,
        cases,
      })),
      mostCited: nodes.map(({ clusterId, caseName, citation, citeCount }, at) => ({
        jurisdiction: mostCited[at]!.jurisdiction,
        clusterId,
        caseName,
        citation,
        citeCount,
      })),
      bytes,
    },
    meta: {},
  };
}
