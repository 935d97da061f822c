import type { Pool, PoolClient, PoolConfig } from "pg";
import { EngineError } from "../../errors.ts";
import { MIGRATIONS, PREPARE_MIGRATIONS } from "./migrations.ts";

/** Address and limits of a PostgreSQL server. */
export interface PostgresOptions {
  /** `postgres://user:password@host:port/database?sslmode=verify-full`. */
  readonly url: string;
  /** Maximum number of connections of this process. Default 8. */
  readonly maxConnections?: number;
  /** Milliseconds that one statement may take. Default 10,000. */
  readonly statementTimeoutMs?: number;
}

/** A pool of connections to the tables of the ledger. */
export interface Postgres {
  /** Runs a statement on any connection. Repeats it after a lost connection: it must have the same effect twice. */
  query<Row extends object>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Runs `work` in one transaction. Repeats it as {@link Postgres.query} does, after a conflict as well. */
  transact<T>(work: (client: PoolClient) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/**
 * Connects to PostgreSQL and brings the tables of the ledger up to date.
 * @throws EngineError `validation_failed` if the package pg is not installed, `ledger_unavailable` if the server does not answer
 */
export async function openPostgres(options: PostgresOptions): Promise<Postgres> {
  const { url, maxConnections = 8, statementTimeoutMs = 10_000 } = options;
  const pool = await createPool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 10_000,
    statement_timeout: statementTimeoutMs,
    application_name: "headnote",
  });
  // The connection is replaced; a statement that it interrupted fails by itself.
  pool.on("error", () => undefined);
  const postgres: Postgres = {
    query: (sql, values = []) => retry(async () => (await pool.query(sql, [...values])).rows),
    transact: (work) => retry(() => runTransaction(pool, work)),
    close: () => pool.end(),
  };
  try {
    await migrate(postgres);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return postgres;
}

async function createPool(config: PoolConfig): Promise<Pool> {
  const { default: pg } = await import("pg").catch((cause: unknown) => {
    throw new EngineError(
      "validation_failed",
      "A ledger on PostgreSQL needs the package pg. Install it: npm install pg.",
      {},
      cause,
    );
  });
  return new pg.Pool(config);
}

/** Any number; all servers use the same, so that one migrates at a time. */
const MIGRATION_LOCK = 7_205_351;

function migrate(postgres: Postgres): Promise<void> {
  return postgres.transact(async (client) => {
    await client.query("SELECT pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
    await client.query(PREPARE_MIGRATIONS);
    const { rows } = await client.query("SELECT coalesce(max(version), 0) AS version FROM headnote.migration");
    const version = Number(rows[0].version);
    if (version > MIGRATIONS.length) {
      const message = "The ledger on PostgreSQL was written by a newer version of Headnote. Update this server.";
      throw new EngineError("validation_failed", message);
    }
    for (const [at, sql] of MIGRATIONS.slice(version).entries()) {
      await client.query(sql);
      await client.query("INSERT INTO headnote.migration (version) VALUES ($1)", [version + at + 1]);
    }
  });
}

async function runTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let failure: unknown;
  // Without a listener the loss of a connection that is in use would end the process.
  const ignore = () => undefined;
  client.on("error", ignore);
  try {
    await client.query("BEGIN");
    const result = await work(client);
    await client.query("COMMIT");
    return result;
  } catch (error) {
    failure = error;
    if (!isLost(error)) await client.query("ROLLBACK").catch(ignore);
    throw error;
  } finally {
    client.off("error", ignore);
    client.release(isLost(failure) ? (failure as Error) : undefined);
  }
}

/** Milliseconds for which a statement is repeated while the server is away, and between attempts at most. */
const RETRY_MS = 30_000;
const MAX_PAUSE_MS = 500;

/** Repeats work whose connection was lost, or that conflicted with another transaction, after random pauses. */
async function retry<T>(work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + RETRY_MS;
  for (let pause = 10; ; pause = Math.min(2 * pause, MAX_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof EngineError) throw error;
      if (!isLost(error) && !isConflict(error)) throw createLedgerError(error);
      if (Date.now() > deadline) throw createLedgerError(error);
      await new Promise((resolve) => setTimeout(resolve, pause * (0.5 + Math.random())));
    }
  }
}

function createLedgerError(cause: unknown): EngineError {
  return new EngineError("ledger_unavailable", "The ledger on PostgreSQL does not answer.", { retryAfter: 1 }, cause);
}

/** Codes of PostgreSQL for a server that stops, starts or has no connection left, and of the system for a lost one. */
const LOST = /^(?:57P0[123]|08\w{3}|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;
const LOST_MESSAGE = /connection (?:terminated|ended|timeout)|timeout exceeded when trying to connect|not queryable/i;

function isLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return LOST.test(String((error as { code?: unknown }).code ?? "")) || LOST_MESSAGE.test(error.message);
}

/** Serialisation failure, deadlock, and two servers that create the same row. */
function isConflict(error: unknown): boolean {
  return /^40(?:001|P01)$/.test(String((error as { code?: unknown }).code ?? ""));
}
