import { openOpenSearch } from "../../cluster/opensearch/client.ts";
import { listKeys, storeKeys } from "../../cluster/postgres/api-keys.ts";
import { openPostgres } from "../../cluster/postgres/open-postgres.ts";
import { createPostgresLedger } from "../../cluster/postgres/postgres-ledger.ts";
import { watchCurrentCorpus } from "../../cluster/serve-current.ts";
import type { Corpus } from "../../corpus/port/corpus.ts";
import type { AccountLedger } from "../../credits/ledger.ts";
import { EngineError } from "../../errors.ts";
import type { ApiKey } from "../../http/authenticator.ts";

/** What a server reads from a cluster instead of files. */
export interface ServedCluster {
  /** Opens the current version of the corpus; absent if the corpus is a file. */
  readonly openCorpus?: () => Promise<Corpus>;
  /** The shared ledger; absent if the server has one of its own. */
  readonly ledger?: AccountLedger;
  /** Stores keys and returns those of all servers; absent without a shared ledger. */
  readonly shareKeys?: (keys: readonly ApiKey[]) => Promise<ApiKey[]>;
  /** Returns the names of the services that do not answer. */
  listMissing(): Promise<string[]>;
  /** Sets what is called when another version of the corpus is current. */
  onChange(reload: () => Promise<void>): void;
  close(): Promise<void>;
}

/** Addresses of a cluster. */
export interface ClusterAddresses {
  readonly opensearch?: string | undefined;
  /** First part of the names of the indices. Default `headnote`. */
  readonly prefix?: string | undefined;
  readonly postgres?: string | undefined;
  readonly journal?: string | undefined;
}

/**
 * Opens what a server needs of a cluster; undefined if it needs nothing.
 * @throws EngineError `validation_failed` if a package is missing, or for a journal beside a shared ledger
 */
export async function openServedCluster(addresses: ClusterAddresses): Promise<ServedCluster | undefined> {
  const { opensearch, prefix, postgres: postgresUrl, journal } = addresses;
  if (opensearch === undefined && postgresUrl === undefined) return undefined;
  if (postgresUrl !== undefined && journal !== undefined)
    throw new EngineError("validation_failed", "Balances are kept in a journal or in PostgreSQL, not in both.");
  let reload: () => Promise<void> = async () => {};
  const search = opensearch === undefined ? undefined : await openOpenSearch({ url: opensearch, prefix });
  const current = search && watchCurrentCorpus(search, () => reload());
  const postgres = postgresUrl === undefined ? undefined : await openPostgres({ url: postgresUrl });
  const ledger = postgres && createPostgresLedger(postgres, { now: Date.now, newId: () => crypto.randomUUID() });
  return {
    ...(current && { openCorpus: () => current.open() }),
    ...(postgres && {
      ledger,
      async shareKeys(keys: readonly ApiKey[]) {
        await storeKeys(postgres, keys);
        return listKeys(postgres);
      },
    }),
    async listMissing() {
      const checks = [
        ["opensearch", search && (() => search.send({ method: "GET", path: "/_cluster/health" }))],
        ["postgres", postgres && (() => postgres.query("SELECT 1"))],
      ] as const;
      const answers = await Promise.all(
        checks.map(async ([name, check]) => (check === undefined || (await answersInTime(check)) ? [] : [name])),
      );
      return answers.flat();
    },
    onChange(next) {
      reload = next;
    },
    async close() {
      current?.close();
      await search?.close();
      ledger?.close();
      await postgres?.close();
    },
  };
}

const MAX_CHECK_MS = 2000;

/** Returns whether a service answers, and soon. */
async function answersInTime(check: () => Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), MAX_CHECK_MS);
  });
  const answer = check().then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
