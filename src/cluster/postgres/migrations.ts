/** Names of the tables of the ledger begin so; they are in the schema `headnote`. */
const SCHEMA = "headnote";

/**
 * The changes that lead to the present tables, oldest first; one that was released is never edited. A hold lives as long
 * as its lease, which its server renews. `replay` has one row per account and idempotency key: a call that is running,
 * one that was debited and cut (`paid` without a body), or an answer.
 */
export const MIGRATIONS: readonly string[] = [
  `CREATE TABLE ${SCHEMA}.account (
    id text PRIMARY KEY,
    balance bigint NOT NULL CHECK (balance >= 0 AND balance <= ${Number.MAX_SAFE_INTEGER}),
    held bigint NOT NULL DEFAULT 0 CHECK (held >= 0)
  );
  CREATE TABLE ${SCHEMA}.entry (
    seq bigserial PRIMARY KEY,
    id text NOT NULL UNIQUE,
    at bigint NOT NULL,
    account text NOT NULL,
    kind text NOT NULL,
    operation text NOT NULL,
    amount bigint NOT NULL,
    balance bigint NOT NULL
  );
  CREATE INDEX entry_of_account ON ${SCHEMA}.entry (account, seq);
  CREATE TABLE ${SCHEMA}.hold (
    id text PRIMARY KEY,
    account text NOT NULL REFERENCES ${SCHEMA}.account (id),
    amount bigint NOT NULL,
    operation text NOT NULL,
    server text NOT NULL,
    lease_end timestamptz NOT NULL
  );
  CREATE INDEX hold_of_account ON ${SCHEMA}.hold (account, lease_end);
  CREATE INDEX hold_of_server ON ${SCHEMA}.hold (server);
  CREATE TABLE ${SCHEMA}.replay (
    account text NOT NULL,
    key text NOT NULL,
    hash text NOT NULL,
    at bigint NOT NULL,
    lock text,
    server text,
    lease_end timestamptz,
    paid bigint,
    body jsonb,
    PRIMARY KEY (account, key)
  );
  CREATE INDEX replay_of_server ON ${SCHEMA}.replay (server) WHERE server IS NOT NULL;
  CREATE INDEX replay_by_age ON ${SCHEMA}.replay (at);
  CREATE TABLE ${SCHEMA}.api_key (
    hash text PRIMARY KEY,
    name text NOT NULL,
    account text NOT NULL
  )`,
];

/** Statements that prepare the migrations; several servers may run them at the same time. */
export const PREPARE_MIGRATIONS = `
  CREATE SCHEMA IF NOT EXISTS ${SCHEMA};
  CREATE TABLE IF NOT EXISTS ${SCHEMA}.migration (version integer PRIMARY KEY, at timestamptz NOT NULL DEFAULT now())`;
