import { parseCitation } from "../../citation/parse/parse-citation.ts";
import { createOpinionReader } from "../../store/cases/opinions.ts";
import { findCasesByKey } from "../../store/citations/case-citations.ts";
import type { Database } from "../../store/sqlite/database.ts";
import { parseCitatorInfo } from "./citator-info.ts";
import type { ExternalTreatment } from "./weigh-treatments.ts";

/**
 * Creates a function that reads the later treatments of a case that only a reporter's own note records. Treatments by
 * decisions that the corpus contains are left out: their own words count.
 */
export function createExternalTreatmentReader(database: Database): (clusterId: number) => ExternalTreatment[] {
  const opinions = createOpinionReader(database);

  function isInCorpus(citation: string): boolean {
    const key = parseCitation(citation)?.key;
    return typeof key === "string" && findCasesByKey(database, key).length > 0;
  }

  return (clusterId) =>
    opinions
      .listByCase(clusterId)
      .filter((opinion) => opinion.kind === "citator_info")
      .flatMap((opinion) => parseCitatorInfo(opinions.readText(opinion)))
      .filter(({ citation }) => !isInCorpus(citation))
      .map(({ citation, year, kind, minority, code, paras }) => ({
        citation,
        year,
        kind,
        minority,
        snippet: paras.length > 0 ? `${code} ${citation} (${paras.join(", ")})` : `${code} ${citation}`,
      }));
}
