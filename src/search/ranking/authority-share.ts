import type { CaseColumns } from "../../store/postings/case-columns.ts";
import type { OrdinalFunction } from "./bm25.ts";

/** Logarithms of counts below this are computed once; most counts are small. */
const MAX_PRECOMPUTED_COUNT = 4096;

/** Creates a function that returns log(1 + cite count) of a case, as a share of that of the most cited case. */
export function createAuthorityShare({ citeCounts, mostCited }: CaseColumns): OrdinalFunction {
  const most = Math.max(1, mostCited);
  const shareOf = (count: number) => Math.log1p(count) / Math.log1p(most);
  const shares = Float64Array.from({ length: Math.min(most + 1, MAX_PRECOMPUTED_COUNT) }, (_, count) => shareOf(count));
  return (ordinal) => {
    const count = citeCounts[ordinal]!;
    return count < shares.length ? shares[count]! : shareOf(count);
  };
}
