/** How the browser keeps what Headnote stores. */
export interface StorageReport {
  /** True: only the user removes it. False: the browser may, when the disk runs full. */
  readonly persisted: boolean;
  /** Bytes that this origin uses, and may use; null where the browser does not tell. */
  readonly usage: number | null;
  readonly quota: number | null;
}

/**
 * Asks the browser to keep what is stored, and reports its answer. On pages only; the browser may ask the user.
 *
 * @example
 * ```ts
 * import { persistStorage } from "headnote/browser";
 *
 * console.log(await persistStorage());
 * ```
 */
export async function persistStorage(storage: StorageManager = navigator.storage): Promise<StorageReport> {
  const persisted = await storage.persist();
  const { usage = null, quota = null } = await storage.estimate();
  return { persisted, usage, quota };
}
