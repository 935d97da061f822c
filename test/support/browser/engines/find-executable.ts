import { existsSync } from "node:fs";

/** Returns the first of the paths that exists, or that an environment variable names; undefined if there is none. */
export function findExecutable(variable: string, paths: readonly string[]): string | undefined {
  const named = process.env[variable];
  return (named === undefined ? paths : [named]).find((path) => existsSync(path));
}
