import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createClient } from "../../../src/client/index.ts";
import type { Engine } from "../../../src/contract/engine.ts";
import { createFileCorpus } from "../../../src/corpus/file/open-file-corpus.ts";
import { openCorpusFile } from "../../../src/node/files/corpus-file.ts";
import { openServedCluster } from "../../../src/node/server/served-cluster.ts";
import { startServer, startServerWith } from "../../../src/node/server/start-server.ts";
import { type OpenCorpusFile, openCorpus } from "../../../src/store/corpus.ts";
import { splitWords } from "../../../src/text/words.ts";
import { type BareIndex, createBareIndex } from "../../support/cluster/bare-index.ts";
import { NEEDS_OPENSEARCH, OPENSEARCH_URL } from "../../support/cluster/services.ts";
import { type PushedCorpus, pushForTest } from "../../support/cluster/small-cluster.ts";
import { openMeasuredCorpus } from "../../support/corpora/measured-corpus.ts";
import { reportFigure } from "../../support/report-figure.ts";
import { createRandom } from "../../support/seeded-random.ts";

const SHARDS = 2;
const ROUNDS = Number(process.env.HEADNOTE_ROUNDS ?? 25);
const WARM_UP = 8;
const MAX_RATIO = 2.5;
const KEY = { name: "latency", secret: "latency", credits: 100_000_000 };

type Client = Pick<Engine, "research" | "citations">;

/** Kinds of queries, with the same words for Headnote and for the bare cluster. */
const CLASSES: Readonly<Record<string, (words: readonly string[]) => readonly [query: string, bare: object]>> = {
  "one word": ([a]) => [`${a} AND ${a}`, { match: { text: a } }],
  "two words": ([a, b]) => [`${a} AND ${b}`, { bool: { must: [{ match: { text: a } }, { match: { text: b } }] } }],
  "either word": ([a, b]) => [`${a} OR ${b}`, { match: { text: `${a} ${b}` } }],
  phrase: ([a, b]) => [`"${a} ${b}"`, { match_phrase: { text: `${a} ${b}` } }],
  proximity: ([a, b]) => [`${a} /5 ${b}`, { match_phrase: { text: { query: `${a} ${b}`, slop: 5 } } }],
  prefix: ([a]) => [`${a!.slice(0, 5)}*`, { prefix: { text: a!.slice(0, 5) } }],
  question: (words) => [words.join(" "), { match: { text: words.join(" ") } }],
};

describe.skipIf(OPENSEARCH_URL === undefined)(`the time of a call on a cluster${NEEDS_OPENSEARCH}`, () => {
  let corpus: OpenCorpusFile;
  let pushed: PushedCorpus;
  let bare: BareIndex;
  let client: Client;
  let fileClient: Client;
  const closing: (() => Promise<void>)[] = [];
  const random = createRandom(5);
  let draw: () => string[];

  beforeAll(async () => {
    const path = process.env.HEADNOTE_CORPUS ?? (await openMeasuredCorpus()).path;
    corpus = await openCorpus(openCorpusFile(path));
    pushed = await pushForTest(openCorpusFile(path), { shards: SHARDS, path });
    closing.push(() => pushed.close());
    bare = await createBareIndex(pushed.search, corpus, SHARDS);
    const { prefix } = pushed.search;
    const cluster = await openServedCluster({ opensearch: OPENSEARCH_URL!, prefix });
    const server = await startServerWith({ keys: [KEY] }, { cluster });
    const fileServer = await startServer({ keys: [KEY], corpus: path });
    closing.unshift(server.close, fileServer.close);
    client = createClient({ url: server.url, key: KEY.secret });
    fileClient = createClient({ url: fileServer.url, key: KEY.secret });
    draw = await createWordSource(corpus, random);
  });
  afterAll(async () => {
    for (const close of closing) await close();
  });

  it("finds and shows ten cases in at most 2.5 times the time of the bare cluster", async () => {
    const ratios: number[] = [];
    for (const [name, write] of Object.entries(CLASSES)) {
      const own: number[] = [];
      const other: number[] = [];
      const alone: number[] = [];
      for (let round = -WARM_UP; round < ROUNDS; round++) {
        const [query, bareQuery] = write(draw());
        const request = { query, pageSize: 10, content: false };
        const [a, b, c] = [
          await measure(() => client.research.search(request)),
          await measure(() => bare.search(bareQuery)),
          await measure(() => fileClient.research.search(request)),
        ];
        if (round < 0) continue;
        own.push(a);
        other.push(b);
        alone.push(c);
      }
      const ratio = median(own) / median(other);
      ratios.push(ratio);
      const times = [own, other, alone].map((list) => median(list).toFixed(1)).join(" / ");
      reportFigure(`${name}: cluster / bare OpenSearch / one file, ms`, times, "");
      reportFigure(`${name}: times the bare cluster, at the median`, ratio.toFixed(2), `<= ${MAX_RATIO}`);
    }
    expect(Math.max(...ratios)).toBeLessThanOrEqual(MAX_RATIO);
  });

  it("reports what resolve, network and status take beside one file", async () => {
    const rows = corpus.database.prepare("SELECT cluster_id FROM cases").all();
    const pick = () => String(rows[Math.floor(random() * rows.length)]![0]);
    const cite = async (id: string) => (await fileClient.citations.case({ caseId: id })).data.citations[0] ?? null;
    const verbs: Readonly<Record<string, (own: Client, id: string, citation: string) => Promise<unknown>>> = {
      resolve: (own, _, citation) => own.citations.resolve({ citation }),
      network: (own, id) => own.citations.network({ clusterId: Number(id), depth: 2 }),
      status: (own, id) => own.citations.explain({ caseId: id }),
    };
    for (const [name, call] of Object.entries(verbs)) {
      const own: number[] = [];
      const alone: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const id = pick();
        const citation = await cite(id);
        if (citation === null) continue;
        own.push(await measure(() => call(client, id, citation)));
        alone.push(await measure(() => call(fileClient, id, citation)));
      }
      for (const [where, times] of [
        ["cluster", own],
        ["one file", alone],
      ] as const)
        reportFigure(
          `${name}, ${where}: p50 / p95, ms`,
          `${median(times).toFixed(1)} / ${at(times, 0.95).toFixed(1)}`,
          "",
        );
    }
  });
});

async function measure(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work().catch(() => undefined);
  return performance.now() - start;
}

function at(times: readonly number[], share: number): number {
  return [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0;
}

function median(times: readonly number[]): number {
  return at(times, 0.5);
}

/** Creates a source of three words that follow each other in a judgment. */
async function createWordSource(file: OpenCorpusFile, random: () => number): Promise<() => string[]> {
  const corpus = createFileCorpus(file);
  const ids = file.database
    .prepare("SELECT cluster_id FROM cases")
    .all()
    .map(([id]) => Number(id));
  const texts = await corpus.cases.readTexts(
    Array.from({ length: 200 }, () => ids[Math.floor(random() * ids.length)]!),
  );
  const words = texts.flatMap((text) => splitWords(text).filter((word) => /^[a-z]{5,}$/.test(word)));
  return () => {
    const first = Math.floor(random() * (words.length - 3));
    return words.slice(first, first + 3);
  };
}
