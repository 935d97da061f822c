import type { CorpusStats } from "../../corpus/port/corpus.ts";
import { findMostCitedCase } from "../../store/cases/case-status.ts";
import { countCasesByCourt } from "../../store/cases/cases.ts";
import type { OpenCorpusFile } from "../../store/corpus.ts";

/** Computes what a server of a cluster would have to read all cases for. */
export function computeStatistics({ database, bytes }: OpenCorpusFile): CorpusStats {
  return {
    casesByCourt: countCasesByCourt(database),
    mostCited: (["US", "IN"] as const).flatMap((jurisdiction) => {
      const most = findMostCitedCase(database, jurisdiction);
      return most === null ? [] : [{ jurisdiction, clusterId: most.clusterId }];
    }),
    bytes,
  };
}
