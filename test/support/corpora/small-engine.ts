import type { Engine } from "../../../src/contract/engine.ts";
import { type Ledger, type LedgerStore, openLedger } from "../../../src/credits/ledger.ts";
import { createMemoryLedgerStore } from "../../../src/credits/memory-ledger-store.ts";
import type { PriceOptions } from "../../../src/credits/prices.ts";
import { openEngine } from "../../../src/engine/open-engine.ts";
import type { SmallCase } from "./small-cases.ts";
import { buildSmallCorpus } from "./small-corpus.ts";

/** An engine over the small corpus with a ledger of its own; every look at the clock is a millisecond later. */
export async function openSmallEngine({
  store = createMemoryLedgerStore(),
  cases,
  ...prices
}: PriceOptions & { readonly store?: LedgerStore; readonly cases?: readonly SmallCase[] } = {}): Promise<{
  engine: Engine;
  ledger: Ledger;
}> {
  let tick = 0;
  const now = () => tick++;
  const newId = () => `entry-${tick}`;
  const ledger = await openLedger(store, { now, newId });
  const engine = await openEngine((await buildSmallCorpus(cases)).bytes, { ledger, prices, now, newId });
  return { engine, ledger };
}
