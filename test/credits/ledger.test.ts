import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Ledger, type LedgerStore, LOCAL_ACCOUNT, openLedger } from "../../src/credits/ledger.ts";
import { memoryLedger } from "../../src/credits/memory-ledger.ts";
import { counter } from "./counter.ts";

const open = (store: LedgerStore = memoryLedger()) => openLedger(store, { now: counter(), newId: ids() });

function ids() {
  const next = counter();
  return () => `entry-${next()}`;
}

async function sumOf(ledger: Ledger, account: string) {
  let sum = 0;
  for await (const entry of ledger.entries(account)) sum += entry.amount;
  return sum;
}

describe("a hold", () => {
  it("sets credits aside, and capture debits what was used", async () => {
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

  it("refusal says what is needed and what is left", async () => {
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
    const store = memoryLedger();
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
  const store = memoryLedger();
  const broken: LedgerStore = {
    load: store.load,
    append: (entry) => (entry.kind === "capture" ? Promise.reject(new Error("disk full")) : store.append(entry)),
  };
  const ledger = await open(broken);
  await ledger.grant("a", 5000, "bought");
  await expect(ledger.capture(ledger.authorise("a", 1000, "x"), 1000)).rejects.toMatchObject({ code: "internal" });
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

/** One step: grant, hold, or end the oldest open hold. */
const step = fc.oneof(
  fc.record({ do: fc.constant("grant" as const), account: fc.constantFrom("a", "b"), amount: fc.nat(5000) }),
  fc.record({ do: fc.constant("hold" as const), account: fc.constantFrom("a", "b"), amount: fc.nat(3000) }),
  fc.record({ do: fc.constant("capture" as const), part: fc.double({ min: 0, max: 1, noNaN: true }) }),
  fc.record({ do: fc.constant("release" as const) }),
);

it("whatever happens, the balance is the sum of the entries, survives reopening, and is never below zero", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const store = memoryLedger();
      const ledger = await open(store);
      const holds: ReturnType<Ledger["authorise"]>[] = [];
      const pending: Promise<unknown>[] = [];
      for (const step of steps) {
        if (step.do === "grant") pending.push(ledger.grant(step.account, step.amount, "bought"));
        if (step.do === "hold") {
          try {
            holds.push(ledger.authorise(step.account, step.amount, "x"));
          } catch (error) {
            expect(error).toMatchObject({ code: "insufficient_credits" });
          }
        }
        const hold = step.do === "capture" || step.do === "release" ? holds.shift() : undefined;
        if (hold && step.do === "capture") pending.push(ledger.capture(hold, Math.floor(hold.amount * step.part)));
        if (hold && step.do === "release") ledger.release(hold);
        expect(ledger.balance("a")).toBeGreaterThanOrEqual(0);
        expect(ledger.balance("b")).toBeGreaterThanOrEqual(0);
        if (step.do === "grant") await Promise.all(pending);
      }
      await Promise.all(pending);
      const again = await open(store);
      for (const account of ["a", "b"]) {
        expect(await sumOf(ledger, account)).toBe(ledger.balance(account));
        expect(again.balance(account)).toBe(ledger.balance(account));
      }
    }),
  );
});
