import { CommanderError } from "commander";
import { EngineError, type ErrorCode } from "../../errors.ts";

/** Exit codes of every command; printed by `headnote --help`. */
export const EXIT = {
  ok: 0,
  /** The command ran and found nothing; `check` found what must not be. */
  notFound: 1,
  /** Wrong arguments, or input that cannot be read. */
  usage: 2,
  /** The corpus is missing, damaged, or of another version. */
  corpus: 3,
  /** A bug in Headnote. */
  internal: 70,
  /** Stopped by SIGINT. */
  interrupted: 130,
} as const;

export const EXIT_HELP = `
Exit codes:
  0    done
  1    nothing found; check: findings of the level that --fail-on names
  2    wrong arguments, or input that cannot be read
  3    the corpus is missing, damaged, or of another version
  70   a bug in Headnote
  130  interrupted`;

const BY_CODE: Partial<Record<ErrorCode, number>> = {
  citation_not_found: EXIT.notFound,
  case_not_found: EXIT.notFound,
  act_not_found: EXIT.notFound,
  citation_unrecognized: EXIT.usage,
  query_syntax: EXIT.usage,
  validation_failed: EXIT.usage,
  corpus_unavailable: EXIT.corpus,
};

/** The exit code of a failed command. */
export function exitCode(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
  if (error instanceof EngineError) return BY_CODE[error.code] ?? EXIT.internal;
  if (error instanceof DOMException && error.name === "AbortError") return EXIT.interrupted;
  return EXIT.internal;
}
