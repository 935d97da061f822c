import { writeSync } from "node:fs";
import { OPERATIONS } from "../../../src/contract/operations/operations.ts";
import { openLedger, toMillis } from "../../../src/credits/ledger.ts";
import type { AskEventWithoutCost } from "../../../src/credits/meter.ts";
import { resolvePrices } from "../../../src/credits/prices.ts";
import { implement } from "../../../src/engine/implement.ts";
import { EngineError } from "../../../src/errors.ts";
import { openJournal } from "../../../src/node/journal/journal.ts";

/*
 * A process that is made to be killed: writers that spend from a few accounts for ever, each call under a key of its
 * own. Its output reports the requested and the acknowledged entries to the other process:
 *   try ACCOUNT KEY · ok ACCOUNT KEY · grant ACCOUNT CREDITS
 * The keys that it is given are sent again first, as a client does that never got its answer.
 */

const [path = "", round = "", again = "[]"] = process.argv.slice(2);
const WRITERS = 64;
const ACCOUNTS = ["a", "b", "c"];
const GRANT = 200;

// Written to a file synchronously, so that output before the kill is kept.
const printLine = (text: string) => writeSync(1, `${text}\n`);

const journal = await openJournal(path, { compactAfter: 300_000 });
let last = 0;
const clock = { now: Date.now, newId: () => `${round}-${last++}` };
const ledger = await openLedger(journal, clock);
const meter = { ledger, prices: resolvePrices(), now: Date.now };
const {
  ask,
  statutes: { states: buy },
} = implement(
  { statutes: { states: OPERATIONS.statutes.states }, ask: OPERATIONS.ask },
  {
    statutes: {
      states: async () => {
        await Promise.resolve();
        return { data: { jurisdictions: [], totalSections: 0, stateCountWithData: 0 }, meta: {} };
      },
    },
    ask: {
      async *stream(): AsyncGenerator<AskEventWithoutCost, void> {
        yield { type: "stream_init", streamId: "s" };
        for (const content of ["A ", "rule."]) yield { type: "chunk", content, text: content };
        const data = { questionInterpreted: "?", mode: "standard" } as const;
        yield { type: "done", data, ...data, sources: [] };
      },
    },
  },
  undefined,
  meter,
);

async function debitOnce(account: string, idempotencyKey: string): Promise<void> {
  printLine(`try ${account} ${idempotencyKey}`);
  const context = { account, idempotencyKey };
  try {
    if (isStreamed(idempotencyKey)) {
      let chunks = 0;
      for await (const { type } of ask({ question: "What is the rule?" }, context)) {
        if (type === "chunk" && chunks++ === 0) printLine(`ok ${account} ${idempotencyKey}`);
        // Yields to the event loop after every event, so that a kill interrupts unfinished streams.
        await new Promise(setImmediate);
      }
    } else {
      await buy({}, context);
      printLine(`ok ${account} ${idempotencyKey}`);
    }
    printLine(`done ${account} ${idempotencyKey}`);
  } catch (error) {
    if (!(error instanceof EngineError && error.code === "insufficient_credits")) throw error;
    // Always a little at a time, so that accounts are empty again and again.
    await ledger.grant(account, toMillis(GRANT), "bought");
    printLine(`grant ${account} ${GRANT}`);
    await debitOnce(account, idempotencyKey);
  }
}

function isStreamed(key: string): boolean {
  return Number(key.split("/")[2]) % 2 === 1;
}

async function writeForever(writer: number): Promise<never> {
  for (let n = 0; ; n++) await debitOnce(ACCOUNTS[(writer + n) % ACCOUNTS.length]!, `${round}/${writer}/${n}`);
}

await Promise.all((JSON.parse(again) as [string, string][]).map(([account, key]) => debitOnce(account, key)));
await Promise.all(Array.from({ length: WRITERS }, (_, writer) => writeForever(writer)));
