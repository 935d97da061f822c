import { openClusterCorpus } from "../../../src/cluster/open-cluster-corpus.ts";
import { type OpenSearch, openOpenSearch } from "../../../src/cluster/opensearch/client.ts";
import { type PushOptions, type PushReport, pushCorpus } from "../../../src/cluster/push/push-corpus.ts";
import type { Corpus } from "../../../src/corpus/port/corpus.ts";
import { openCorpus } from "../../../src/store/corpus.ts";
import type { CorpusFile } from "../../../src/store/file/corpus-file.ts";
import { OPENSEARCH_URL } from "./services.ts";

/** A corpus that was pushed into indices of its own. */
export interface PushedCorpus {
  readonly search: OpenSearch;
  readonly corpus: Corpus;
  readonly report: PushReport;
  /** Deletes the indices. */
  close(): Promise<void>;
}

let last = 0;

/** Returns a prefix of index names that no other test uses. */
export function newPrefix(): string {
  return `test${process.pid}x${Date.now().toString(36)}x${last++}`;
}

/** Deletes the indices of a prefix. */
export async function deleteIndices(search: OpenSearch): Promise<void> {
  await search.send({ method: "DELETE", path: `/${search.prefix}-*`, timeoutMs: 60_000 });
}

/** Pushes a corpus and opens it in the cluster. */
export async function pushForTest(file: CorpusFile, options: PushOptions = {}): Promise<PushedCorpus> {
  const search = await openOpenSearch({ url: OPENSEARCH_URL!, prefix: newPrefix(), timeoutMs: 60_000 });
  const report = await pushCorpus(search, file, await openCorpus(file), { replicas: 0, ...options });
  const corpus = await openClusterCorpus(search, report.version);
  return {
    search,
    corpus,
    report,
    async close() {
      await corpus.close();
      await deleteIndices(search);
      await search.close();
    },
  };
}
