import type { PoolClient } from "pg";
import { createInsufficientCreditsError, type Hold, requireAmount } from "../../credits/ledger.ts";
import { EngineError } from "../../errors.ts";
import type { LeaseKeeper } from "./leases.ts";
import type { Postgres } from "./open-postgres.ts";

/** A hold in PostgreSQL. */
export interface StoredHold extends Hold {
  readonly id: string;
}

/** Sets credits aside and lets them go. */
export interface Holds {
  /** @throws EngineError `insufficient_credits` */
  authorise(account: string, amount: number, operation: string): Promise<StoredHold>;
  /** Ends a hold without a debit; does nothing if it has ended. */
  release(hold: Hold): Promise<void>;
  /**
   * Ends a hold and debits at most its amount, in a transaction; returns the balance that is left. Waits for other
   * transactions on the account.
   * @throws EngineError `internal` if the hold has ended and the balance does not cover the debit
   */
  debit(client: PoolClient, hold: StoredHold, amount: number): Promise<number>;
  /** Forgets a hold whose transaction is committed. */
  forget(hold: StoredHold): void;
}

/**
 * Takes credits in one statement with its condition, so that no number of servers can hold more than there is. It has the
 * same effect twice: a hold that exists is not taken again.
 */
const formatTake = (leaseEnd: string) => `
  WITH taken AS (
    UPDATE headnote.account SET held = held + $2
    WHERE id = $1 AND balance - held >= $2 AND NOT EXISTS (SELECT 1 FROM headnote.hold WHERE id = $3)
    RETURNING id
  )
  INSERT INTO headnote.hold (id, account, amount, operation, server, lease_end)
  SELECT $3, id, $2, $4, $5, ${leaseEnd} FROM taken RETURNING id`;

const END_HOLD = `
  WITH ended AS (DELETE FROM headnote.hold WHERE id = $1 RETURNING account, amount)
  UPDATE headnote.account SET held = held - ended.amount FROM ended WHERE id = ended.account`;

/** Releases the holds of servers that no longer renew them. */
const END_EXPIRED = `
  WITH ended AS (DELETE FROM headnote.hold WHERE account = $1 AND lease_end < now() RETURNING amount)
  UPDATE headnote.account SET held = held - (SELECT sum(amount) FROM ended)
  WHERE id = $1 AND EXISTS (SELECT 1 FROM ended) RETURNING id`;

const DEBIT = `
  WITH ended AS (DELETE FROM headnote.hold WHERE id = $2 RETURNING amount),
    own AS (SELECT coalesce((SELECT amount FROM ended), 0) AS amount)
  UPDATE headnote.account SET balance = balance - $3, held = held - own.amount FROM own
  WHERE id = $1 AND balance - (held - own.amount) >= $3 RETURNING balance`;

/** Creates the holds of one server. */
export function createHolds(postgres: Postgres, server: string, leases: LeaseKeeper, newId: () => string): Holds {
  const open = new Set<string>();
  const takeSql = formatTake(leases.leaseEnd);

  function forget({ id }: StoredHold): void {
    if (open.delete(id)) leases.add(-1);
  }

  async function take(hold: StoredHold): Promise<boolean> {
    const { account, amount, id, operation } = hold;
    if ((await postgres.query(takeSql, [account, amount, id, operation, server])).length > 0) return true;
    // The statement may have been repeated after it had succeeded.
    return (await postgres.query("SELECT 1 FROM headnote.hold WHERE id = $1", [id])).length > 0;
  }

  return {
    forget,

    async authorise(account, amount, operation) {
      requireAmount(amount);
      const hold = { id: newId(), account, amount, operation };
      const isTaken =
        (await take(hold)) || ((await postgres.query(END_EXPIRED, [account])).length > 0 && (await take(hold)));
      if (!isTaken) throw createInsufficientCreditsError(amount, await readAvailable(postgres, account));
      open.add(hold.id);
      leases.add(1);
      return hold;
    },

    async release(hold) {
      const stored = hold as StoredHold;
      if (!open.has(stored.id)) return;
      forget(stored);
      await postgres.query(END_HOLD, [stored.id]);
    },

    async debit(client, { id, account, amount: held }, amount) {
      requireAmount(amount);
      if (amount > held) throw new EngineError("internal", "More is debited than was held.");
      const { rows } = await client.query(DEBIT, [account, id, amount]);
      if (rows.length > 0) return Number(rows[0].balance);
      throw new EngineError("internal", "The credits that were held for this call are no longer there.");
    },
  };
}

async function readAvailable(postgres: Postgres, account: string): Promise<number> {
  const sql = "SELECT balance - held AS available FROM headnote.account WHERE id = $1";
  const [row] = await postgres.query<{ readonly available: string }>(sql, [account]);
  return Number(row?.available ?? 0);
}
