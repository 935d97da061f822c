import { expect, it } from "vitest";
import { createKnownBalances } from "../../../src/node/workers/known-balances.ts";

const createHold = (amount: number) => ({ account: "alice", amount, operation: "a.b" });

it("an account without a known balance holds nothing here", () => {
  const balances = createKnownBalances(() => 0);
  expect(balances.begin(createHold(1))).toBe(false);
  balances.learn("bob", 1_000_000);
  expect(balances.begin(createHold(1))).toBe(false);
});

it("an account holds here what is a hundredth of its balance together", () => {
  const balances = createKnownBalances(() => 0);
  balances.learn("alice", 1000);
  const first = createHold(6);
  expect(balances.begin(first)).toBe(true);
  expect(balances.begin(createHold(5))).toBe(false);
  expect(balances.begin(createHold(4))).toBe(true);
  expect(balances.end(first)).toBe(true);
  expect(balances.end(first)).toBe(false);
  expect(balances.begin(createHold(6))).toBe(true);
});

it("a balance is known for a second, and until the ledger refuses a debit", () => {
  let time = 0;
  const balances = createKnownBalances(() => time);
  balances.learn("alice", 1000);
  time = 1000;
  expect(balances.begin(createHold(1))).toBe(true);
  time = 1001;
  expect(balances.begin(createHold(1))).toBe(false);
  balances.learn("alice", 1000);
  balances.forget("alice");
  expect(balances.begin(createHold(1))).toBe(false);
});
