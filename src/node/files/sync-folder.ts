import { open } from "node:fs/promises";

/** A rename is durable when its folder is; Windows cannot sync folders and needs no syncing. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === "win32") return;
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
