import { writeFileSync } from "node:fs";
import { createUnwritableFileError } from "./file-errors.ts";

/**
 * Writes the file that a command-line option names.
 * @throws EngineError `validation_failed` if it cannot be written
 */
export function writeTextFile(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (cause) {
    throw createUnwritableFileError(path, cause);
  }
}
