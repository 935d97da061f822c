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

function connect(host: LedgerHost) {
  const remote = createRemoteLedger((calls) => {
    for (const call of calls) void host.call(call).then((result) => remote.receive([result]));
  });
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
