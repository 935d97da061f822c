import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { openMeasuredCorpus } from "../../support/corpora/measured-corpus.ts";
import { createCaller, findPercentile, listLightCalls } from "../../support/load/load-calls.ts";
import { findMedianInterval } from "../../support/load/median-interval.ts";
import { serveCommand } from "../../support/load/served-command.ts";
import { DIST } from "../../support/paths.ts";
import { reportFigure } from "../../support/report-figure.ts";

const ROUNDS = Number(process.env.HEADNOTE_ROUNDS ?? 12);
/** Calls of one round. */
const CALLS = 3000;
/** Calls that each process answers before the first round, so that neither is compiled further while it is measured. */
const WARM_CALLS = 20_000;
const CONNECTIONS = 16;

const isMeasurable = process.platform === "linux" && existsSync(resolve(DIST, "node/bin.js"));

/** Starts a server, which answers until nothing of it is compiled any more. */
async function openMeasured(workers: number, corpus: string) {
  const server = await serveCommand(workers, [corpus], undefined, false);
  const calls = await listLightCalls(server.url);
  // With connections of its own: those of the round before may be closed just now.
  const send = async (count: number, connections = CONNECTIONS) => {
    const caller = createCaller(server.url, connections);
    let next = 0;
    const sendNext = async () => {
      while (next < count) expect((await caller.send(calls[next++ % calls.length]!)).status).toBe(200);
    };
    await Promise.all(Array.from({ length: connections }, sendNext));
    caller.close();
  };
  await send(WARM_CALLS * workers);
  return { send, readProcessorTime: server.readProcessorTime, stop: server.stop };
}

type MeasuredServer = Awaited<ReturnType<typeof openMeasured>>;

/** Divides the calls of a round among servers, which answer at the same time, and states what one call cost. */
async function measureRound(servers: readonly MeasuredServer[]) {
  const readProcessorTime = () => servers.reduce((sum, server) => sum + server.readProcessorTime(), 0);
  const used = readProcessorTime();
  const began = performance.now();
  await Promise.all(servers.map((server) => server.send(CALLS / servers.length, CONNECTIONS / servers.length)));
  const perSecond = (1000 * CALLS) / (performance.now() - began);
  return { perSecond, milliseconds: (readProcessorTime() - used) / CALLS };
}

/**
 * Processor time by which repeated measurements of the same servers differ.
 *
 * Two processes on two cores, which the sender of the calls also needs, cost more than one after the other, whatever they
 * do. So two workers are compared with two servers of one worker that answer at the same time and share nothing: what
 * they cost more than those is what belongs to the workers.
 */
const NOISE = 0.05;

it.skipIf(!isMeasurable)("two workers need no more processor time than two servers of one", async () => {
  const corpus = await openMeasuredCorpus();
  const servers = await Promise.all([1, 1, 2].map((workers) => openMeasured(workers, corpus.path)));
  const [one, another, workers] = servers as [MeasuredServer, MeasuredServer, MeasuredServer];
  const arms = { "1 worker": [one], "2 servers of 1 worker at once": [one, another], "2 workers": [workers] };
  type Arm = keyof typeof arms;
  const rounds: Record<Arm, { perSecond: number; milliseconds: number }>[] = [];
  try {
    // In turn, so that other work on the machine slows all, and each is the first as often as the others.
    const order = Object.keys(arms) as Arm[];
    for (let round = 0; round < ROUNDS; round++) {
      const measured = {} as (typeof rounds)[number];
      for (const arm of order) measured[arm] = await measureRound(arms[arm]);
      order.push(order.shift()!);
      rounds.push(measured);
    }
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
  const findMedian = (measure: (round: (typeof rounds)[number]) => number) => findPercentile(rounds.map(measure), 0.5);
  reportFigure("light calls on", corpus.name, "");
  for (const arm of Object.keys(arms) as Arm[]) {
    reportFigure(
      `processor time per request, ms: ${arm}`,
      findMedian((round) => round[arm].milliseconds).toFixed(3),
      "",
    );
    reportFigure(`requests per second: ${arm}`, findMedian((round) => round[arm].perSecond).toFixed(0), "");
  }
  const compare = (arm: Arm) =>
    findMedianInterval(rounds.map((round) => round["2 workers"].milliseconds / round[arm].milliseconds));
  const format = ({ median, low, high, confidence }: ReturnType<typeof compare>) =>
    `${median.toFixed(3)}, ${low.toFixed(3)} to ${high.toFixed(3)} with ${(100 * confidence).toFixed(0)}%`;
  reportFigure("processor time, 2 workers beside 1", format(compare("1 worker")), "");
  const ratio = compare("2 servers of 1 worker at once");
  reportFigure("processor time, 2 workers beside 2 servers of 1", format(ratio), `<= ${1 + NOISE}, 1 not excluded`);
  expect(ratio.median).toBeLessThanOrEqual(1 + NOISE);
  expect(ratio.low).toBeLessThanOrEqual(1);
});
