/** Durability and size of the storage that the browser grants. */
export interface StorageReport {
  /** True if only the user removes the data; false if the browser may remove it when the disk is full. */
  readonly persisted: boolean;
  /** Bytes that this origin uses; null if the browser does not report them. */
  readonly usage: number | null;
  /** Bytes that this origin may use; null if the browser does not report them. */
  readonly quota: number | null;
}

/**
 * Requests persistent storage from the browser, which may ask the user, and returns the result. A browser that has no
 * storage manager, as over plain http, reports that nothing is persistent. For pages only.
 *
 * @example
 * ```ts
 * import { persistStorage } from "headnote/browser";
 *
 * console.log(await persistStorage());
 * ```
 */
export async function persistStorage(
  storage: Partial<StorageManager> = navigator.storage ?? {},
): Promise<StorageReport> {
  const persisted = (await storage.persist?.()) ?? false;
  const { usage = null, quota = null } = (await storage.estimate?.()) ?? {};
  return { persisted, usage, quota };
}
