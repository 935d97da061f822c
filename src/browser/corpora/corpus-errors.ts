import { EngineError } from "../../errors.ts";

// Errors of stored corpora. Their messages address the user of the browser.

/** Creates the error for a page that may not store corpora. */
export function createInsecureContextError(): EngineError {
  return createUnavailableError("Browsers store corpora for secure pages only. Serve this page over https.");
}

/** Creates the error for a corpus that is not stored. */
export function createNotStoredError(name: string): EngineError {
  return createUnavailableError(`The corpus ${name} is not stored in this browser. Import it first.`);
}

/** Creates the error for a stored corpus whose file cannot be opened. */
export function createUnreadableCorpusError(name: string, cause: unknown): EngineError {
  return createUnavailableError(
    `The corpus ${name} cannot be opened from the browser's storage. Import it again.`,
    cause,
  );
}

/** Creates the error for an import that another tab is running. */
export function createImportInProgressError(name: string): EngineError {
  const message = `Another tab is importing the corpus ${name}. Wait until it has finished.`;
  return new EngineError("corpus_unavailable", message, { retryAfter: 5 });
}

/** Creates the error for a corpus that does not fit. @param needed its size in bytes, if known */
export function createStorageFullError(name: string, needed: number | null, cause?: unknown): EngineError {
  const size = needed === null ? "" : ` It needs ${formatMegabytes(needed)}.`;
  return createUnavailableError(
    `The browser's storage is full: the corpus ${name} does not fit.${size} Remove a corpus, or free disk space.`,
    cause,
  );
}

/** Creates the error for an interrupted download. @param done bytes that were stored @param total bytes of the file, if known */
export function createDownloadInterruptedError(
  name: string,
  done: number,
  total: number | null,
  cause?: unknown,
): EngineError {
  const of = total === null ? "" : ` of ${formatMegabytes(total)}`;
  return createUnavailableError(
    `The download of the corpus ${name} was interrupted after ${formatMegabytes(done)}${of}. Import it again to continue.`,
    cause,
  );
}

/** Creates the error for a file with another SHA-256 than expected. */
export function createHashMismatchError(name: string, expected: string, found: string): EngineError {
  return createUnavailableError(
    `The file is not the expected corpus ${name}: its SHA-256 is ${found}, not ${expected}.`,
  );
}

function createUnavailableError(message: string, cause?: unknown): EngineError {
  return new EngineError("corpus_unavailable", message, {}, cause);
}

function formatMegabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
