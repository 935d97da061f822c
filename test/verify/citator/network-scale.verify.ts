import { expect, it } from "vitest";
import { runWhole } from "../../../src/async/run-whole.ts";
import { buildNetwork } from "../../../src/citator/network/build-network.ts";
import type { EdgeReader } from "../../../src/citator/network/edge-reader.ts";
import { createStoredEdgeReader } from "../../../src/citator/network/stored-edge-reader.ts";
import { createMemoryFile } from "../../../src/store/file/corpus-file.ts";
import { generateNetwork } from "../../support/corpora/generated-network.ts";
import { readCaseAttributes } from "../../support/corpora/read-case-attributes.ts";
import { reportFigure } from "../../support/report-figure.ts";
import { findFastest, readProcessTimeMs, summarizeTimes } from "../../support/timings.ts";

const CASES = 100_000;
const PER_CASE = 10;

it("answers networks among 100,000 cases and a million citations in time", async () => {
  const { database, targets, edgesMs } = await generateNetwork(createMemoryFile(), CASES, PER_CASE);
  const edges = targets.reduce((sum, cited) => sum + cited.length, 0);
  reportFigure("generated citations", edges, "");
  reportFigure("their edges and authority written, s", (edgesMs / 1000).toFixed(1), "");
  const opening = await findFastest(3, () => measureProcessMs(() => runWhole(readCaseAttributes(database))));
  reportFigure("case facts that the first network reads, ms", opening.toFixed(0), "<= 150");
  const attributes = runWhole(readCaseAttributes(database));
  const reader = createStoredEdgeReader(database, () => attributes);
  const silent: EdgeReader = { ...reader, readSnippets: async (edges) => edges.map(() => "") };
  const seeds = Array.from({ length: 200 }, (_, at) => 1 + ((at * 7919) % CASES));
  const p95 = async (over: EdgeReader) => {
    const times: number[] = [];
    for (const clusterId of seeds) {
      const build = () => buildNetwork(over, { clusterId, direction: "both", depth: 3, limit: 100 });
      times.push(await findFastest(3, () => measureProcessMs(build)));
    }
    return summarizeTimes(times).p95;
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

async function measureProcessMs(work: () => unknown): Promise<number> {
  const start = readProcessTimeMs();
  await work();
  return readProcessTimeMs() - start;
}
