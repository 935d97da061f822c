import type { BuildReport } from "../../ingest/report.ts";
import type { BuildOptions } from "../build-corpus.ts";

/**
 * Builds a corpus file, or adds cases to a corpus and removes cases from it. The result equals one build of all inputs, the
 * earlier ones first, without the removed cases; the time depends on the size of the change. The corpus is written to a
 * second file, synced and renamed, so that the output is always a whole corpus, the new or the former one; it keeps its
 * permissions, and a symbolic link stays one. One process at a time builds an output.
 * @throws EngineError `validation_failed` if an input is missing, unknown, empty or unreadable, the output is an input or a
 * file that is not a corpus, another process is building it, an interrupted build of it would be lost, or it needs more
 * disk than is free, `corpus_unavailable` if `into` is damaged or not a corpus, `case_not_found` if it does not contain a
 * case to remove
 *
 * @example
 * ```ts
 * import { buildCorpus } from "headnote/node";
 *
 * const report = await buildCorpus({ inputs: [{ path: "opinions.tar.gz" }], output: "opinions.sqlite" });
 * console.log(report.stored.cases);
 * ```
 */
export async function buildCorpus(options: BuildOptions): Promise<BuildReport> {
  const deferred = await import("../build-corpus.ts");
  return deferred.buildCorpus(options);
}
