import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { openMeasuredCorpus } from "../../support/corpora/measured-corpus.ts";
import { createCaller, findPercentile, listLightCalls } from "../../support/load/load-calls.ts";
import { serveCommand } from "../../support/load/served-command.ts";
import { DIST } from "../../support/paths.ts";
import { reportFigure } from "../../support/report-figure.ts";

const ROUNDS = 7;
/** Calls of one round. */
const CALLS = 3000;
/** Calls that each process answers before the first round, so that neither is compiled further while it is measured. */
const WARM_CALLS = 12_000;
const CONNECTIONS = 16;

const isMeasurable = process.platform === "linux" && existsSync(resolve(DIST, "node/bin.js"));

/** Starts a server and returns a function that sends calls to it and states what they cost. */
async function openMeasured(workers: number, corpus: string) {
  const server = await serveCommand(workers, [corpus], undefined, false);
  const calls = await listLightCalls(server.url);
  const caller = createCaller(server.url, CONNECTIONS);
  const send = async (count: number) => {
    let next = 0;
    const sendNext = async () => {
      while (next < count) expect((await caller.send(calls[next++ % calls.length]!)).status).toBe(200);
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, sendNext));
  };
  await send(WARM_CALLS * workers);
  return {
    async measure() {
      const used = server.readProcessorTime();
      const began = performance.now();
      await send(CALLS);
      const perSecond = (1000 * CALLS) / (performance.now() - began);
      return { perSecond, milliseconds: (server.readProcessorTime() - used) / CALLS };
    },
    async stop() {
      caller.close();
      await server.stop();
    },
  };
}

it.skipIf(!isMeasurable)("two workers need no more processor time for search and resolve than one", async () => {
  const corpus = await openMeasuredCorpus();
  const servers = await Promise.all([1, 2].map((workers) => openMeasured(workers, corpus.path)));
  try {
    const figures: { perSecond: number; milliseconds: number }[][] = [[], []];
    // In turn, so that other work on the machine slows both.
    for (let round = 0; round < ROUNDS; round++)
      for (const [at, server] of servers.entries()) figures[at]!.push(await server.measure());
    const middle = (at: number, name: "perSecond" | "milliseconds") =>
      findPercentile(
        figures[at]!.map((one) => one[name]),
        0.5,
      );
    const ratio = middle(1, "milliseconds") / middle(0, "milliseconds");
    reportFigure(`processor time per request, ms: 1 worker, ${corpus.name}`, middle(0, "milliseconds").toFixed(3), "");
    reportFigure("processor time per request, ms: 2 workers", middle(1, "milliseconds").toFixed(3), "");
    reportFigure("processor time, 2 workers beside 1", ratio.toFixed(2), "<= 1");
    reportFigure("requests per second: 1 worker", middle(0, "perSecond").toFixed(0), "");
    reportFigure("requests per second: 2 workers", middle(1, "perSecond").toFixed(0), "");
    expect(ratio).toBeLessThanOrEqual(1);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
});
