import { createSeededIds } from "./seeded-ids.ts";

/** Ids of requests, streams and ledger entries. */
export interface IdSource {
  newId(): string;
  /** Starts the ids of a seed again; has no effect without a seed. */
  restart(): void;
}

/**
 * Creates a source of ids: `newId` if it is given, else ids from `seed`, else random UUIDs.
 * @param seed generates the same ids after every start
 */
export function createIdSource({ seed, newId }: { readonly seed?: number; readonly newId?: () => string }): IdSource {
  if (newId !== undefined) return { newId, restart: () => {} };
  if (seed === undefined) return { newId: () => crypto.randomUUID(), restart: () => {} };
  let nextSeededId = createSeededIds(seed);
  return {
    newId: () => nextSeededId(),
    restart() {
      nextSeededId = createSeededIds(seed);
    },
  };
}
