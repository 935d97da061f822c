import type { BuildCounts, CountBuildOptions } from "../count-build-records.ts";

/**
 * Counts what a build of the same inputs would read, without writing a corpus: records by kind, what the filter leaves
 * out, and the size that the corpus would have, with what it is added to and without the cases that are removed. Cases
 * that this corpus contains already, which a build would refuse or merge, are counted all the same.
 * @throws EngineError as a build would: `validation_failed` if an input is missing, unknown or unreadable, or the output
 * must not be replaced, `corpus_unavailable` if `into` is damaged or not a corpus, `case_not_found` if it does not contain
 * a case to remove
 *
 * @example
 * ```ts
 * import { countBuildRecords } from "headnote/node";
 *
 * const counts = await countBuildRecords({ inputs: [{ path: "opinions.tar.gz" }], filter: { courts: ["scotus"] } });
 * console.log(counts.cases, counts.corpusBytes);
 * ```
 */
export async function countBuildRecords(options: CountBuildOptions): Promise<BuildCounts> {
  const deferred = await import("../count-build-records.ts");
  return deferred.countBuildRecords(options);
}
