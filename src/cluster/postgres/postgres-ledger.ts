import type { PoolClient } from "pg";
import {
  type AccountLedger,
  type Hold,
  type LedgerEntry,
  type LedgerOptions,
  LOCAL_ACCOUNT,
  requireAmount,
} from "../../credits/ledger.ts";
import { createHolds, type StoredHold } from "./holds.ts";
import { createLeaseKeeper } from "./leases.ts";
import type { Postgres } from "./open-postgres.ts";
import { createReplayLocks } from "./replay-locks.ts";
import { readLedgerPage } from "./statements.ts";

/** A ledger on PostgreSQL, which any number of servers share. */
export interface PostgresLedger extends AccountLedger {
  /** Stops the renewal of leases; the connections stay open. */
  close(): void;
}

/** Options of {@link createPostgresLedger}. */
export interface PostgresLedgerOptions extends LedgerOptions {
  /** Seconds after which holds and locks of a server that was killed are released. Default 30. */
  readonly leaseSeconds?: number;
}

const INSERT_ENTRY = `
  INSERT INTO headnote.entry (id, at, account, kind, operation, amount, balance) VALUES ($1, $2, $3, $4, $5, $6, $7)`;

/** Creates the ledger of one server. Every movement is one transaction that locks the row of one account. */
export function createPostgresLedger(postgres: Postgres, options: PostgresLedgerOptions): PostgresLedger {
  const { now, newId, leaseSeconds } = options;
  const server = newId();
  const leases = createLeaseKeeper(postgres, server, leaseSeconds);
  const holds = createHolds(postgres, server, leases, newId);
  const replays = createReplayLocks(postgres, server, leases, { now, newId });
  const local = new WeakSet<object>();

  async function addEntry(client: PoolClient, entry: LedgerEntry, balance: number): Promise<void> {
    const { id, at, account, kind, operation, amount } = entry;
    await client.query(INSERT_ENTRY, [id, at, account, kind, operation, amount, balance]);
  }

  async function addGrant(client: PoolClient, entry: LedgerEntry): Promise<void> {
    const { rows } = await client.query(
      `INSERT INTO headnote.account AS a (id, balance) VALUES ($1, $2)
       ON CONFLICT (id) DO UPDATE SET balance = a.balance + $2 RETURNING balance`,
      [entry.account, entry.amount],
    );
    await addEntry(client, entry, Number(rows[0].balance));
  }

  async function balance(account: string): Promise<number> {
    if (account === LOCAL_ACCOUNT) return Number.MAX_SAFE_INTEGER;
    const sql = "SELECT balance FROM headnote.account WHERE id = $1";
    const [row] = await postgres.query<{ readonly balance: string }>(sql, [account]);
    return Number(row?.balance ?? 0);
  }

  return {
    balance,
    runOnce: replays.runOnce,
    acquire: replays.acquire,
    statement: (account, filter, offset, limit) => readLedgerPage(postgres, account, filter, offset, limit),
    close: leases.close,

    hasAccount: async (account) =>
      (await postgres.query("SELECT 1 FROM headnote.account WHERE id = $1", [account])).length > 0,

    async openAccount(account, amount, reason) {
      requireAmount(amount);
      const entry: LedgerEntry = { id: newId(), at: now(), account, kind: "grant", operation: reason, amount };
      await postgres.transact(async (client) => {
        const sql = "INSERT INTO headnote.account (id, balance) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING id";
        const { rows } = await client.query(sql, [account, amount]);
        if (rows.length > 0) await addEntry(client, entry, amount);
      });
    },

    async grant(account, amount, reason) {
      requireAmount(amount);
      const entry: LedgerEntry = { id: newId(), at: now(), account, kind: "grant", operation: reason, amount };
      await postgres.transact(async (client) => {
        if (!(await hasEntry(client, entry.id))) await addGrant(client, entry);
      });
      return entry;
    },

    async authorise(account, amount, operation) {
      if (account !== LOCAL_ACCOUNT) return holds.authorise(account, amount, operation);
      const hold = { account, amount, operation };
      local.add(hold);
      return hold;
    },

    release,

    capture,

    async beginCapture(hold, amount) {
      // Until the debit is written the hold counts in its place.
      return {
        remaining: local.has(hold) ? Number.MAX_SAFE_INTEGER : (await balance(hold.account)) - amount,
        async commit(answer) {
          await capture(hold, amount, () => answer);
        },
        cancel: () => release(hold),
      };
    },

    storeAnswer: (account, _operation, answer) =>
      postgres.transact((client) => replays.store(client, account, answer, null)),
  };

  async function release(hold: Hold): Promise<void> {
    if (!local.delete(hold)) await holds.release(hold);
  }

  async function capture(...[hold, amount, answer]: Parameters<AccountLedger["capture"]>): Promise<number> {
    const { account, operation } = hold;
    const id = newId();
    const isLocal = local.has(hold);
    let left = 0;
    // Repeated after a lost connection: the entry shows whether the debit was committed.
    await postgres.transact(async (client) => {
      if (await hasEntry(client, id)) return;
      const debit = isLocal ? 0 : amount;
      left = isLocal ? Number.MAX_SAFE_INTEGER : await holds.debit(client, hold as StoredHold, debit);
      const kept = answer?.(left);
      const entry: LedgerEntry = { id, at: now(), account, kind: "capture", operation, amount: 0 - debit };
      if (debit > 0) await addEntry(client, entry, left);
      if (kept) await replays.store(client, account, kept, debit);
    });
    if (isLocal) local.delete(hold);
    else holds.forget(hold as StoredHold);
    return left;
  }
}

async function hasEntry(client: PoolClient, id: string): Promise<boolean> {
  return ((await client.query("SELECT 1 FROM headnote.entry WHERE id = $1", [id])).rowCount ?? 0) > 0;
}
