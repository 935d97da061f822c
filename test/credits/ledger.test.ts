import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Ledger,
  type LedgerEntry,
  type LedgerStore,
  LOCAL_ACCOUNT,
  openLedger,
} from "../../src/credits/ledger.ts";
import { createMemoryLedgerStore } from "../../src/credits/memory-ledger-store.ts";
import { assertProperty } from "../support/assert-property.ts";
import { createCounter, createIds } from "../support/counters.ts";

const open = (store: LedgerStore = createMemoryLedgerStore()) =>
  openLedger(store, { now: createCounter(), newId: createIds() });

async function sumOf(ledger: Ledger, account: string) {
  const { lines } = await ledger.statement(account, {}, 0, 1_000_000);
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

describe("a ledger in memory", () => {
  it("stays small after many calls and returns the same balances", async () => {
    const store = createMemoryLedgerStore([], { maxEntries: 50 });
    const ledger = await open(store);
    const accounts = ["a", "b", "c"];
    for (const account of accounts) await ledger.grant(account, 10_000_000, "bought");
    for (let call = 0; call < 1000; call++) {
      await ledger.capture(ledger.authorise(accounts[call % 3]!, 2000, "x"), 1000 + call);
    }
    const kept: LedgerEntry[] = [];
    for await (const entry of store.load()) kept.push(entry);
    expect(kept.length).toBeLessThanOrEqual(50 + 10 + accounts.length);
    const again = await open(createMemoryLedgerStore(kept));
    for (const account of accounts) expect(again.balance(account)).toBe(ledger.balance(account));
    expect(kept.at(-1)).toMatchObject({ account: "a", amount: -1999 });
  });
});

describe("a hold", () => {
  it("sets credits aside, and capture debits the used part", async () => {
    const ledger = await open();
    await ledger.grant("a", 5000, "bought");
    const hold = ledger.authorise("a", 3000, "research.search");
    expect(ledger.balance("a")).toBe(5000);
    expect(() => ledger.authorise("a", 2001, "research.search")).toThrow(/may cost 2.001 credits; 2 are left/);
    await ledger.capture(hold, 1000);
    expect(ledger.balance("a")).toBe(4000);
    ledger.release(ledger.authorise("a", 4000, "research.search"));
    expect(ledger.balance("a")).toBe(4000);
  });

  it("refuses with the required and the remaining credits", async () => {
    const ledger = await open();
    await ledger.grant("a", 500, "bought");
    expect(() => ledger.authorise("a", 1500, "x")).toThrow(
      expect.objectContaining({
        code: "insufficient_credits",
        details: { creditsRequired: 1.5, creditsRemaining: 0.5 },
      }),
    );
  });

  it.each([
    ["more than was held", 2001],
    ["less than nothing", -1],
    ["a fraction of a thousandth", 0.5],
  ])("cannot be captured for %s", async (_, amount) => {
    const ledger = await open();
    await ledger.grant("a", 5000, "bought");
    const hold = ledger.authorise("a", 2000, "x");
    await expect(ledger.capture(hold, amount)).rejects.toMatchObject({ code: "internal" });
    expect(ledger.balance("a")).toBe(5000);
  });

  it("ends once", async () => {
    const ledger = await open();
    await ledger.grant("a", 5000, "bought");
    const hold = ledger.authorise("a", 5000, "x");
    await ledger.capture(hold, 1000);
    ledger.release(hold);
    await expect(ledger.capture(hold, 1000)).rejects.toMatchObject({ code: "internal" });
    expect(() => ledger.authorise("a", 4001, "x")).toThrow();
    ledger.release(ledger.authorise("a", 4000, "x"));
  });

  it("is gone when the ledger is opened again; debits are not", async () => {
    const store = createMemoryLedgerStore();
    const first = await open(store);
    await first.grant("a", 5000, "bought");
    await first.capture(first.authorise("a", 2000, "x"), 2000);
    first.authorise("a", 3000, "x");
    const second = await open(store);
    expect(second.balance("a")).toBe(3000);
    second.authorise("a", 3000, "x");
  });
});

it("a debit that cannot be written is not made", async () => {
  const store = createMemoryLedgerStore();
  const broken: LedgerStore = {
    load: store.load,
    append: (entry) => (entry.kind === "capture" ? Promise.reject(new Error("disk full")) : store.append(entry)),
  };
  const ledger = await open(broken);
  await ledger.grant("a", 5000, "bought");
  await expect(ledger.capture(ledger.authorise("a", 1000, "x"), 1000)).rejects.toMatchObject({
    code: "ledger_unavailable",
  });
  expect(ledger.balance("a")).toBe(5000);
  ledger.authorise("a", 5000, "x");
});

it("a balance stays a number that can be counted exactly", async () => {
  const ledger = await open();
  await ledger.grant("a", Number.MAX_SAFE_INTEGER, "bought");
  await expect(ledger.grant("a", 1, "bought")).rejects.toMatchObject({ code: "internal" });
  expect(ledger.balance("a")).toBe(Number.MAX_SAFE_INTEGER);
});

it("the local account pays for everything and is never debited", async () => {
  const ledger = await open();
  const hold = ledger.authorise(LOCAL_ACCOUNT, 1_000_000_000, "x");
  await ledger.capture(hold, 1_000_000_000);
  expect(ledger.balance(LOCAL_ACCOUNT)).toBe(Number.MAX_SAFE_INTEGER);
  expect(await sumOf(ledger, LOCAL_ACCOUNT)).toBe(0);
});

/** One step: grant, hold, end a hold that is open, or let some of what is being written become safe, or fail. */
const account = fc.constantFrom("a", "b");
const step = fc.oneof(
  fc.record({ do: fc.constant("grant" as const), account, amount: fc.nat(5000) }),
  fc.record({ do: fc.constant("hold" as const), account, amount: fc.nat(3000) }),
  fc.record({
    do: fc.constant("capture" as const),
    which: fc.nat(9),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  fc.record({ do: fc.constant("release" as const), which: fc.nat(9) }),
  fc.record({ do: fc.constant("write" as const), count: fc.nat(4), fails: fc.boolean() }),
);

/** A store that writes pending entries in order when the test releases them. */
function slowStore() {
  const store = createMemoryLedgerStore();
  const waiting: { entry: LedgerEntry; done: (error?: Error) => void }[] = [];
  return {
    load: store.load,
    append: (entry: LedgerEntry) =>
      new Promise<void>((resolve, reject) => {
        waiting.push({ entry, done: (error) => (error ? reject(error) : resolve()) });
      }),
    waiting,
    async write(fails: boolean) {
      const next = waiting.shift();
      if (next && !fails) await store.append(next.entry);
      next?.done(fails ? new Error("disk full") : undefined);
      await new Promise(setImmediate);
      return next?.entry;
    },
  };
}

it("equals a plain sum for any operations in any order, also after a restart", async () => {
  await assertProperty(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const store = slowStore();
      const ledger = await open(store);
      const model: Record<string, { balance: number; held: number }> = {
        a: { balance: 0, held: 0 },
        b: { balance: 0, held: 0 },
      };
      const holds: ReturnType<Ledger["authorise"]>[] = [];
      const pending: Promise<unknown>[] = [];
      const write = async (fails: boolean) => {
        const entry = await store.write(fails);
        if (!entry) return;
        // A grant counts when it is safe, a debit from the start, unless it fails.
        if (entry.kind === "grant" && !fails) model[entry.account]!.balance += entry.amount;
        if (entry.kind === "capture" && fails) model[entry.account]!.balance -= entry.amount;
      };
      for (const step of steps) {
        if (step.do === "grant") pending.push(ledger.grant(step.account, step.amount, "bought").catch(() => {}));
        if (step.do === "hold") {
          const { balance, held } = model[step.account]!;
          const authorise = () => holds.push(ledger.authorise(step.account, step.amount, "x"));
          if (balance - held < step.amount) {
            expect(authorise).toThrow(expect.objectContaining({ code: "insufficient_credits" }));
          } else {
            authorise();
            model[step.account]!.held += step.amount;
          }
        }
        if (step.do === "capture" || step.do === "release") {
          const [hold] = holds.splice(step.which % Math.max(1, holds.length), 1);
          if (!hold) continue;
          model[hold.account]!.held -= hold.amount;
          if (step.do === "release") ledger.release(hold);
          else {
            const amount = Math.floor(hold.amount * step.part);
            model[hold.account]!.balance -= amount;
            pending.push(ledger.capture(hold, amount).catch(() => {}));
          }
        }
        if (step.do === "write") for (let n = 0; n < step.count; n++) await write(step.fails);
        for (const [name, { balance, held }] of Object.entries(model)) {
          expect(ledger.balance(name)).toBe(balance);
          expect(balance).toBeGreaterThanOrEqual(held);
        }
      }
      while (store.waiting.length > 0) await write(false);
      await Promise.all(pending);
      const again = await open(store);
      for (const [name, { balance }] of Object.entries(model)) {
        expect(ledger.balance(name)).toBe(balance);
        expect(again.balance(name)).toBe(balance);
        expect(await sumOf(again, name)).toBe(balance);
      }
    }),
  );
});
