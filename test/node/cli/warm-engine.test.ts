import { expect, it } from "vitest";
import { openLedger } from "../../../src/credits/ledger.ts";
import { createMemoryLedgerStore } from "../../../src/credits/memory-ledger-store.ts";
import { openEngine } from "../../../src/engine/open-engine.ts";
import { warmEngine } from "../../../src/node/cli/warm-engine.ts";
import { openStarterCorpus } from "../../../src/node/starter-corpus.ts";

it("warms an engine up for a limited time, and nobody pays", async () => {
  const ledger = await openLedger(createMemoryLedgerStore(), { now: () => 0, newId: () => "id" });
  const operations: string[] = [];
  const watched = {
    ...ledger,
    authorise: (...given: Parameters<typeof ledger.authorise>) => {
      operations.push(given[2]);
      return ledger.authorise(...given);
    },
  };
  const engine = await openEngine(openStarterCorpus(), { ledger: watched });
  let milliseconds = 0;
  await warmEngine(engine, () => (milliseconds += 20));
  expect(milliseconds).toBeLessThan(700);
  expect(operations.length).toBeGreaterThan(5);
  expect((await ledger.statement("local", {}, 0, 10)).total).toBe(0);
  await engine.close();
});
