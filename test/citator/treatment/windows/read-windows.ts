import { readFileSync } from "node:fs";
import type { Treatment } from "../../../../src/law/treatment.ts";

/** A window with its target between braces, the family that it belongs to, and the label of a citator's editor. */
export type TreatmentWindow = readonly [family: string, window: string, label: Treatment];

const LABELS: Readonly<Record<Treatment, true>> = { positive: true, negative: true, neutral: true, unknown: true };

/**
 * Reads the windows of a file of this folder, in its order; README.md describes the files.
 *
 * @param name - Name of the file without `.jsonl`.
 * @throws Error with the file and line of the first line that is no window.
 */
export function readWindows(name: string): readonly TreatmentWindow[] {
  return parseWindows(readFileSync(new URL(`${name}.jsonl`, import.meta.url), "utf8"), `${name}.jsonl`);
}

/** Parses lines of JSON, one window per line; `file` is the name for errors. */
export function parseWindows(text: string, file: string): readonly TreatmentWindow[] {
  const lines = text.split("\n");
  // The last line ends in a line break too.
  if (lines.at(-1) === "") lines.pop();
  return lines.map((line, at) => parseWindow(line, `${file}:${at + 1}`));
}

/** Parses one line; `place` is its file and line, for errors. */
function parseWindow(line: string, place: string): TreatmentWindow {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (cause) {
    throw new Error(`${place}: not a line of JSON`, { cause });
  }
  if (!isWindow(value)) throw new Error(`${place}: not ["family", "window", "label"] with a label of treatment`);
  return value;
}

function isWindow(value: unknown): value is TreatmentWindow {
  return (
    Array.isArray(value) &&
    value.length === 3 &&
    value.every((part) => typeof part === "string" && part !== "") &&
    Object.hasOwn(LABELS, value[2])
  );
}
