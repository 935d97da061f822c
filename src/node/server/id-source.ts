import { createSeededIds } from "./seeded-ids.ts";

/** Ids of requests, streams and ledger entries. */
export interface IdSource {
  newId(): string;
  /** Ids of health checks and the like, which do not change the order of the others. */
  newServiceId(): string;
  /** Starts the ids of a seed again; has no effect without a seed. */
  restart(): void;
}

/**
 * Creates a source of ids: `newId` if it is given, else ids from `seed`, else random UUIDs.
 * @param seed generates the same ids after every start
 */
export function createIdSource({ seed, newId }: { readonly seed?: number; readonly newId?: () => string }): IdSource {
  if (newId !== undefined) return { newId, newServiceId: newId, restart: () => {} };
  if (seed === undefined) return createIdSource({ newId: () => crypto.randomUUID() });
  let nextSeededId = createSeededIds(seed);
  let nextServiceId = createSeededIds(~seed);
  return {
    newId: () => nextSeededId(),
    newServiceId: () => nextServiceId(),
    restart() {
      nextSeededId = createSeededIds(seed);
      nextServiceId = createSeededIds(~seed);
    },
  };
}
