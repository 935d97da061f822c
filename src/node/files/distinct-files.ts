import { realpathSync } from "node:fs";
import { resolve } from "node:path";

/** Returns the paths without those that lead to the file of an earlier one: by another spelling or a symbolic link. */
export function keepDistinctFiles(paths: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return paths.filter((path) => {
    const real = toRealPath(path);
    if (seen.has(real)) return false;
    seen.add(real);
    return true;
  });
}

/** Returns the one of several paths that leads to the same file as a path; that path itself if it is among them. */
export function findSameFile(paths: readonly string[], path: string): string | undefined {
  // The link that was given may lead elsewhere by now.
  if (paths.includes(path)) return path;
  const real = toRealPath(path);
  return paths.find((one) => toRealPath(one) === real);
}

/** Returns the absolute path of a file without symbolic links; of one that cannot be found, its absolute path. */
function toRealPath(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    // Opening the file reports what is wrong with it.
    return resolve(path);
  }
}
