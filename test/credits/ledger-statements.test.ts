import { expect, it } from "vitest";
import type { LedgerEntry } from "../../src/credits/ledger-entry.ts";
import { createLedgerStatements } from "../../src/credits/ledger-statements.ts";

const createEntry = (index: number): LedgerEntry => ({
  id: `e${index}`,
  at: index,
  account: "alice",
  kind: index === 0 ? "grant" : "capture",
  operation: "research.search",
  amount: index === 0 ? 1_000_000 : -1,
});

/** Creates statements of a store of `stored` entries, and a function that adds further ones. */
function createStatements(stored: number) {
  const entries = Array.from({ length: stored }, (_, index) => createEntry(index));
  const statements = createLedgerStatements({
    async *load() {
      yield* [...entries];
    },
    append: async () => undefined,
  });
  const add = (count: number) => {
    for (let i = 0; i < count; i++) {
      entries.push(createEntry(entries.length));
      statements.add(entries.at(-1)!);
    }
  };
  return { statements, add };
}

it("adds what moved since the last statement in slices, so that other tasks run meanwhile", async () => {
  const { statements, add } = createStatements(1);
  await statements.read("alice", {}, 0, 1);
  add(5000);
  let turns = 0;
  const count = () => {
    turns++;
    setImmediate(count);
  };
  setImmediate(count);
  const { total, lines } = await statements.read("alice", {}, 0, 1);
  expect(total).toBe(5001);
  expect(lines).toMatchObject([{ id: "e5000", balance: 995_000 }]);
  expect(turns).toBeGreaterThan(5);
});

it("answers statements that are asked for at once with what moved before each", async () => {
  const { statements, add } = createStatements(300);
  const first = statements.read("alice", {}, 0, 1);
  add(700);
  const second = statements.read("alice", {}, 0, 1);
  expect((await first).total).toBeGreaterThanOrEqual(300);
  expect((await second).total).toBe(1000);
});

it("keeps no more than 50,000 movements that no statement has asked for, and answers the next one from the store", async () => {
  const { statements, add } = createStatements(1);
  await statements.read("alice", {}, 0, 1);
  add(50_001);
  const { total, lines } = await statements.read("alice", {}, 0, 2);
  expect(total).toBe(50_002);
  expect(lines.map(({ id }) => id)).toEqual(["e50001", "e50000"]);
}, 30_000);
