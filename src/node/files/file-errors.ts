import { existsSync, type Stats } from "node:fs";
import { dirname } from "node:path";
import { EngineError } from "../../errors.ts";
import { describeSystemError, isSystemError } from "./system-error.ts";

/**
 * Returns the reason of a failure as a sentence fragment: the cause and the remedy of an error of the system, the message of
 * another error, or the value as text.
 */
export function describeCause(cause: unknown): string {
  if (isSystemError(cause)) return describeSystemError(cause);
  return cause instanceof Error ? cause.message : String(cause);
}

/** Creates the error for a file that cannot be read. @param reason default: that of `cause` */
export function createUnreadableFileError(path: string, cause: unknown, reason = describeCause(cause)): EngineError {
  return new EngineError("validation_failed", `${path} cannot be read: ${endSentence(reason)}`, {}, cause);
}

/** Creates the error for a file that cannot be written. @param reason default: that of `cause` */
export function createUnwritableFileError(
  path: string,
  cause: unknown,
  reason = describeWriteCause(cause),
): EngineError {
  return new EngineError("validation_failed", `${path} cannot be written: ${endSentence(reason)}`, {}, cause);
}

/** Returns why a file cannot be written, as {@link describeCause} does. The file need not exist; its folder must. */
export function describeWriteCause(cause: unknown): string {
  if (!isSystemError(cause) || cause.code !== "ENOENT") return describeCause(cause);
  // Some file systems, such as /proc, say of a new file that it does not exist.
  if (cause.path !== undefined && existsSync(dirname(cause.path)))
    return "no file can be created in its folder (ENOENT). Name another place.";
  return "its folder does not exist (ENOENT). Create the folder first.";
}

/** Returns what a path leads to if it is not a regular file, as a clause with its remedy; null for a regular file. */
export function describeOtherFileKind(stats: Stats): string | null {
  if (stats.isFile()) return null;
  const kind = stats.isDirectory() ? "folder" : stats.isFIFO() ? "named pipe" : stats.isSocket() ? "socket" : "device";
  return `it is a ${kind}. Name a regular file.`;
}

function endSentence(reason: string): string {
  return /[.!?]$/.test(reason) ? reason : `${reason}.`;
}
