import type { WithoutCost } from "../../contract/cost.ts";
import type { ManifestResponse, StatsResponse } from "../../contract/schemas/corpus.ts";
import type { Jurisdiction } from "../../law/jurisdiction.ts";
import { findMostCitedCase } from "../../store/cases/case-status.ts";
import type { EngineContext } from "../context.ts";

/** `corpus.manifest`: what the corpus says of itself. */
export function getManifest({ corpus }: EngineContext): WithoutCost<ManifestResponse> {
  const { builtFrom, ...rest } = corpus.manifest;
  return { data: { ...rest, builtFrom: [...builtFrom] }, meta: {} };
}

/** `corpus.stats`: how much of everything it holds. */
export function computeStats({ corpus, records }: EngineContext): WithoutCost<StatsResponse> {
  const courts = corpus.readCourts();
  const byCourt = corpus.database
    .prepare("SELECT court_id, count(*) AS n FROM cases GROUP BY court_id ORDER BY n DESC, court_id")
    .all()
    .map(([id, cases]) => ({
      courtId: id as string,
      court: courts.get(id as string)?.name ?? (id as string),
      cases: cases as number,
    }));
  const mostCitedOf = (jurisdiction: Jurisdiction) => {
    const most = findMostCitedCase(corpus.database, jurisdiction);
    if (!most) return [];
    const { clusterId, caseName, citation, citeCount } = records.readNode(most.clusterId);
    return [{ jurisdiction, clusterId, caseName, citation, citeCount }];
  };
  return {
    data: {
      ...corpus.manifest.counts,
      byCourt,
      mostCited: [...mostCitedOf("US"), ...mostCitedOf("IN")],
      bytes: corpus.bytes,
    },
    meta: {},
  };
}
