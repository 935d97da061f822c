import { writeFileSync } from "node:fs";
import { EngineError } from "../../errors.ts";

/** Writes a file that a flag names. @throws EngineError `validation_failed` where it cannot be written */
export function writeTextFile(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (cause) {
    throw new EngineError("validation_failed", `${path} cannot be written: ${(cause as Error).message}`, {}, cause);
  }
}
