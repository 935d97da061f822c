import { writeSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { openPostgres } from "../../../src/cluster/postgres/open-postgres.ts";
import { createPostgresLedger } from "../../../src/cluster/postgres/postgres-ledger.ts";
import { OPERATIONS } from "../../../src/contract/operations/operations.ts";
import { resolvePrices } from "../../../src/credits/prices.ts";
import { implement } from "../../../src/engine/implement.ts";
import { EngineError } from "../../../src/errors.ts";

/*
 * A server that is made to be killed, with 64 clients that pay from one account, each call under a key of its own. It
 * prints `ok KEY` for every answer that a client got, and ends when the account is empty or no key is left.
 */

const [url = "", account = "", keys = "[]"] = process.argv.slice(2);
const CLIENTS = 64;
const pending = JSON.parse(keys) as string[];

const postgres = await openPostgres({ url, maxConnections: 6 });
const clock = { now: Date.now, newId: () => crypto.randomUUID() };
const ledger = createPostgresLedger(postgres, { ...clock, leaseSeconds: 4 });
const meter = { ledger, prices: resolvePrices(), now: Date.now };
const { statutes } = implement(
  { statutes: { states: OPERATIONS.statutes.states } },
  {
    statutes: {
      states: async () => {
        await sleep(1);
        return { data: { jurisdictions: [], totalSections: 0, stateCountWithData: 0 }, meta: {} };
      },
    },
  },
  {},
  meter,
);

async function runClient(): Promise<void> {
  for (let key = pending.pop(); key !== undefined; key = pending.pop()) {
    for (;;) {
      try {
        await statutes.states({}, { account, idempotencyKey: key });
        // Written synchronously, so that output before a kill is kept.
        writeSync(1, `ok ${key}\n`);
        break;
      } catch (error) {
        const isRefused = error instanceof EngineError && error.code === "insufficient_credits";
        if (isRefused && (await readBalance()) === 0) break;
        await sleep(20 + 100 * Math.random());
      }
    }
  }
}

/** Returns the balance; -1 while the database is away. */
async function readBalance(): Promise<number> {
  try {
    return await ledger.balance(account);
  } catch {
    return -1;
  }
}

await Promise.all(Array.from({ length: CLIENTS }, runClient));
ledger.close();
await postgres.close();
