import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CREDIT_OPERATIONS } from "../../src/contract/operations/credits.ts";
import { addCredits } from "../../src/credits/add-credits.ts";
import { openLedger } from "../../src/credits/ledger.ts";
import { createMemoryLedgerStore } from "../../src/credits/memory-ledger-store.ts";
import { resolvePrices } from "../../src/credits/prices.ts";
import { formatStatementCsv } from "../../src/credits/statement-csv.ts";
import * as creditHandlers from "../../src/engine/credits/handlers.ts";
import { implement } from "../../src/engine/implement.ts";
import { createCounter, createIds } from "../support/counters.ts";

const DAY = 24 * 60 * 60 * 1000;

/** An account with one movement a day: 10 credits bought, then debits of 1, 2 and 3. */
async function open() {
  let day = 0;
  const store = createMemoryLedgerStore();
  const newId = createIds();
  const clock = { now: () => day * DAY, newId };
  const ledger = await openLedger(store, clock);
  await ledger.grant("a", 10_000, "bought");
  await ledger.grant("b", 500, "bought");
  for (const [n, operation] of ["x", "y", "x"].entries()) {
    day++;
    await ledger.capture(ledger.authorise("a", 3000, operation), (n + 1) * 1000);
  }
  await ledger.storeAnswer("a", "x", { key: "k", hash: "h", body: 1 });
  const verbs = (over = ledger) =>
    implement(
      { credits: CREDIT_OPERATIONS },
      { credits: creditHandlers },
      { ledger: over, priceOptions: undefined },
      { ledger: over, prices: resolvePrices(), now: createCounter() },
    ).credits.ledger;
  return { ledger, statement: verbs(), reopened: async () => verbs(await openLedger(store, clock)) };
}

const payer = { account: "a" };

describe("a statement", () => {
  it("lists each movement with its time and balance, newest first", async () => {
    const { statement, reopened } = await open();
    const expected = {
      total: 4,
      entries: [
        { id: "e4", at: 3 * DAY, kind: "capture", operation: "x", credits: -3, balance: 4 },
        { id: "e3", at: 2 * DAY, kind: "capture", operation: "y", credits: -2, balance: 7 },
        { id: "e2", at: DAY, kind: "capture", operation: "x", credits: -1, balance: 9 },
        { id: "e0", at: 0, kind: "grant", operation: "bought", credits: 10, balance: 10 },
      ],
    };
    expect((await statement({}, payer)).data).toEqual(expected);
    expect((await (await reopened())({}, payer)).data).toEqual(expected);
  });

  it.each([
    [{ operation: "x" }, ["e4", "e2"]],
    [{ kind: "grant" as const }, ["e0"]],
    [{ dateFrom: "1970-01-03" }, ["e4", "e3"]],
    [{ dateTo: "1970-01-02" }, ["e2", "e0"]],
    [{ dateFrom: "1970-01-02", dateTo: "1970-01-02" }, ["e2"]],
    [{ operation: "x", dateTo: "1970-01-03" }, ["e2"]],
    [{ pageSize: 3 }, ["e4", "e3", "e2"]],
    [{ pageSize: 3, page: 2 }, ["e0"]],
    [{ pageSize: 3, page: 3 }, []],
    [{ operation: "' OR 1 = 1 --" }, []],
  ])("lists the entries that match %j", async (request, expected) => {
    const { statement } = await open();
    const { entries } = (await statement(request, payer)).data;
    expect(entries.map(({ id }) => id)).toEqual(expected);
  });

  it("continues after the first page, also while entries are added", async () => {
    const { ledger, statement } = await open();
    const first = statement({}, payer);
    const more = Array.from({ length: 50 }, () => ledger.grant("a", 1000, "bought"));
    await Promise.all([first, ...more]);
    const { total, entries } = (await statement({}, payer)).data;
    expect([total, entries[0]?.balance]).toEqual([54, 54]);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(50);
  });

  it("refuses a range that ends before it begins", async () => {
    const { statement } = await open();
    const request = { dateFrom: "1970-01-02", dateTo: "1970-01-01" };
    await expect(statement(request, payer)).rejects.toMatchObject({ code: "validation_failed" });
  });
});

describe("a statement as CSV", () => {
  const entry = { id: "e1", at: 0, kind: "capture" as const, operation: "x", credits: -0.5, balance: 9.5 };

  it("has names, times and numbers", () => {
    expect(formatStatementCsv([entry])).toBe(
      "time,id,kind,operation,credits,balance\r\n1970-01-01T00:00:00.000Z,e1,capture,x,-0.5,9.5\r\n",
    );
  });

  it.each([
    ["=1+1", "'=1+1"],
    ["+1", "'+1"],
    ["-1", "'-1"],
    ["@sum", "'@sum"],
    ["\t=1", "'\t=1"],
    ['say "a, b"', 'say "a, b"'],
    ["two\r\nlines", "two\r\nlines"],
  ])("writes the text %j as one field that is not a formula", (operation, expected) => {
    const [, row] = parse(formatStatementCsv([{ ...entry, operation }])) as string[][];
    expect(row?.[3]).toBe(expected);
  });

  it("is read back as it was", () => {
    fc.assert(
      fc.property(fc.array(fc.string().filter((text) => !/^[=+\-@\t\r]/.test(text))), (operations) => {
        const csv = formatStatementCsv(operations.map((operation) => ({ ...entry, operation })));
        const rows = parse(csv, { columns: true }) as { operation: string }[];
        expect(rows.map(({ operation }) => operation)).toEqual(operations);
      }),
    );
  });
});

describe("a purchase", () => {
  it.each([
    [500, true],
    [1_000_000, true],
    [500.125, true],
    [499.999, false],
    [1_000_000.001, false],
    [600.0001, false],
    [-1, false],
    [Number.NaN, false],
    [Number.POSITIVE_INFINITY, false],
  ])("accepts a purchase of %f credits: %s", async (credits, allowed) => {
    const { ledger } = await open();
    const bought = addCredits(ledger, "b", credits);
    if (!allowed) {
      await expect(bought).rejects.toMatchObject({ code: "validation_failed" });
      expect(ledger.balance("b")).toBe(500);
      return;
    }
    expect(await bought).toMatchObject({ kind: "grant", operation: "purchase", amount: credits * 1000 });
    expect(ledger.balance("b")).toBe(500 + credits * 1000);
  });

  it("keeps to the bounds of the price list", async () => {
    const { ledger } = await open();
    await addCredits(ledger, "b", 2, { minCredits: 1, maxCredits: 2 });
    await expect(addCredits(ledger, "b", 3, { minCredits: 1, maxCredits: 2 })).rejects.toThrow("must be 1 to 2");
  });
});
