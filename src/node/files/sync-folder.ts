import { open } from "node:fs/promises";

/**
 * Syncs a folder, so that a rename inside it survives a power failure. Does nothing on Windows, where folders cannot be
 * synced and need not be.
 */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === "win32") return;
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
