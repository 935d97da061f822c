import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { ROOT } from "./paths.ts";

/**
 * Folder of the maintainers' data: real archives and labelled sets that some figures are measured on. It is not part of
 * the project. `HEADNOTE_SHARED` names another folder; an empty one measures what strangers can reproduce.
 */
export const SHARED_FOLDER = process.env.HEADNOTE_SHARED ?? resolve(ROOT, "../shared");

/** Returns the path of a file of the maintainers' data, or null with a message if it is absent. */
export function findSharedFile(name: string): string | null {
  const path = resolve(SHARED_FOLDER, name);
  if (existsSync(path)) return path;
  console.log(`skipped: maintainer data ${name} is absent`);
  return null;
}
