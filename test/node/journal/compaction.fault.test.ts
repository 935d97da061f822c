import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { openLedger } from "../../../src/credits/ledger.ts";
import { ANSWER_TTL_MS } from "../../../src/credits/replay-cache.ts";
import { openJournal } from "../../../src/node/journal/journal.ts";
import { assertProperty } from "../../support/assert-property.ts";
import { createCounter } from "../../support/counters.ts";
import {
  entry,
  folder,
  newPath,
  readAll,
  removeJournals,
  reopenJournal,
  THREE,
  writeJournal,
} from "../../support/node/journals.ts";

afterAll(removeJournals);

describe("compaction", () => {
  const day = 24 * 60 * 60 * 1000;
  const answer = { key: "k", hash: "h", body: { text: "x".repeat(1000) } };
  const entries = [
    entry(1, { at: 0, amount: 5000 }),
    entry(2, { at: 0, account: "b", amount: 700 }),
    entry(3, { at: day, kind: "capture", amount: -2000, answer }),
    entry(4, { at: day, account: "b", kind: "capture", amount: -700 }),
    entry(5, { at: 500 * day, kind: "capture", amount: -1000, answer }),
    // The clock was set back: the entry follows a younger one, so it is not folded.
    entry(6, { at: 0, kind: "capture", amount: -500 }),
    entry(7, { at: 502 * day - ANSWER_TTL_MS + 1, kind: "capture", amount: -10, answer }),
    entry(8, { at: 500 * day, kind: "answer", amount: 0, answer }),
    entry(9, { at: 502 * day - 1, kind: "answer", amount: 0, answer: { ...answer, key: "k2" } }),
  ];

  it("keeps balances, the entries of 400 days, and the answers of one day", async () => {
    const path = await writeJournal(entries);
    const before = statSync(path).size;
    const journal = await openJournal(path, { now: () => 502 * day });
    await Promise.all([journal.compact(), journal.append(entry(10, { at: 502 * day }))]);
    const { answer: _, ...bare } = entries[4]!;
    const expected = [
      entry(3, { at: day, amount: 3000, operation: "balance carried forward" }),
      entry(4, { at: day, account: "b", amount: 0, operation: "balance carried forward" }),
      bare,
      ...entries.slice(5, 7),
      entries[8],
      entry(10, { at: 502 * day }),
    ];
    expect(await readAll(journal)).toEqual(expected);
    await journal.close();
    expect((await reopenJournal(path)).entries).toEqual(expected);
    expect(statSync(path).size).toBeLessThan(before);
  });

  it("starts when the journal has grown, while entries are being written", async () => {
    const path = newPath();
    let time = 0;
    const journal = await openJournal(path, { now: () => time, compactAfter: 20_000, historyMs: ANSWER_TTL_MS });
    let most = 0;
    for (let round = 0; round < 60; round++) {
      time += ANSWER_TTL_MS;
      await Promise.all(Array.from({ length: 10 }, () => journal.append(entry(1, { at: time, amount: 1 }))));
      most = Math.max(most, statSync(path).size);
    }
    const sum = (await readAll(journal)).reduce((total, { amount }) => total + amount, 0);
    await journal.close();
    expect(sum).toBe(600);
    expect(most).toBeLessThan(25_000);
    expect(readdirSync(folder).filter((name) => name.endsWith(".compacting"))).toEqual([]);
  });

  it("removes the file of a compaction that a crash interrupted", async () => {
    const path = await writeJournal(THREE);
    const unfinished = `${path}.0123.compacting`;
    writeFileSync(unfinished, readFileSync(path).subarray(0, 100));
    expect((await reopenJournal(path)).entries).toEqual(THREE);
    expect(existsSync(unfinished)).toBe(false);
  });

  it("changes no balance and no answer, for random entries", async () => {
    const step = fc.record({
      amount: fc.nat(1000),
      days: fc.integer({ min: -1, max: 300 }),
      account: fc.constantFrom("a", "b"),
      keyed: fc.boolean(),
    });
    await assertProperty(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const path = newPath();
        let time = 0;
        const ids = createCounter();
        const restart = async () => {
          const journal = await openJournal(path, { now: () => time });
          return { journal, ledger: await openLedger(journal, { now: () => time, newId: () => `e${ids()}` }) };
        };
        const { journal, ledger } = await restart();
        for (const [n, { amount, days, account, keyed }] of steps.entries()) {
          time += days * day;
          await ledger.grant(account, amount, "bought");
          const hold = ledger.authorise(account, amount >> 1, "x");
          await ledger.capture(hold, amount >> 1, () => (keyed ? { key: `k${n}`, hash: "h", body: n } : undefined));
        }
        const balances = ["a", "b"].map(ledger.balance);
        await journal.compact();
        await journal.close();
        const again = await restart();
        expect(["a", "b"].map(again.ledger.balance)).toEqual(balances);
        for (const [n, { account, keyed }] of steps.entries()) {
          const kept = again.ledger.runOnce({ account, key: `k${n}`, hash: "h" }, async () => "new");
          const age = steps.slice(n + 1).reduce((sum, { days }) => sum + days, 0) * day;
          expect(await kept).toBe(keyed && age < ANSWER_TTL_MS ? n : "new");
        }
        await again.journal.close();
      }),
      { numRuns: 10 },
    );
  });
});
