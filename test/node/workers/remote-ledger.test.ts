import { expect, it } from "vitest";
import { type AccountLedger, openLedger } from "../../../src/credits/ledger.ts";
import { createMemoryLedgerStore } from "../../../src/credits/memory-ledger-store.ts";
import { createLedgerHost, type LedgerHost } from "../../../src/node/workers/ledger-host.ts";
import { createRemoteLedger } from "../../../src/node/workers/remote-ledger.ts";

async function openHost(): Promise<{ host: LedgerHost; ledger: AccountLedger }> {
  let tick = 0;
  const ledger = await openLedger(createMemoryLedgerStore(), { now: () => tick++, newId: () => `id-${tick++}` });
  // Answers later, as a ledger that servers share does.
  const late: AccountLedger = {
    ...ledger,
    authorise: async (...given) => ledger.authorise(...given),
    beginCapture: async (...given) => ledger.beginCapture(...given),
    release: async (hold) => ledger.release(hold),
  };
  return { host: createLedgerHost(late), ledger };
}

/** Connects to a host. @param methods receives the names of the methods that are called */
function connect(host: LedgerHost, methods: string[] = [], now?: () => number) {
  const remote = createRemoteLedger((calls) => {
    for (const call of calls) {
      methods.push(call[1]);
      void host.call(call).then((result) => remote.receive([result]));
    }
  }, now);
  return remote;
}

it("a worker opens, grants and debits as the ledger of its main process does", async () => {
  const { host } = await openHost();
  const remote = connect(host);
  expect(await remote.hasAccount("alice")).toBe(false);
  await remote.openAccount("alice", 2000, "opening balance");
  await remote.openAccount("alice", 2000, "opening balance");
  expect(await remote.grant("alice", 1000, "purchase")).toMatchObject({ kind: "grant", amount: 1000 });
  expect(await remote.balance("alice")).toBe(3000);
  expect(await remote.capture(await remote.authorise("alice", 500, "a.b"), 500)).toBe(2500);
  const cancelled = await remote.beginCapture(await remote.authorise("alice", 500, "a.b"), 500);
  expect(cancelled.remaining).toBe(2000);
  await cancelled.cancel();
  expect(await remote.balance("alice")).toBe(2500);
});

it("what a worker held is released when it ends, also what it was about to hold", async () => {
  const { host, ledger } = await openHost();
  const remote = connect(host);
  await remote.grant("alice", 1000, "purchase");
  await remote.beginCapture(await remote.authorise("alice", 400, "a.b"), 400);
  await remote.authorise("alice", 300, "a.b");
  void host.call([1000, "authorise", ["alice", 300, "a.b"]]);
  host.close();
  await new Promise((resolve) => setImmediate(resolve));
  expect(await ledger.authorise("alice", 1000, "a.b")).toMatchObject({ amount: 1000 });
});

it("a call of an account that was just known to be rich is one message", async () => {
  const { host, ledger } = await openHost();
  const methods: string[] = [];
  let time = 0;
  const remote = connect(host, methods, () => time);
  const pay = async () => remote.capture(await remote.authorise("alice", 500, "a.b"), 300);
  await remote.grant("alice", 1_000_000, "purchase");
  expect(await pay()).toBe(999_700);
  expect(await pay()).toBe(999_400);
  const pending = await remote.beginCapture(await remote.authorise("alice", 500, "a.b"), 500);
  await pending.commit();
  expect(methods).toEqual(["grant", "authorise", "capture", "debit", "beginDebit", "commit"]);
  time += 1001;
  expect(await pay()).toBe(998_600);
  expect(methods.slice(6)).toEqual(["authorise", "capture"]);
  expect(ledger.balance("alice")).toBe(998_600);
});

it("a call that fails after it held nothing elsewhere sends nothing", async () => {
  const { host, ledger } = await openHost();
  const methods: string[] = [];
  const remote = connect(host, methods);
  await remote.grant("alice", 1_000_000, "purchase");
  await remote.capture(await remote.authorise("alice", 500, "a.b"), 500);
  const hold = await remote.authorise("alice", 500, "a.b");
  await remote.release(hold);
  await new Promise((resolve) => setImmediate(resolve));
  expect(methods).toEqual(["grant", "authorise", "capture"]);
  await expect(async () => remote.capture(hold, 500)).rejects.toMatchObject({ code: "internal" });
  expect(ledger.balance("alice")).toBe(999_500);
});

it("credits that another process spent meanwhile are not spent again", async () => {
  const { host, ledger } = await openHost();
  const remote = connect(host);
  await remote.grant("alice", 1_000_000, "purchase");
  await remote.capture(await remote.authorise("alice", 500, "a.b"), 500);
  const hold = await remote.authorise("alice", 500, "a.b");
  await ledger.capture(await ledger.authorise("alice", 999_200, "c.d"), 999_200);
  await expect(remote.capture(hold, 500)).rejects.toMatchObject({ code: "insufficient_credits" });
  await expect(async () => remote.authorise("alice", 500, "a.b")).rejects.toMatchObject({
    code: "insufficient_credits",
  });
  expect(await remote.balance("alice")).toBe(300);
});
