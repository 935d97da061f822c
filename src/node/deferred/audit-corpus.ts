import type { AuditOptions } from "../../audit/audit-corpus.ts";
import type { Finding } from "../../audit/finding.ts";
import type { OpenCorpusFile } from "../../store/corpus.ts";

/**
 * Finds what is suspicious in a corpus: first case by case in the order of cluster ids, then what cases have in common.
 * Every finding has its proof. The text of one case is in memory, and 60 bytes per case.
 *
 * @example
 * ```ts
 * import { openCorpus } from "headnote/ingest";
 * import { auditCorpus, openStarterCorpus } from "headnote/node";
 *
 * const corpus = await openCorpus(openStarterCorpus());
 * for await (const { kind, proof } of auditCorpus(corpus, { today: "2026-01-31" })) console.log(kind, proof);
 * corpus.close();
 * ```
 */
export async function* auditCorpus(corpus: OpenCorpusFile, options: AuditOptions): AsyncGenerator<Finding> {
  const deferred = await import("../../audit/audit-corpus.ts");
  yield* deferred.auditCorpus(corpus, options);
}
