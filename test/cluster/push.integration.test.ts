import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readClusterStatus, readCurrentVersion } from "../../src/cluster/cluster-status.ts";
import { openClusterCorpus } from "../../src/cluster/open-cluster-corpus.ts";
import { type OpenSearch, openOpenSearch } from "../../src/cluster/opensearch/client.ts";
import { INDEX_KINDS } from "../../src/cluster/opensearch/index-names.ts";
import { pushCorpus } from "../../src/cluster/push/push-corpus.ts";
import { watchCurrentCorpus } from "../../src/cluster/serve-current.ts";
import { openCorpus } from "../../src/store/corpus.ts";
import { type CorpusFile, openCorpusBytes } from "../../src/store/file/corpus-file.ts";
import { NEEDS_OPENSEARCH, OPENSEARCH_URL } from "../support/cluster/services.ts";
import { deleteIndices, newPrefix } from "../support/cluster/small-cluster.ts";
import { SMALL_CASES } from "../support/corpora/small-cases.ts";
import { buildSmallCorpus } from "../support/corpora/small-corpus.ts";

const TIMEOUT = 180_000;

describe.skipIf(OPENSEARCH_URL === undefined)(`pushing a corpus${NEEDS_OPENSEARCH}`, { timeout: TIMEOUT }, () => {
  let search: OpenSearch;
  const open = async (cases = SMALL_CASES) => openCorpusBytes((await buildSmallCorpus(cases)).bytes);
  const push = async (file: CorpusFile, signal?: AbortSignal) =>
    pushCorpus(search, file, await openCorpus(file), { replicas: 0, signal });

  beforeAll(async () => {
    search = await openOpenSearch({ url: OPENSEARCH_URL!, prefix: newPrefix(), timeoutMs: 60_000 });
  });
  afterAll(async () => {
    await deleteIndices(search);
    await search.close();
  }, TIMEOUT);

  it("lets nothing be read before the first push", async () => {
    expect(await readCurrentVersion(search)).toBeNull();
    const current = watchCurrentCorpus(search, async () => undefined);
    await expect(current.open()).rejects.toMatchObject({ code: "corpus_unavailable" });
    current.close();
  });

  it("leaves the former version in service when it is interrupted, and continues where it was", async () => {
    const first = await push(await open(SMALL_CASES.slice(0, 3)));
    expect(await readCurrentVersion(search)).toBe(first.version);
    const file = await open();
    const reason = new Error("stopped");
    await expect(push(file, AbortSignal.abort(reason))).rejects.toBe(reason);
    expect(await readCurrentVersion(search)).toBe(first.version);

    const corpus = await openClusterCorpus(search, first.version);
    expect((await corpus.readManifest()).counts.cases).toBe(3);
    const second = await push(file);
    expect(second.resumedAt).toBe(SMALL_CASES.length);
    expect(await readCurrentVersion(search)).toBe(second.version);
    // Calls on the former version end on it.
    expect((await corpus.computeStats()).casesByCourt.length).toBeGreaterThan(0);
    await corpus.close();
  });

  it("writes nothing again for a corpus that is there", async () => {
    const again = await push(await open());
    expect(again.resumedAt).toBe(SMALL_CASES.length);
  });

  it("is shown with its indices, documents and shards", async () => {
    const { version, nodes, indices } = await readClusterStatus(search);
    expect(nodes).toBeGreaterThan(0);
    const own = indices.filter(({ name }) => name.endsWith(version!));
    expect(own.map(({ name }) => name.split("-")[1]).sort()).toEqual([...INDEX_KINDS].sort());
    const cases = own.find(({ name }) => name.includes("-cases-"))!;
    expect(cases).toMatchObject({ documents: SMALL_CASES.length, shards: 1, replicas: 0 });
  });

  it("finds out that documents are missing before servers read them", async () => {
    const file = await open(SMALL_CASES.slice(0, 2));
    await expect(push(file, AbortSignal.abort(new Error("stopped")))).rejects.toThrow("stopped");
    const lost = SMALL_CASES[0]!.case.clusterId;
    const version = await readCurrentVersion(search);
    const { indices } = await readClusterStatus(search);
    for (const { name } of indices.filter(({ name }) => name.includes("-cases-") && !name.endsWith(version!)))
      await search.send({ method: "DELETE", path: `/${name}/_doc/${lost}` }).catch(() => undefined);
    await expect(push(file)).rejects.toMatchObject({ code: "corpus_unavailable" });
    expect(await readCurrentVersion(search)).toBe(version);
  });
});
