import type { ApiKey } from "../../http/authenticator.ts";
import type { Postgres } from "./open-postgres.ts";

/** Stores keys, as hashes; one that is stored already keeps its account. */
export async function storeKeys(postgres: Postgres, keys: readonly ApiKey[]): Promise<void> {
  for (const { hash, name, account } of keys) {
    const sql = "INSERT INTO headnote.api_key (hash, name, account) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
    await postgres.query(sql, [hash.toLowerCase(), name, account]);
  }
}

/** Returns every key that is stored. */
export function listKeys(postgres: Postgres): Promise<ApiKey[]> {
  return postgres.query<ApiKey>("SELECT hash, name, account FROM headnote.api_key ORDER BY name, hash");
}
