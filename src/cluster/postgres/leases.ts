import type { Postgres } from "./open-postgres.ts";

/** Seconds for which a hold or a lock outlives its server by default. */
const LEASE_SECONDS = 30;
/** A lease is renewed when a quarter of it has passed. */
const RENEWALS_PER_LEASE = 4;

/** Renews the leases of one server until it is closed. */
export interface LeaseKeeper {
  /** SQL of the end of a lease that begins now, by the clock of PostgreSQL. */
  readonly leaseEnd: string;
  /** Counts what is leased; leases are renewed while the count is above zero. */
  add(change: 1 | -1): void;
  close(): void;
}

/** Creates the keeper of the leases of a server. */
export function createLeaseKeeper(postgres: Postgres, server: string, seconds = LEASE_SECONDS): LeaseKeeper {
  const leaseEnd = `now() + interval '${seconds} seconds'`;
  let leased = 0;
  let running = false;
  const timer = setInterval(() => void renew(), (seconds / RENEWALS_PER_LEASE) * 1000);
  // A process that has nothing else to do may end.
  timer.unref?.();

  async function renew(): Promise<void> {
    if (leased === 0 || running) return;
    running = true;
    try {
      await postgres.query(`UPDATE headnote.hold SET lease_end = ${leaseEnd} WHERE server = $1`, [server]);
      await postgres.query(`UPDATE headnote.replay SET lease_end = ${leaseEnd} WHERE server = $1`, [server]);
    } catch {
      // Tried again at the next renewal; a lease that ends meanwhile makes its debit fail, never succeed twice.
    } finally {
      running = false;
    }
  }

  return {
    leaseEnd,
    add(change) {
      leased += change;
    },
    close: () => clearInterval(timer),
  };
}
