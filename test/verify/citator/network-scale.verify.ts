import { expect, it } from "vitest";
import { buildNetwork } from "../../../src/citator/network/build-network.ts";
import { readCaseAttributes } from "../../../src/citator/network/case-attributes.ts";
import type { EdgeReader } from "../../../src/citator/network/edge-reader.ts";
import { createStoredEdgeReader } from "../../../src/citator/network/stored-edge-reader.ts";
import { createMemoryFile } from "../../../src/store/file/corpus-file.ts";
import { generateNetwork } from "../../support/corpora/generated-network.ts";
import { reportFigure } from "../../support/shared-data.ts";

const CASES = 100_000;
const PER_CASE = 10;

it("networks among 100,000 cases and a million citations", async () => {
  const { database, targets, edgesMs } = await generateNetwork(createMemoryFile(), CASES, PER_CASE);
  const edges = targets.reduce((sum, cited) => sum + cited.length, 0);
  reportFigure("generated citations", edges, "");
  reportFigure("their edges and authority written, s", (edgesMs / 1000).toFixed(1), "");
  const opening = await fastest(3, () => readCaseAttributes(database));
  reportFigure("case facts that the first network reads, ms", opening.toFixed(0), "<= 150");
  const attributes = readCaseAttributes(database);
  const reader = createStoredEdgeReader(database, () => attributes);
  const silent: EdgeReader = { ...reader, readSnippets: async (edges) => edges.map(() => "") };
  const seeds = Array.from({ length: 200 }, (_, at) => 1 + ((at * 7919) % CASES));
  const p95 = async (over: EdgeReader) => {
    const times: number[] = [];
    for (const clusterId of seeds)
      times.push(await fastest(3, () => buildNetwork(over, { clusterId, direction: "both", depth: 3, limit: 100 })));
    return times.sort((a, b) => a - b)[Math.floor((times.length - 1) * 0.95)]!;
  };
  const withWindows = await p95(reader);
  const without = await p95(silent);
  reportFigure("network of depth 3, limit 100, with snippets, ms p95", withWindows.toFixed(2), "<= 10");
  reportFigure("network of depth 3, limit 100, without, ms p95", without.toFixed(2), "<= 5");
  database.close();
  expect(opening).toBeLessThanOrEqual(150);
  expect(withWindows).toBeLessThanOrEqual(10);
  expect(without).toBeLessThanOrEqual(5);
});

/**
 * Milliseconds of the processor: nothing here waits, and what else the machine does is not counted. Of several rounds the
 * fastest counts, since a collection of garbage may fall into any.
 */
async function fastest(rounds: number, work: () => unknown): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const start = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(start);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}
