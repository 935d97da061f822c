import { EngineError } from "../../errors.ts";

// What can go wrong with a stored corpus, in words for the person whose browser it is.

export function createInsecureContextError(): EngineError {
  return createUnavailableError(
    "Browsers store corpora for secure pages only: serve this one over https, or from this machine.",
  );
}

export function createNotStoredError(name: string): EngineError {
  return createUnavailableError(`The corpus ${name} is not stored in this browser. Import it first.`);
}

export function createUnreadableCorpusError(name: string, cause: unknown): EngineError {
  return createUnavailableError(
    `The corpus ${name} cannot be opened from the browser's storage. Import it again.`,
    cause,
  );
}

export function createImportInProgressError(name: string): EngineError {
  const message = `Another tab is importing the corpus ${name}. Wait until it has finished.`;
  return new EngineError("corpus_unavailable", message, { retryAfter: 5 });
}

export function createStorageFullError(name: string, needed: number | null, cause?: unknown): EngineError {
  const size = needed === null ? "" : ` It needs ${formatMegabytes(needed)}.`;
  return createUnavailableError(
    `The browser's storage is full: the corpus ${name} does not fit.${size} Remove a corpus, or free disk space.`,
    cause,
  );
}

export function createDownloadInterruptedError(
  name: string,
  done: number,
  total: number | null,
  cause?: unknown,
): EngineError {
  const of = total === null ? "" : ` of ${formatMegabytes(total)}`;
  return createUnavailableError(
    `The download of the corpus ${name} broke off after ${formatMegabytes(done)}${of}. Import it again to go on from there.`,
    cause,
  );
}

export function createHashMismatchError(name: string, expected: string, found: string): EngineError {
  return createUnavailableError(
    `The file is not the corpus ${name} that was expected: its SHA-256 is ${found}, expected was ${expected}.`,
  );
}

function createUnavailableError(message: string, cause?: unknown): EngineError {
  return new EngineError("corpus_unavailable", message, {}, cause);
}

function formatMegabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
