import { CommanderError } from "commander";
import { EngineError, type ErrorCode } from "../../errors.ts";
import { isSystemError } from "../files/system-error.ts";

/** Exit codes of every command; `headnote --help` prints them. */
export const EXIT_CODES = {
  ok: 0,
  /** The command ran and found nothing, or `check` found a problem of the level of `--fail-on`. */
  notFound: 1,
  /** Wrong arguments, unreadable input, or output that cannot be written. */
  usage: 2,
  /** The corpus is missing, damaged, or of another version. */
  corpus: 3,
  /** A bug in Headnote. */
  internal: 70,
  /** Stopped by SIGINT. */
  interrupted: 130,
} as const;

/** Text at the end of `headnote --help`. */
export const EXIT_HELP = `
Exit codes:
  0    done
  1    nothing found; check: findings of the level that --fail-on names
  2    wrong arguments, input that cannot be read, or output that cannot be written
  3    the corpus is missing, damaged, or of another version
  70   a bug in Headnote
  130  interrupted`;

const EXIT_CODE_BY_ERROR: Partial<Record<ErrorCode, number>> = {
  citation_not_found: EXIT_CODES.notFound,
  case_not_found: EXIT_CODES.notFound,
  act_not_found: EXIT_CODES.notFound,
  citation_unrecognized: EXIT_CODES.usage,
  query_syntax: EXIT_CODES.usage,
  validation_failed: EXIT_CODES.usage,
  corpus_unavailable: EXIT_CODES.corpus,
  ledger_unavailable: EXIT_CODES.usage,
};

/** Returns the exit code for the error that ended a command. */
export function toExitCode(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT_CODES.ok : EXIT_CODES.usage;
  if (error instanceof EngineError) return EXIT_CODE_BY_ERROR[error.code] ?? EXIT_CODES.internal;
  if (isSystemError(error)) return EXIT_CODES.usage;
  if (error instanceof DOMException && error.name === "AbortError") return EXIT_CODES.interrupted;
  return EXIT_CODES.internal;
}
