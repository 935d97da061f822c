import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readCurrentVersion } from "../../src/cluster/cluster-status.ts";
import { openClusterCorpus } from "../../src/cluster/open-cluster-corpus.ts";
import { type OpenSearch, openOpenSearch } from "../../src/cluster/opensearch/client.ts";
import { buildIndexName, INDEX_KINDS } from "../../src/cluster/opensearch/index-names.ts";
import { type PushOptions, type PushReport, pushCorpus } from "../../src/cluster/push/push-corpus.ts";
import { createFileCorpus } from "../../src/corpus/file/open-file-corpus.ts";
import type { Corpus } from "../../src/corpus/port/corpus.ts";
import { buildCorpusFile } from "../../src/ingest/build-corpus-file.ts";
import { parseQuery } from "../../src/query/parse.ts";
import { openCorpus } from "../../src/store/corpus.ts";
import { type CorpusFile, createMemoryFile, openCorpusBytes } from "../../src/store/file/corpus-file.ts";
import { NEEDS_OPENSEARCH, OPENSEARCH_URL } from "../support/cluster/services.ts";
import { deleteIndices, newPrefix } from "../support/cluster/small-cluster.ts";
import { SMALL_CASES } from "../support/corpora/small-cases.ts";
import { buildSmallCorpus } from "../support/corpora/small-corpus.ts";

const TIMEOUT = 180_000;
const ALL = SMALL_CASES.length;

describe.skipIf(OPENSEARCH_URL === undefined)(
  `pushing a changed corpus${NEEDS_OPENSEARCH}`,
  { timeout: TIMEOUT },
  () => {
    let search: OpenSearch;
    let other: OpenSearch;
    let all: Uint8Array;
    /** Opens the corpus without the cases of some places, as `headnote build --into` makes it. */
    const open = (...removed: number[]) => removeCases(all, removed);
    const push = async (file: CorpusFile, options: PushOptions = {}, to = search) =>
      pushCorpus(to, file, await openCorpus(file), { replicas: 0, ...options });

    beforeAll(async () => {
      const connect = () => openOpenSearch({ url: OPENSEARCH_URL!, prefix: newPrefix(), timeoutMs: 60_000 });
      all = (await buildSmallCorpus()).bytes;
      [search, other] = [await connect(), await connect()];
    });
    afterAll(async () => {
      for (const one of [search, other]) {
        await deleteIndices(one);
        await one.close();
      }
    }, TIMEOUT);

    it("writes every document of the first one", async () => {
      const report = await push(await open(ALL - 1));
      expect(report).toMatchObject({ base: null, changedCases: ALL - 1, removedCases: 0 });
      expect(report.sentDocuments).toBe(report.documents);
    });

    it("sends what differs, and has then the documents of a push of everything", async () => {
      const before = await readCurrentVersion(search);
      const report = await push(await open());
      expect(report.base).toBe(before);
      expect(report.removedCases).toBe(0);
      expect(report.changedCases).toBeGreaterThan(0);
      expect(report.changedCases).toBeLessThan(ALL);
      expect(report.sentDocuments).toBeLessThan(report.documents);
      const full = await push(await open(), {}, other);
      expect(full.base).toBeNull();
      expect(await listDigests(search, report)).toEqual(await listDigests(other, full));
    });

    it("answers as the file that was pushed, with the statistics of all its cases", async () => {
      const file = createFileCorpus(await openCorpus(await open()));
      const cluster = await openClusterCorpus(search, (await readCurrentVersion(search))!);
      for (const word of ["court", "contract", "the"]) {
        const [own, theirs] = await Promise.all([answerWord(cluster, word), answerWord(file, word)]);
        expect(own).toEqual(theirs);
      }
      const clusterId = SMALL_CASES[0]!.case.clusterId!;
      expect(await cluster.cases.readDetails([clusterId])).toEqual(await file.cases.readDetails([clusterId]));
      await cluster.close();
    });

    it("deletes the cases and laws that are gone", async () => {
      const report = await push(await open(0, 1));
      expect(report.base).not.toBeNull();
      expect(report.removedCases).toBe(2);
      const cluster = await openClusterCorpus(search, report.version);
      const gone = SMALL_CASES.slice(0, 2).map((one) => one.case.clusterId!);
      expect([...(await cluster.cases.readCases(gone)).values()].filter(Boolean)).toEqual([]);
      await cluster.close();
      const full = await push(await open(0, 1), { full: true }, other);
      expect(await listDigests(search, report)).toEqual(await listDigests(other, full));
    });

    it("continues where it was interrupted; until then the former version is served", async () => {
      const before = await readCurrentVersion(search);
      const file = await open(0);
      const reason = new Error("stopped");
      await expect(push(file, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
      expect(await readCurrentVersion(search)).toBe(before);
      const report = await push(file);
      expect(report.base).toBe(before);
      expect(report.resumedAt).toBe(ALL - 1);
      expect(report.changedCases).toBeGreaterThan(0);
      expect(await readCurrentVersion(search)).toBe(report.version);
    });

    it("begins with empty indices if everything is asked for after a push of changes was interrupted", async () => {
      const file = await open(2);
      const reason = new Error("stopped");
      await expect(push(file, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
      expect(await push(file, { full: true })).toMatchObject({ base: null, resumedAt: 0, changedCases: ALL - 1 });
    });

    it("writes everything if that is asked for, or if the indices have another number of shards", async () => {
      const file = await open(ALL - 1, ALL - 2);
      expect(await push(file, { full: true })).toMatchObject({ base: null, changedCases: ALL - 2 });
      const spread = await push(await open(1, 2, 3), { shards: 2 });
      expect(spread).toMatchObject({ base: null, changedCases: ALL - 3 });
    });
  },
);

async function removeCases(bytes: Uint8Array, places: readonly number[]): Promise<CorpusFile> {
  if (places.length === 0) return openCorpusBytes(bytes);
  const file = createMemoryFile();
  const remove = places.map((at) => SMALL_CASES[at]!.case.clusterId!);
  const into = await openCorpus(openCorpusBytes(bytes));
  await buildCorpusFile([], file, { name: "small", version: "1", builtBy: "test", into, remove });
  return openCorpusBytes(file.bytes().slice());
}

/** Lists the documents of a version by kind of index: the id and digest of each. */
async function listDigests({ prefix, send }: OpenSearch, { version }: PushReport): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const kind of INDEX_KINDS) {
    const { hits } = await send<{
      hits: { hits: { _id: string; fields: { digest: number[] } }[] };
    }>({
      method: "POST",
      path: `/${buildIndexName(prefix, kind, version)}/_search`,
      body: { size: 10_000, query: { exists: { field: "check" } }, _source: false, docvalue_fields: ["digest"] },
    });
    found[kind] = hits.hits.map(({ _id, fields }) => `${_id} ${fields.digest[0]}`).sort();
  }
  return found;
}

async function answerWord(corpus: Corpus, word: string) {
  const plan = await corpus.search.planQuery(parseQuery(`${word} AND ${word}`));
  const { total, hits } = await corpus.search.search({ plan, pageSize: 20 });
  return { total, hits: hits.map(({ case: { clusterId }, score }) => [clusterId, score.toFixed(4)]) };
}
