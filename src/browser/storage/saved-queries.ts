import { type DBSchema, openDB } from "idb";
import type { SavedQuery } from "../../contract/schemas/research/new-since.ts";
import { EngineError } from "../../errors.ts";

/** The saved queries of this origin. */
export interface SavedQueries {
  /** By name. */
  list(): Promise<SavedQuery[]>;
  /** @throws EngineError `validation_failed` where one has that name already */
  add(saved: SavedQuery): Promise<void>;
  /** Puts one in place of that of the same name; where that was removed meanwhile, nothing is done. */
  update(saved: SavedQuery): Promise<void>;
  remove(name: string): Promise<void>;
}

interface SavedQueriesSchema extends DBSchema {
  saved: { key: string; value: SavedQuery };
}

/** Opens them, in a database of their own: they outlive every corpus, and take no part in its versions. */
export async function openSavedQueries(name = "headnote-saved"): Promise<SavedQueries> {
  const database = await openDB<SavedQueriesSchema>(name, 1, {
    upgrade: (made) => void made.createObjectStore("saved", { keyPath: "name" }),
    blocking: () => database.close(),
  });
  return {
    list: () => database.getAll("saved"),

    async add(saved) {
      const { store, done } = database.transaction("saved", "readwrite");
      const isTaken = (await store.getKey(saved.name)) !== undefined;
      if (!isTaken) await store.add(saved);
      await done;
      if (isTaken) throw new EngineError("validation_failed", `There is a saved search called ${saved.name} already.`);
    },

    async update(saved) {
      const { store, done } = database.transaction("saved", "readwrite");
      if ((await store.getKey(saved.name)) !== undefined) await store.put(saved);
      await done;
    },

    remove: (saved) => database.delete("saved", saved),
  };
}
