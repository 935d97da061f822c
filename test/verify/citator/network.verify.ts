import { afterAll, describe, expect, it } from "vitest";
import { openEngine } from "../../../src/engine/open-engine.ts";
import { openCorpusFile } from "../../../src/node/files/corpus-file.ts";
import { visitCases } from "../../../src/store/cases/cases.ts";
import { readNeighbours } from "../../../src/store/citations/edges.ts";
import { openCorpus } from "../../../src/store/corpus.ts";
import { findReachableCases } from "../../support/citator/reachable-cases.ts";
import { openMeasuredCorpus } from "../../support/corpora/measured-corpus.ts";
import { reportFigure } from "../../support/report-figure.ts";
import { computeQuantile } from "../../support/timings.ts";

const DEPTH = 2;
const LIMIT = 50;

/** Returns the ids of the cases that cite or are cited. */
async function listConnectedCases(path: string): Promise<number[]> {
  const corpus = await openCorpus(openCorpusFile(path));
  const ids: number[] = [];
  visitCases(corpus.database, ({ clusterId }) => void ids.push(clusterId));
  const found = ids.filter((_, ordinal) =>
    (["cited", "citing"] as const).some((way) => readNeighbours(corpus.database, ordinal, way).length > 0),
  );
  corpus.close();
  return found;
}

describe("networks of every case", async () => {
  const { path, name } = await openMeasuredCorpus();
  const cases = await listConnectedCases(path);
  const engine = await openEngine(openCorpusFile(path));
  afterAll(() => engine.close());
  const walk = async (clusterId: number) =>
    (await engine.citations.network({ clusterId, depth: DEPTH, limit: LIMIT })).data;

  it("answers the network of every case in time", async () => {
    // The fastest of three rounds per case, because other work on the machine only adds.
    const times = cases.map(() => Number.POSITIVE_INFINITY);
    for (let round = 0; round < 3; round++) {
      for (const [at, clusterId] of cases.entries()) {
        const start = performance.now();
        await walk(clusterId);
        times[at] = Math.min(times[at]!, performance.now() - start);
      }
    }
    const at = (share: number) => computeQuantile(times, share);
    reportFigure(`networks walked, ${name}`, times.length, "");
    reportFigure("network of depth 2, limit 50, ms p50", at(0.5).toFixed(2), "");
    reportFigure("network of depth 2, limit 50, ms p95", at(0.95).toFixed(2), "<= 20");
    reportFigure("network of depth 2, limit 50, ms max", at(1).toFixed(2), "");
    expect(at(0.95)).toBeLessThanOrEqual(20);
  });

  it("keeps every node within its depth, adds up its counts and answers twice with the same bytes", async () => {
    for (const [at, clusterId] of cases.entries()) {
      const found = await walk(clusterId);
      const { cited, citingBy, total, positive, negative, neutral, unknown } = found.counts;
      expect(total).toBe(cited + citingBy);
      expect(total).toBe(positive + negative + neutral + unknown);
      expect(found.nodes.length).toBeLessThanOrEqual(LIMIT);
      const reached = findReachableCases(clusterId, found.edges, DEPTH);
      for (const node of found.nodes) expect(reached.has(node.clusterId)).toBe(true);
      if (at % 20 === 0) expect(JSON.stringify(await walk(clusterId))).toBe(JSON.stringify(found));
    }
  });
});
