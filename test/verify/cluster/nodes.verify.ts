import { execFileSync } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenSearch } from "../../../src/cluster/opensearch/client.ts";
import { EngineError } from "../../../src/errors.ts";
import { openCorpusFile } from "../../../src/node/files/corpus-file.ts";
import { STARTER_CORPUS } from "../../../src/node/starter-corpus.ts";
import { parseQuery } from "../../../src/query/parse.ts";
import { OPENSEARCH_URL } from "../../support/cluster/services.ts";
import { type PushedCorpus, pushForTest } from "../../support/cluster/small-cluster.ts";
import { reportFigure } from "../../support/report-figure.ts";

const NODES = OPENSEARCH_URL?.split(",").length ?? 0;
const TITLE = NODES >= 3 ? "" : ' (skipped: start three nodes with eval "$(scripts/opensearch.sh start 3)")';
const CLIENTS = 4;
const QUERIES = ["court", "equal AND protection", '"due process"', "state /s power", "contract OR tort", "NOT tax"];
const KILLED = 3;
/** Time in which the cluster must notice that a node is gone, and let others answer for it. */
const MAX_MOVE_MS = 60_000;

describe.skipIf(NODES < 3)(`a search cluster that loses a node${TITLE}`, () => {
  let pushed: PushedCorpus;
  beforeAll(async () => {
    pushed = await pushForTest(openCorpusFile(STARTER_CORPUS), { shards: 6, replicas: 1 });
    await waitFor(pushed.search, "green", NODES);
  });
  afterAll(() => pushed?.close());

  it("answers with right totals, or with errors while shards move", async () => {
    const { corpus, search } = pushed;
    const plans = await Promise.all(QUERIES.map((text) => corpus.search.planQuery(parseQuery(text), {})));
    const totals = await Promise.all(plans.map(async (plan) => (await corpus.search.search({ plan })).total));
    let isRunning = true;
    let killedAt = Number.POSITIVE_INFINITY;
    let lastError = 0;
    const counts = { answers: 0, wrong: 0, errors: 0, before: 0, other: 0 };

    async function runClient(first: number): Promise<void> {
      for (let at = first; isRunning; at = (at + 1) % plans.length) {
        try {
          const { total } = await corpus.search.search({ plan: plans[at]! });
          counts.answers++;
          if (total !== totals[at]) counts.wrong++;
        } catch (error) {
          counts.errors++;
          lastError = Date.now();
          if (lastError < killedAt) counts.before++;
          if (!(error instanceof EngineError) || error.code !== "corpus_unavailable") counts.other++;
          await sleep(50);
        }
      }
    }

    const clients = Array.from({ length: CLIENTS }, (_, at) => runClient(at));
    await sleep(3000);
    killedAt = Date.now();
    execFileSync("scripts/opensearch.sh", ["kill", String(KILLED)]);
    await waitFor(search, "yellow", NODES - 1);
    const noticed = Date.now() - killedAt;
    await sleep(10_000);
    const restartedAt = Date.now();
    execFileSync("scripts/opensearch.sh", ["node", String(KILLED)], { stdio: "ignore" });
    await waitFor(search, "green", NODES);
    const recovered = Date.now() - restartedAt;
    isRunning = false;
    await Promise.all(clients);

    reportFigure("answers while a node was killed and came back", counts.answers, "");
    reportFigure("of them with a wrong total", counts.wrong, "0");
    reportFigure("calls that failed with corpus_unavailable", counts.errors - counts.other, "");
    reportFigure("from the kill to the last of them, ms", Math.max(0, lastError - killedAt), `<= ${MAX_MOVE_MS}`);
    reportFigure("from the kill until the other nodes hold every shard, ms", noticed, `<= ${MAX_MOVE_MS}`);
    reportFigure("from the node's restart until every replica is there, ms", recovered, "");
    expect(counts).toMatchObject({ wrong: 0, before: 0, other: 0 });
    expect(lastError - killedAt).toBeLessThanOrEqual(MAX_MOVE_MS);
  });
});

/** Waits until the cluster has a number of nodes and at least a health. */
async function waitFor(search: OpenSearch, health: "green" | "yellow", nodes: number): Promise<void> {
  const query = { wait_for_status: health, wait_for_nodes: `${nodes}`, timeout: "1s" };
  for (let attempt = 0; attempt < 600; attempt++) {
    const found = await search
      .send<{ readonly timed_out: boolean }>({ method: "GET", path: "/_cluster/health", query })
      .catch(() => null);
    if (found?.timed_out === false) return;
    await sleep(100);
  }
  throw new Error(`The cluster does not become ${health} with ${nodes} nodes.`);
}
