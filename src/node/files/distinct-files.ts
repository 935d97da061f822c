import { type BigIntStats, statSync } from "node:fs";
import { resolveTarget } from "./resolve-target.ts";

/** Returns the paths without those that lead to the file of an earlier one: by another spelling or a link. */
export function keepDistinctFiles(paths: readonly string[]): readonly string[] {
  const kept: string[] = [];
  for (const path of paths) if (findSameFile(kept, path) === undefined) kept.push(path);
  return kept;
}

/** Returns the one of several paths that leads to the same file as a path; that path itself if it is among them. */
export function findSameFile(paths: readonly string[], path: string): string | undefined {
  // The link that was given may lead elsewhere by now.
  return paths.includes(path) ? path : paths.find((one) => isSameFile(one, path));
}

/** Returns whether two paths lead to one file, by whatever links; it need not exist. */
export function isSameFile(a: string, b: string): boolean {
  const [first, second] = [findFile(a), findFile(b)];
  if (first && second) return first.dev === second.dev && first.ino === second.ino;
  return !first && !second && resolveTarget(a) === resolveTarget(b);
}

/** Finds a file; what hinders it is reported when the file is opened. */
function findFile(path: string): BigIntStats | undefined {
  try {
    return statSync(path, { bigint: true });
  } catch {
    return undefined;
  }
}
