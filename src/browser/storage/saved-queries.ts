import { type DBSchema, openDB } from "idb";
import type { SavedQuery } from "../../contract/schemas/research/saved-query.ts";
import { EngineError } from "../../errors.ts";

/** The saved queries of this origin. */
export interface SavedQueries {
  /** Returns the saved queries in the order of their names. */
  list(): Promise<SavedQuery[]>;
  /** Adds a query. @throws EngineError `validation_failed` if its name is already used */
  add(saved: SavedQuery): Promise<void>;
  /** Replaces the query of the same name. Does nothing if that was removed meanwhile. */
  update(saved: SavedQuery): Promise<void>;
  remove(name: string): Promise<void>;
}

interface SavedQueriesSchema extends DBSchema {
  saved: { key: string; value: SavedQuery };
}

/** Opens the saved queries. They have a separate database, which does not change with the version of the corpora. */
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
      if (isTaken)
        throw new EngineError(
          "validation_failed",
          `A saved search named ${saved.name} already exists. Choose another name.`,
        );
    },

    async update(saved) {
      const { store, done } = database.transaction("saved", "readwrite");
      if ((await store.getKey(saved.name)) !== undefined) await store.put(saved);
      await done;
    },

    remove: (saved) => database.delete("saved", saved),
  };
}
