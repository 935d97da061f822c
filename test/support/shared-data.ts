import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

/** The folder of real data that some figures are measured on; it is not part of the project. */
export const SHARED_FOLDER = resolve(import.meta.dirname, "../../../shared");

/** Path of a file of that folder, or null with a plain message where it is absent. */
export function findSharedFile(name: string): string | null {
  const path = resolve(SHARED_FOLDER, name);
  if (existsSync(path)) return path;
  console.log(`skipped: ../shared/${name} is not here`);
  return null;
}

/** What each line of a file of JSON lines says. */
export function readJsonLines<T>(path: string): T[] {
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as T);
}

/** One line per figure, so that a reader of the run finds them all. */
export function reportFigure(name: string, value: string | number, bound: string): void {
  console.log(`figure | ${name.padEnd(58)} | ${String(value).padStart(14)} | ${bound}`);
}
