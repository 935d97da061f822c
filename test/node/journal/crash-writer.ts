import { writeSync } from "node:fs";
import { openLedger, toMillis } from "../../../src/credits/ledger.ts";
import { metered, meteredStream } from "../../../src/credits/meter.ts";
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
const GRANT = 200;

// To a file, at once: what was said before the kill stays said.
const say = (text: string) => writeSync(1, `${text}\n`);

const journal = await openJournal(path, { compactAfter: 300_000 });
let last = 0;
const clock = { now: Date.now, newId: () => `${round}-${last++}` };
const ledger = await openLedger(journal, clock);
const meter = { ledger, prices: pricesOf(), now: Date.now };
const { "statutes.states": buy } = metered(
  {
    "statutes.states": async () => {
      await Promise.resolve();
      return { data: { jurisdictions: [], totalSections: 0, stateCountWithData: 0 }, meta: {} };
    },
  },
  meter,
);
const ask = meteredStream(async function* () {
  yield { type: "stream_init", streamId: "s" };
  for (const content of ["A ", "rule."]) yield { type: "chunk", content, text: content };
  const data = { questionInterpreted: "?", mode: "standard" } as const;
  yield { type: "done", data, ...data, sources: [] };
}, meter);

async function spend(account: string, idempotencyKey: string): Promise<void> {
  say(`try ${account} ${idempotencyKey}`);
  const context = { account, idempotencyKey };
  try {
    if (isStreamed(idempotencyKey)) {
      let chunks = 0;
      for await (const { type } of ask({ question: "What is the rule?" }, context)) {
        if (type === "chunk" && chunks++ === 0) say(`ok ${account} ${idempotencyKey}`);
        // The rest may go to another turn of the event loop: a kill finds streams that are half told.
        await new Promise(setImmediate);
      }
    } else {
      await buy({}, context);
      say(`ok ${account} ${idempotencyKey}`);
    }
    say(`done ${account} ${idempotencyKey}`);
  } catch (error) {
    if (!(error instanceof EngineError && error.code === "insufficient_credits")) throw error;
    // Always a little at a time, so that accounts are empty again and again.
    await ledger.grant(account, toMillis(GRANT), "bought");
    say(`grant ${account} ${GRANT}`);
    await spend(account, idempotencyKey);
  }
}

function isStreamed(key: string): boolean {
  return Number(key.split("/")[2]) % 2 === 1;
}

async function write(writer: number): Promise<never> {
  for (let n = 0; ; n++) await spend(ACCOUNTS[(writer + n) % ACCOUNTS.length]!, `${round}/${writer}/${n}`);
}

await Promise.all((JSON.parse(again) as [string, string][]).map(([account, key]) => spend(account, key)));
await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
