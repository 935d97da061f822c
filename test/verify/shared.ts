import { existsSync } from "node:fs";
import { resolve } from "node:path";

/** The folder of real data that some figures are measured on; it is not part of the project. */
export const SHARED = resolve(import.meta.dirname, "../../../shared");

/** Path of a file of that folder, or null with a plain message where it is absent. */
export function sharedFile(name: string): string | null {
  const path = resolve(SHARED, name);
  if (existsSync(path)) return path;
  console.log(`skipped: ../shared/${name} is not here`);
  return null;
}

/** One line per figure, so that a reader of the run finds them all. */
export function figure(name: string, value: string | number, bound: string): void {
  console.log(`figure | ${name.padEnd(58)} | ${String(value).padStart(14)} | ${bound}`);
}
