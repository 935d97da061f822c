import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { getPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { createClient } from "../../../src/client/create-client.ts";
import { serveWithWorkers } from "../../../src/node/cli/serve-with-workers.ts";
import { buildSmallCorpus } from "../../support/corpora/small-corpus.ts";
import { postTo, RESOLVE } from "../../support/node/small-server.ts";

const folder = mkdtempSync(join(tmpdir(), "headnote-workers-"));
const corpus = join(folder, "small.sqlite");
writeFileSync(corpus, (await buildSmallCorpus()).bytes);
const notices: string[] = [];
const server = await serveWithWorkers({
  count: 2,
  settings: { corpus, port: 0, host: "127.0.0.1", log: "off" },
  keys: [
    { name: "rich", secret: "gold", credits: 10_000 },
    { name: "poor", secret: "tin", credits: 20 },
  ],
  journal: join(folder, "journal"),
  onNotice: (sentence) => notices.push(sentence),
  hangMs: 10_000,
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Opens a connection of its own, so that calls reach both workers. */
const CLOSE = { Connection: "close" };
const resolve = (headers: Record<string, string> = {}) =>
  postTo(server, RESOLVE, { citation: "701 U.S. 10" }, { ...CLOSE, ...headers });

/** Checks a text that is long enough for the process for heavy calls. */
const check = (headers: Record<string, string>, times = 1000) =>
  postTo(
    server,
    "/api/v1/citations/check",
    { text: `${"See Marlow v. Ferry Company, 701 U.S. 10 (1951). ".repeat(times)}${" ".repeat(20_000)}` },
    { ...CLOSE, ...headers },
  );

/** Two that answer light calls, then the one for heavy calls. */
function listWorkers(): number[] {
  const printed = execFileSync("pgrep", ["-P", String(process.pid), "-f", "serve-worker"], { encoding: "utf8" });
  return printed
    .trim()
    .split("\n")
    .map(Number)
    .sort((a, b) => a - b);
}

async function waitUntil(test: () => boolean | Promise<boolean>): Promise<void> {
  for (let i = 0; i < 2400 && !(await test()); i++) await new Promise((go) => setTimeout(go, 50));
  expect(await test()).toBe(true);
}

describe.skipIf(process.platform === "win32")("a server with two workers", () => {
  it("answers with one ledger: exactly 20 of 60 calls that are sent together by an account with 20 credits", async () => {
    expect(listWorkers()).toHaveLength(3);
    const answers = await Promise.all(Array.from({ length: 60 }, () => resolve({ Authorization: "Bearer tin" })));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.filter((status) => status === 402)).toHaveLength(40);
  });

  it.runIf(process.platform === "linux")("gives every thread of the process for heavy calls a lower priority", () => {
    const threads = (pid: number) => readdirSync(`/proc/${pid}/task`).map((thread) => getPriority(Number(thread)));
    const [light, , heavy] = listWorkers();
    expect(new Set(threads(light!))).toEqual(new Set([getPriority()]));
    expect(new Set(threads(heavy!))).toEqual(new Set([Math.min(19, getPriority() + 5)]));
  });

  it("describes its corpus without an engine in the main process", () => {
    expect(server.description).toMatchObject({ cases: expect.any(Number), mostCited: expect.any(Array) });
  });

  it("runs a call once per idempotency key, whichever worker it reaches", async () => {
    const client = createClient({ url: server.url, key: "gold" });
    const before = (await client.credits.balance({})).data.balance;
    const headers = { Authorization: "Bearer gold", "Idempotency-Key": "once" };
    const bodies = await Promise.all(Array.from({ length: 10 }, async () => (await resolve(headers)).text()));
    expect(new Set(bodies).size).toBe(1);
    expect(before - (await client.credits.balance({})).data.balance).toBe(1);
    const other = await postTo(server, RESOLVE, { citation: "1 U.S. 1" }, { ...CLOSE, ...headers });
    expect(other.status).toBe(422);
  });

  it("states the metrics of all workers together", async () => {
    const readCalls = async () => {
      const headers = { Authorization: "Bearer gold", ...CLOSE };
      const text = await (await fetch(`${server.url}/metrics`, { headers })).text();
      return Number(/headnote_calls_total\{operation="citations.resolve",status="200"\} (\d+)/.exec(text)?.[1] ?? 0);
    };
    const before = await readCalls();
    const calls = Array.from({ length: 20 }, () => resolve({ Authorization: "Bearer gold" }));
    for (const answer of await Promise.all(calls)) expect(answer.status).toBe(200);
    for (let asked = 0; asked < 4; asked++) expect(await readCalls()).toBe(before + 20);
  });

  it("streams an answer and debits it once", async () => {
    const client = createClient({ url: server.url, key: "gold" });
    const before = (await client.credits.balance({})).data.balance;
    const types = new Set<string>();
    for await (const { type } of client.ask({ question: "May a ferry company collect a toll?" })) types.add(type);
    expect([...types].at(-1)).toBe("done");
    expect(before - (await client.credits.balance({})).data.balance).toBe(15);
  });

  it("answers light calls while the process for heavy ones does nothing, and heavy calls when it goes on", async () => {
    const heavy = listWorkers().at(-1)!;
    process.kill(heavy, "SIGSTOP");
    const checked = check({ Authorization: "Bearer gold" });
    const light = await Promise.all(Array.from({ length: 8 }, () => resolve({ Authorization: "Bearer gold" })));
    expect(light.map(({ status }) => status)).toEqual(Array(8).fill(200));
    process.kill(heavy, "SIGCONT");
    const answer = await checked;
    expect(answer.status).toBe(200);
    expect(answer.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    expect((await answer.json()).data.summary.citations).toBe(1000);
  }, 60_000);

  it("passes on an error of a heavy call with one id, and debits nothing for it", async () => {
    const refused = await check({ Authorization: "Bearer tin" }, 5);
    expect(refused.status).toBe(402);
    expect((await refused.json()).error.requestId).toBe(refused.headers.get("x-request-id"));
    expect((await check({ Authorization: "Bearer wrong" })).status).toBe(401);
  });

  it("answers a heavy call once per idempotency key", async () => {
    const headers = { Authorization: "Bearer gold", "Idempotency-Key": "heavy" };
    const bodies = await Promise.all(Array.from({ length: 3 }, async () => (await check(headers)).text()));
    expect(new Set(bodies).size).toBe(1);
  });

  it("tells the caller of a heavy call to come back if its process ends, and debits nothing", async () => {
    const client = createClient({ url: server.url, key: "gold" });
    const before = (await client.credits.balance({})).data.balance;
    const heavy = listWorkers().at(-1)!;
    process.kill(heavy, "SIGSTOP");
    const checked = check({ Authorization: "Bearer gold" });
    await new Promise((go) => setTimeout(go, 500));
    process.kill(heavy, "SIGKILL");
    const answer = await checked;
    expect([answer.status, (await answer.json()).error.code]).toEqual([503, "overloaded"]);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    await waitUntil(() => listWorkers().length === 3);
    let answered = 0;
    await waitUntil(async () => {
      if ((await check({ Authorization: "Bearer gold" })).status === 200) answered++;
      return answered > 0;
    });
    expect(before - (await client.credits.balance({})).data.balance).toBe(5 * answered);
    notices.length = 0;
  }, 120_000);

  it("replaces a worker that is killed, and one that hangs", async () => {
    const [first, second] = listWorkers();
    process.kill(first!, "SIGKILL");
    await waitUntil(() => notices.length > 0);
    await waitUntil(() => listWorkers().length === 3);
    process.kill(second!, "SIGSTOP");
    await waitUntil(() => notices.some((notice) => notice.includes("has not answered")));
    await waitUntil(() => listWorkers().length === 3 && !listWorkers().includes(second!));
    await waitUntil(async () => (await fetch(`${server.url}/healthz`).catch(() => null))?.status === 200);
    const answers = await Promise.all(Array.from({ length: 8 }, () => resolve({ Authorization: "Bearer gold" })));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  }, 300_000);
});

it("fails to start as a single process does", async () => {
  const settings = { corpus: join(folder, "absent.sqlite"), port: 0, host: "127.0.0.1", log: "off" } as const;
  const starting = serveWithWorkers({ count: 2, settings, keys: [], onNotice: () => {} });
  await expect(starting).rejects.toMatchObject({ code: "corpus_unavailable" });
}, 300_000);

it("answers from several corpora as one, whose common file is computed before the workers start", async () => {
  const other = join(folder, "other.sqlite");
  writeFileSync(other, (await buildSmallCorpus()).bytes);
  const settings = { corpus: [corpus, other], port: 0, host: "127.0.0.1", log: "off" } as const;
  const keys = [{ name: "rich", secret: "gold", credits: 10_000 }];
  const several = await serveWithWorkers({ count: 2, settings, keys, onNotice: () => {} });
  try {
    const headers = { ...CLOSE, Authorization: "Bearer gold" };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => postTo(several, RESOLVE, { citation: "701 U.S. 10" }, headers)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(readdirSync(folder).filter((name) => name.includes(".union-"))).toHaveLength(1);
  } finally {
    await several.close();
  }
}, 300_000);
