/**
 * How many requests per second does the server answer over loopback, and how long do the slowest take, compared with a
 * `node:http` server that returns a constant?
 *
 *     npm run bench -- http [sizes, as 1000,5000]
 *
 * Server and client run in separate processes on one machine, with 16 persistent connections and three seconds per row.
 * The bare server is a lower bound, not an alternative: the cost of Node and the loopback alone.
 */
import { type ChildProcess, fork } from "node:child_process";
import { Agent, request } from "node:http";
import { resolve } from "node:path";
import { openGeneratedCorpus } from "../test/support/corpora/generated-corpus.ts";
import { summarizeTimes } from "../test/support/timings.ts";
import { LOAD_DIST_ARGS } from "./peers/as-shipped.ts";
import { showNote, showTable } from "./report/show.ts";

const CONNECTIONS = 16;
const SECONDS = 3;
const BARE = "bare node:http, a constant";

/** One kind of request and its name in the report. */
interface Call {
  readonly name: string;
  readonly path: string;
  readonly body: (n: number) => object;
}

const QUERIES = ["bacodu", "bafe cogi", "hadu AND NOT kula", '"baco coco"', "lati /5 meco"];
const CALLS: readonly Call[] = [
  {
    name: "resolve a citation",
    path: "/api/v1/citations/resolve",
    body: (n) => ({ citation: `700 U.S. ${1 + (n % 900)}` }),
  },
  {
    name: "search, 10 results",
    path: "/api/v1/research/search",
    body: (n) => ({ query: QUERIES[n % QUERIES.length], pageSize: 10, content: false }),
  },
];

const [given = "1000,5000,20000,100000"] = process.argv.slice(2);
const sizes = given.split(",").map(Number);

interface Load {
  readonly perSecond: number;
  readonly p95: number;
}

const loads = new Map<string, Load[]>();
const bare: Load[] = [];
for (const size of sizes) {
  const corpus = await openGeneratedCorpus(size);
  for (const kind of ["headnote", "bare"] as const) {
    const child = fork(resolve(import.meta.dirname, "peers/server-process.ts"), [kind, corpus], {
      execArgv: LOAD_DIST_ARGS,
    });
    try {
      const url = await awaitUrl(child);
      for (const call of kind === "bare" ? CALLS.slice(0, 1) : CALLS) {
        const load = await measureLoad(url, call);
        if (kind === "bare") bare.push(load);
        else loads.set(call.name, [...(loads.get(call.name) ?? []), load]);
      }
    } finally {
      child.kill();
    }
  }
}

showNote(`${CONNECTIONS} connections; every request is authorised and debited in an in-memory ledger.`);
const columns = sizes.map((size) => `${size.toLocaleString("en-US")} cases`);
for (const [name, ours] of loads) {
  showTable({
    title: `${name}, requests per second`,
    chart: "http",
    better: "more",
    columns,
    rows: [
      { name: "Headnote", cells: ours.map(({ perSecond }) => perSecond) },
      { name: BARE, cells: bare.map(({ perSecond }) => perSecond) },
    ],
    floor: BARE,
  });
  showTable({
    title: `${name}, 95th percentile ms`,
    chart: "http",
    better: "less",
    columns,
    rows: [
      { name: "Headnote", cells: ours.map(({ p95 }) => p95) },
      { name: BARE, cells: bare.map(({ p95 }) => p95) },
    ],
    floor: BARE,
  });
}

function awaitUrl(child: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    child.once("message", (url: string) => done(url));
    child.once("exit", (code) => fail(new Error(`the server ended with ${code}`)));
  });
}

async function measureLoad(url: string, call: Call): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  // The warm-up does not count.
  for (let n = 0; n < 500; n++) await sendCall(agent, url, call, n);
  const times: number[] = [];
  const start = performance.now();
  const ask = async (_: unknown, first: number) => {
    for (let n = first; performance.now() - start < SECONDS * 1000; n += CONNECTIONS) {
      const sent = performance.now();
      await sendCall(agent, url, call, n);
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, ask));
  const perSecond = (times.length * 1000) / (performance.now() - start);
  agent.destroy();
  return { perSecond, p95: summarizeTimes(times).p95 };
}

function sendCall(agent: Agent, url: string, { path, body }: Call, n: number): Promise<void> {
  return new Promise((done, fail) => {
    const headers = { Authorization: "Bearer bench", "Content-Type": "application/json" };
    const sent = request(`${url}${path}`, { method: "POST", agent, headers }, (response) => {
      response.resume();
      response.once("end", () =>
        response.statusCode === 200 ? done() : fail(new Error(`${path} answers ${response.statusCode}`)),
      );
    });
    sent.once("error", fail);
    sent.end(JSON.stringify(body(n)));
  });
}
