import { lstatSync, readlinkSync, realpathSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";

const MAX_LINKS = 40;

/**
 * Returns the absolute path of the file that is written under a name: symbolic links are followed, also one whose target
 * does not exist yet, so that a rename replaces the target and not the link.
 */
export function resolveTarget(name: string): string {
  let path = resolve(name);
  for (let links = 0; links < MAX_LINKS; links++) {
    path = join(resolveFolder(dirname(path)), basename(path));
    if (!lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return path;
    path = resolve(dirname(path), readlinkSync(path));
  }
  // A circle of links: the first file operation reports it.
  return path;
}

/** Returns the real path of a folder, or the path as given if there is none: creating a file there reports that. */
function resolveFolder(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return folder;
  }
}
