import { EngineError } from "../../errors.ts";
import type { IoFailure } from "./memfs-contents.ts";

/** Runs work that reads a database. @throws EngineError `corpus_unavailable` if it fails, or if any read has failed before */
export type ReadGuard = <T>(work: () => T) => T;

/** Creates a guard. After a failed read no later result is reliable, whatever SQLite reports. */
export function createReadGuard(failure: IoFailure): ReadGuard {
  return (work) => {
    try {
      const result = work();
      if (failure.error === undefined) return result;
    } catch (error) {
      if (error instanceof EngineError) throw error;
      throw toUnavailableError(failure.error ?? error);
    }
    throw toUnavailableError(failure.error);
  };
}

/** Returns an EngineError as it is, and any other error as `corpus_unavailable`. */
export function toUnavailableError(error: unknown): EngineError {
  if (error instanceof EngineError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new EngineError("corpus_unavailable", `The corpus cannot be read: ${reason}.`, {}, error);
}
