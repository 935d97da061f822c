import type { Corpus } from "../../corpus/port/corpus.ts";
import type { AnswerScope } from "../interpret/answer-scope.ts";

/** Returns those of the cases that the scope admits. */
export async function selectInScope(
  { search }: Corpus,
  { cases }: AnswerScope,
  clusterIds: readonly number[],
): Promise<ReadonlySet<number>> {
  return cases === null ? new Set() : search.selectAdmitted(cases, clusterIds);
}
