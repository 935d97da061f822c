import { EngineError } from "../../errors.ts";

/** Returns the reason of a failure as a sentence fragment: an error's message, or the value as text. */
export function describeCause(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

/** Creates the error for a file that cannot be read. @param reason default: the message of `cause` */
export function createUnreadableFileError(path: string, cause: unknown, reason = describeCause(cause)): EngineError {
  return new EngineError("validation_failed", `${path} cannot be read: ${endSentence(reason)}`, {}, cause);
}

/** Creates the error for a file that cannot be written. */
export function createUnwritableFileError(path: string, cause: unknown): EngineError {
  return new EngineError(
    "validation_failed",
    `${path} cannot be written: ${endSentence(describeCause(cause))}`,
    {},
    cause,
  );
}

function endSentence(reason: string): string {
  return /[.!?]$/.test(reason) ? reason : `${reason}.`;
}
