import { readFileSync } from "node:fs";

/** Reads a file of JSON lines: one value per line that is not empty. */
export function readJsonLines<T>(path: string): T[] {
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as T);
}
