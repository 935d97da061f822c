import { fork } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve as resolvePath } from "node:path";
import { expect, it } from "vitest";
import { openMeasuredCorpus } from "../../support/corpora/measured-corpus.ts";
import { type HeaviestCall, listHeaviestCalls } from "../../support/http/heaviest-calls.ts";
import {
  createCaller,
  findPercentile,
  type LoadAnswer,
  type LoadCall,
  listLightCalls,
} from "../../support/load/load-calls.ts";
import { serveCommand } from "../../support/load/served-command.ts";
import { DIST } from "../../support/paths.ts";
import { reportFigure } from "../../support/report-figure.ts";

const SECONDS = Number(process.env.HEADNOTE_SECONDS ?? 60);
const CLIENTS = 64;
/** Light calls before the measurement: a server that has just started is not what is measured. */
const FIRST_CALLS = 1000;
/** Milliseconds between two calls of a light client. */
const PAUSE_MS = 500;
/** Greatest memory of the main process, the two that serve and the one for heavy calls; what they share counts once. */
const MAX_MEMORY_MB = 600;
/** Calls that the heavy client sends at the same time. */
const HEAVY_CALLS = 4;

const isMeasurable = process.platform === "linux" && existsSync(resolvePath(DIST, "node/bin.js"));

it.skipIf(!isMeasurable)(
  `answers ${CLIENTS - 1} clients while one sends the heaviest calls of every kind for ${SECONDS} s, with 2 workers`,
  async () => {
    const corpus = await openMeasuredCorpus();
    const server = await serveCommand(2, [corpus.path]);
    try {
      const heavy = await listHeaviestCalls(server.url, "load");
      const light = await listLightCalls(server.url);
      await sendAll(server.url, light, FIRST_CALLS);
      const waited: LoadAnswer[] = [];
      let memory = 0;
      let proportional = 0;
      const descriptors: number[] = [];
      const watch = setInterval(() => {
        memory = Math.max(memory, server.readMemory());
        proportional = Math.max(proportional, server.readProportionalMemory());
        descriptors.push(server.countDescriptors());
      }, 1000);
      server.resetLoops();
      const until = performance.now() + SECONDS * 1000;
      const lightClient = async (index: number) => {
        const caller = createCaller(server.url, 1);
        await sleep((index * PAUSE_MS) / CLIENTS);
        for (let i = index; performance.now() < until; i++) {
          waited.push(await caller.send(light[i % light.length]!));
          await sleep(PAUSE_MS);
        }
        caller.close();
      };
      const heavyClient = sendHeavyCalls(server.url, heavy);
      await Promise.all(Array.from({ length: CLIENTS - 1 }, (_, index) => lightClient(index)));
      const loops = server.readLoops();
      clearInterval(watch);
      const answered = await heavyClient;
      const failed = waited.filter(({ status }) => status !== 200).length;
      const times = waited.map(({ milliseconds }) => milliseconds);
      const p99 = findPercentile(times, 0.99);
      const greatest = (name: keyof (typeof loops)[number]) => Math.max(...loops.map((one) => one[name]));
      const refused = answered.filter(({ status }) => status === 503);
      reportFigure(`calls of ${CLIENTS - 1} clients, ${corpus.name}`, times.length, "");
      reportFigure("of them failed", failed, "0");
      reportFigure("their time, ms: median", findPercentile(times, 0.5).toFixed(1), "");
      reportFigure("their time, ms: p99", p99.toFixed(1), "<= 100 on an idle machine");
      reportFigure("heaviest calls answered", answered.filter(({ status }) => status === 200).length, "");
      reportFigure("heaviest calls told to come back (503)", refused.length, "");
      // The main process and the two that answer light calls are first; the last one gives way to them.
      const prompt = loops.slice(0, 3).map(({ delayP99 }) => delayP99);
      reportFigure(
        "event loop delay, ms: p99 of the worst process that answers light calls",
        Math.max(...prompt).toFixed(1),
        "<= 50 on an idle machine",
      );
      reportFigure(
        "event loop delay, ms: p99 of the process for heavy calls, which gives way",
        loops.at(-1)!.delayP99.toFixed(1),
        "",
      );
      reportFigure("processor time of a turn, ms: p99", greatest("busyP99").toFixed(1), "<= 50");
      reportFigure("processor time of a turn, ms: greatest", greatest("busyMax").toFixed(1), "");
      reportFigure("greatest memory of all processes, MB", proportional.toFixed(0), `<= ${MAX_MEMORY_MB}`);
      reportFigure("the same, pages that they share counted for each, MB", memory.toFixed(0), "");
      reportFigure("open descriptors: first, last", `${descriptors[2]}, ${descriptors.at(-1)}`, "flat");
      expect(failed).toBe(0);
      expect(answered.filter(({ status }) => ![0, 200, 404, 503].includes(status))).toEqual([]);
      expect(refused.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true);
      expect(greatest("busyP99")).toBeLessThanOrEqual(50);
      expect(descriptors.at(-1)! - descriptors[2]!).toBeLessThanOrEqual(8);
      expect(proportional).toBeLessThanOrEqual(MAX_MEMORY_MB);
    } finally {
      await server.stop();
    }
  },
  900_000,
);

/** How a heavy call was answered; the status is 0 if it was not. */
type HeavyAnswer = Pick<LoadAnswer, "status" | "retryAfter">;

/** Sends heavy calls from another process, and returns how each was answered. */
function sendHeavyCalls(url: string, calls: readonly HeaviestCall[]): Promise<HeavyAnswer[]> {
  return new Promise((resolve, reject) => {
    const client = fork(resolvePath(import.meta.dirname, "../../support/load/send-heavy-calls.mjs"));
    client.once("message", (answers) => resolve(answers as HeavyAnswer[]));
    client.once("error", reject);
    client.send({ url, calls, connections: HEAVY_CALLS, milliseconds: SECONDS * 1000 });
  });
}

/** Sends light calls over as many connections as there are clients. */
async function sendAll(url: string, calls: readonly LoadCall[], count: number): Promise<void> {
  const caller = createCaller(url, CLIENTS);
  let next = 0;
  const sendNext = async () => {
    while (next < count) await caller.send(calls[next++ % calls.length]!);
  };
  await Promise.all(Array.from({ length: CLIENTS }, sendNext));
  caller.close();
}

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
