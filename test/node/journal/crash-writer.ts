import { writeSync } from "node:fs";
import { openLedger, toMillis } from "../../../src/credits/ledger.ts";
import { metered } from "../../../src/credits/meter.ts";
import { pricesOf } from "../../../src/credits/prices.ts";
import { EngineError } from "../../../src/errors.ts";
import { openJournal } from "../../../src/node/journal/journal.ts";

/*
 * A process that is made to be killed: writers that spend from a few accounts for ever, each call under a key of its
 * own. What it prints tells the other process what was asked for and what was acknowledged:
 *   try ACCOUNT KEY · ok ACCOUNT KEY · grant ACCOUNT CREDITS
 * The keys that it is given are sent again first, as a client does that never got its answer.
 */

const [path = "", round = "", again = "[]"] = process.argv.slice(2);
const WRITERS = 64;
const ACCOUNTS = ["a", "b", "c"];

// To a file, at once: what was said before the kill stays said.
const say = (text: string) => writeSync(1, `${text}\n`);

const journal = await openJournal(path, { compactAfter: 300_000 });
let last = 0;
const clock = { now: Date.now, newId: () => `${round}-${last++}` };
const ledger = await openLedger(journal, clock);
const { "statutes.states": buy } = metered(
  {
    "statutes.states": async () => {
      await Promise.resolve();
      return { data: { jurisdictions: [], totalSections: 0, stateCountWithData: 0 }, meta: {} };
    },
  },
  { ledger, prices: pricesOf(), now: Date.now },
);

async function spend(account: string, idempotencyKey: string): Promise<void> {
  say(`try ${account} ${idempotencyKey}`);
  try {
    await buy({}, { account, idempotencyKey });
    say(`ok ${account} ${idempotencyKey}`);
  } catch (error) {
    if (!(error instanceof EngineError && error.code === "insufficient_credits")) throw error;
    // Always a little at a time, so that accounts are empty again and again.
    await ledger.grant(account, toMillis(20), `grant-${clock.newId()}`);
    say(`grant ${account} 20`);
  }
}

async function write(writer: number): Promise<never> {
  for (let n = 0; ; n++) await spend(ACCOUNTS[(writer + n) % ACCOUNTS.length]!, `${round}/${writer}/${n}`);
}

await Promise.all((JSON.parse(again) as [string, string][]).map(([account, key]) => spend(account, key)));
await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
