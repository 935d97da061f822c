import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listKeys, storeKeys } from "../../src/cluster/postgres/api-keys.ts";
import { openPostgres, type Postgres } from "../../src/cluster/postgres/open-postgres.ts";
import { createPostgresLedger, type PostgresLedger } from "../../src/cluster/postgres/postgres-ledger.ts";
import type { IdempotencyLock } from "../../src/credits/replay-cache.ts";
import { payTogether } from "../support/cluster/pay-together.ts";
import { NEEDS_POSTGRES, POSTGRES_URL } from "../support/cluster/services.ts";
import { createRandom } from "../support/seeded-random.ts";

let postgres: Postgres;
let one: PostgresLedger;
let other: PostgresLedger;
let last = 0;
const run = `t${Date.now()}`;
const newId = () => `${run}-${last++}`;
const nextAccount = () => `account-${newId()}`;

describe.skipIf(POSTGRES_URL === undefined)(`a ledger on PostgreSQL${NEEDS_POSTGRES}`, () => {
  beforeAll(async () => {
    postgres = await openPostgres({ url: POSTGRES_URL! });
    one = createPostgresLedger(postgres, { now: Date.now, newId, leaseSeconds: 1 });
    other = createPostgresLedger(postgres, { now: Date.now, newId, leaseSeconds: 1 });
  });
  afterAll(async () => {
    one.close();
    other.close();
    await postgres.close();
  });

  it("opens an account once, however many servers open it", async () => {
    const account = nextAccount();
    await Promise.all([one, other, one, other].map((ledger) => ledger.openAccount(account, 5000, "opening balance")));
    expect(await one.balance(account)).toBe(5000);
    expect(await other.hasAccount(account)).toBe(true);
    expect(await other.hasAccount(nextAccount())).toBe(false);
  });

  it("debits what was held, and states it with the balance after it", async () => {
    const account = nextAccount();
    await one.grant(account, 5000, "purchase");
    await one.capture(await one.authorise(account, 3000, "research.search"), 2000);
    expect(await other.balance(account)).toBe(3000);
    const { total, lines } = await other.statement(account, {}, 0, 10);
    expect(total).toBe(2);
    expect(lines.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
      ["capture", -2000, 3000],
      ["grant", 5000, 5000],
    ]);
    expect((await other.statement(account, { kind: "grant" }, 0, 10)).total).toBe(1);
  });

  it("debits in two steps, or takes the first one back", async () => {
    const account = nextAccount();
    await one.grant(account, 5000, "purchase");
    expect(await one.capture(await one.authorise(account, 500, "a.b"), 500)).toBe(4500);
    const pending = await one.beginCapture(await one.authorise(account, 3000, "a.b"), 3000);
    expect(pending.remaining).toBe(1500);
    await expect(other.authorise(account, 2000, "a.b")).rejects.toThrow(/1.5 are left/);
    await pending.commit();
    expect(await other.balance(account)).toBe(1500);
    const cancelled = await one.beginCapture(await one.authorise(account, 1000, "a.b"), 1000);
    await cancelled.cancel();
    expect(await other.balance(account)).toBe(1500);
    await one.release(await one.authorise(account, 1500, "a.b"));
  });

  it("holds for both servers what one of them holds", async () => {
    const account = nextAccount();
    await one.grant(account, 1000, "purchase");
    const hold = await one.authorise(account, 1000, "a.b");
    await expect(other.authorise(account, 1, "a.b")).rejects.toMatchObject({ code: "insufficient_credits" });
    await one.release(hold);
    await one.release(hold);
    await other.release(await other.authorise(account, 1000, "a.b"));
  });

  it("releases the hold of a server that no longer renews it, and refuses its late debit", async () => {
    const account = nextAccount();
    await one.grant(account, 1000, "purchase");
    const stopped = createPostgresLedger(postgres, { now: Date.now, newId, leaseSeconds: 1 });
    const hold = await stopped.authorise(account, 1000, "a.b");
    stopped.close();
    await sleep(1200);
    const taken = await other.authorise(account, 1000, "a.b");
    await expect(stopped.capture(hold, 1000)).rejects.toMatchObject({ code: "internal" });
    await other.capture(taken, 1000);
    expect(await one.balance(account)).toBe(0);
  });

  it("renews the holds of a server that runs", async () => {
    const account = nextAccount();
    await one.grant(account, 1000, "purchase");
    const hold = await one.authorise(account, 1000, "a.b");
    await sleep(1500);
    await expect(other.authorise(account, 1, "a.b")).rejects.toMatchObject({ code: "insufficient_credits" });
    await one.capture(hold, 1000);
  });

  it("answers a request under its key once, whichever server it is sent to", async () => {
    const account = nextAccount();
    await one.grant(account, 5000, "purchase");
    const request = { account, key: "k", hash: "h" };
    const pay = (ledger: PostgresLedger) =>
      ledger.runOnce(request, async () => {
        const hold = await ledger.authorise(account, 1000, "a.b");
        await ledger.capture(hold, 1000, (remaining) => ({ key: "k", hash: "h", body: { remaining } }));
        return { remaining: 4000 };
      });
    const answers = await Promise.all([pay(one), pay(other), pay(one), pay(other)]);
    expect(answers).toEqual(answers.map(() => ({ remaining: 4000 })));
    expect(await one.balance(account)).toBe(4000);
    await expect(one.acquire({ ...request, hash: "another" })).rejects.toMatchObject({ code: "validation_failed" });
  });

  it("leaves no trace of a call that failed", async () => {
    const account = nextAccount();
    const request = { account, key: "k", hash: "h" };
    await expect(one.runOnce(request, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await other.runOnce({ ...request, hash: "another" }, async () => "yes")).toBe("yes");
  });

  it("continues a stream that was debited and cut on another server, without a second debit", async () => {
    const account = nextAccount();
    await one.grant(account, 5000, "purchase");
    const request = { account, key: "k", hash: "h" };
    await one.acquire(request);
    await one.capture(await one.authorise(account, 1000, "ask"), 1000, () => ({ key: "k", hash: "h" }));
    // The server is gone: nobody ends its lock.
    one.close();
    one = createPostgresLedger(postgres, { now: Date.now, newId, leaseSeconds: 1 });
    const lock = (await other.acquire(request)) as IdempotencyLock;
    expect(lock.paid).toBe(1000);
    await other.storeAnswer(account, "ask", { key: "k", hash: "h", body: ["done"] });
    await lock.end({ body: ["done"] });
    expect(await one.acquire(request)).toEqual({ body: ["done"] });
    expect(await one.balance(account)).toBe(4000);
  });

  it("stores keys as hashes, each once", async () => {
    const key = { hash: "a".repeat(64), name: newId(), account: "x" };
    await Promise.all([storeKeys(postgres, [key]), storeKeys(postgres, [key])]);
    expect((await listKeys(postgres)).filter(({ hash }) => hash === key.hash)).toHaveLength(1);
  });

  // HEADNOTE_RUNS=1 kills the database as well and runs the numbers of docs/cluster.md.
  const isLong = process.env.HEADNOTE_RUNS !== undefined;
  it("lets killed servers spend exactly what the account has", { timeout: 300_000 }, async () => {
    const account = nextAccount();
    const [servers, calls, kills] = isLong ? [16, 1000, 30] : [3, 150, 4];
    await one.grant(account, calls * 1000, "purchase");
    const before = Date.now();
    const answered = await payTogether({
      url: POSTGRES_URL!,
      account,
      servers,
      keysPerServer: Math.ceil((1.3 * calls) / servers),
      kills,
      random: createRandom(1),
      ...(isLong && { disturb: restartPostgres }),
    });
    const { total } = await other.statement(account, { kind: "capture" }, 0, 1);
    if (isLong) console.log(`${servers} servers, ${answered.size} answers, ${total} debits, ${Date.now() - before} ms`);
    expect([answered.size, total, await other.balance(account)]).toEqual([calls, calls, 0]);
  });
});

/** Kills PostgreSQL without notice, with all its processes, and starts it again. */
async function restartPostgres(): Promise<void> {
  const pidFile = `${process.env.HEADNOTE_CLUSTER_DIR ?? join(tmpdir(), "headnote-cluster")}/postgres/data/postmaster.pid`;
  process.kill(Number(readFileSync(pidFile, "utf8").split("\n")[0]), "SIGKILL");
  await sleep(1500);
  execFileSync("scripts/postgres.sh", ["start"], { stdio: "ignore" });
}
