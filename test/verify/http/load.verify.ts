import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { Agent, request } from "node:http";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { openMeasuredCorpus } from "../../support/corpora/measured-corpus.ts";
import { DIST } from "../../support/paths.ts";
import { reportFigure } from "../../support/report-figure.ts";

const SECONDS = 60;
const CONNECTIONS = 64;
const isBuilt = existsSync(resolve(DIST, "node/index.js"));

/** Program of the server process: sends its heap size every five seconds and its event-loop delay on request. */
const SERVER = `
  import { createHistogram, monitorEventLoopDelay } from "node:perf_hooks";
  import { startServer } from ${JSON.stringify(resolve(DIST, "node/index.js"))};
  const server = await startServer({ corpus: process.argv[1], keys: [{ name: "load", secret: "load", credits: 900000000 }] });
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  // Other work on the machine adds to the delay, but not to the processor time of this process.
  const busy = createHistogram();
  let before = process.cpuUsage();
  setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    before = process.cpuUsage();
    busy.record(Math.max(1, user + system));
  }, 10);
  process.send({ url: server.url });
  setInterval(() => {
    globalThis.gc();
    process.send({ heap: process.memoryUsage().heapUsed, rss: process.memoryUsage().rss });
  }, 5000);
  process.on("message", (what) => {
    if (what === "calm") [delay, busy].forEach((one) => one.reset());
    if (what === "delay") process.send({ p50: delay.percentile(50) / 1e6, p99: delay.percentile(99) / 1e6, max: delay.max / 1e6, busy: busy.percentile(99) / 1e3 });
    if (what === "stop") server.close().then(() => process.exit(0));
  });
  setTimeout(() => process.exit(1), 180000);`;

interface ServerMessage {
  readonly url?: string;
  readonly heap?: number;
  readonly rss?: number;
  readonly p50?: number;
  readonly p99?: number;
  readonly max?: number;
  readonly busy?: number;
}

it.skipIf(!isBuilt)(
  `serves search and resolve on ${CONNECTIONS} connections for ${SECONDS} s while it answers deep questions`,
  async () => {
    const corpus = await openMeasuredCorpus();
    const child = spawn(process.execPath, ["--expose-gc", "--input-type=module", "-e", SERVER, corpus.path], {
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    const heaps: number[] = [];
    child.on("message", ({ heap }: ServerMessage) => {
      if (heap !== undefined) heaps.push(heap);
    });
    try {
      const { url = "" } = await awaitMessage(child, "url");
      const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS + 2 });
      const calls = await callsOn(url);
      const counts = { ok: 0, wrong: 0 };
      const until = performance.now() + SECONDS * 1000;
      const caller = async (_: unknown, index: number) => {
        for (let i = index; performance.now() < until; i++) {
          const { path, body } = calls[i % calls.length]!;
          const status = await call(agent, `${url}${path}`, body);
          if (status === 200) counts.ok++;
          else counts.wrong++;
        }
      };
      let asked = 0;
      const asker = async () => {
        while (performance.now() < until) {
          const question = QUESTIONS[asked % QUESTIONS.length]!;
          if ((await call(agent, `${url}/api/v1/ask/stream`, { question, mode: "deep" })) === 200) asked++;
          else counts.wrong++;
        }
      };
      child.send("calm");
      await Promise.all([...Array.from({ length: CONNECTIONS }, caller), asker()]);
      const delay = awaitMessage(child, "p99");
      child.send("delay");
      const { p50, p99, max, busy } = await delay;
      agent.destroy();
      const settled = heaps.slice(2);
      const growth = (average(settled.slice(-3)) - average(settled.slice(0, 3))) / 1e6;
      reportFigure(`calls per second, search and resolve, ${corpus.name}`, (counts.ok / SECONDS).toFixed(0), "");
      reportFigure("deep questions answered at the same time", asked, "");
      reportFigure("calls that failed", counts.wrong, "0");
      reportFigure("heap after 10 s, MB", (average(settled.slice(0, 3)) / 1e6).toFixed(1), "");
      reportFigure("growth of the heap from there to the end, MB", growth.toFixed(1), "<= 5");
      reportFigure("event loop delay, ms: p50", p50!.toFixed(1), "");
      reportFigure("event loop delay, ms: p99", p99!.toFixed(1), "<= 50 on an idle machine");
      reportFigure("processor time between two turns of a timer, ms: p99", busy!.toFixed(1), "<= 50");
      reportFigure("event loop delay, ms: greatest", max!.toFixed(1), "");
      expect(counts.wrong).toBe(0);
      expect(asked).toBeGreaterThan(0);
      expect(growth).toBeLessThanOrEqual(5);
      expect(busy).toBeLessThanOrEqual(50);
    } finally {
      child.send("stop");
      setTimeout(() => child.kill("SIGKILL"), 15_000).unref();
    }
  },
  900_000,
);

/** Lists calls that resolve citations of the corpus, with a search after every second one. */
async function callsOn(url: string): Promise<{ readonly path: string; readonly body: object }[]> {
  const response = await fetch(`${url}/api/v1/research/search`, {
    method: "POST",
    headers: { Authorization: "Bearer load", "Content-Type": "application/json" },
    body: JSON.stringify({ query: "court", pageSize: 100, content: false }),
  });
  const { data } = (await response.json()) as { data: { results: { citation: string }[] } };
  const citations = data.results.map(({ citation }) => citation).filter((citation) => citation !== "");
  return citations.flatMap((citation, i) => [
    { path: "/api/v1/citations/resolve", body: { citation } },
    ...(i % 2 === 0
      ? [
          {
            path: "/api/v1/research/search",
            body: { query: QUERIES[(i / 2) % QUERIES.length], pageSize: 10, content: false },
          },
        ]
      : []),
  ]);
}

const QUERIES = ['"due process" AND NOT tax', "freedom of speech", "title:state AND commerce", "basic structure"];

const QUESTIONS = [
  "May a state segregate its public schools by race?",
  "When is a search without a warrant reasonable?",
  "Can Congress regulate commerce within one state?",
];

/** Returns the status of a response after reading it whole; 0 if there is none or its stream ends with an error. */
function call(agent: Agent, url: string, body: object): Promise<number> {
  return new Promise((resolve) => {
    const headers = { Authorization: "Bearer load", "Content-Type": "application/json" };
    const sent = request(url, { method: "POST", agent, headers }, (response) => {
      let last = "";
      response.on("data", (data) => {
        last = data.toString("latin1");
      });
      response.on("end", () => resolve(last.startsWith("event: error") ? 0 : response.statusCode!));
      response.on("error", () => resolve(0));
    });
    sent.on("error", () => resolve(0));
    sent.end(JSON.stringify(body));
  });
}

/** Resolves with the first message of the server that has the field; rejects if the server exits. */
function awaitMessage(child: ChildProcess, field: keyof ServerMessage): Promise<ServerMessage> {
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`The server ended with ${code}.`)));
    child.on("message", (message: ServerMessage) => {
      if (message[field] !== undefined) resolve(message);
    });
  });
}

function average(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}
