import { EngineError } from "../errors.ts";

// What can go wrong with a stored corpus, in words for the person whose browser it is.

export function notSecure(): EngineError {
  return unavailable("Browsers store corpora for secure pages only: serve this one over https, or from this machine.");
}

export function notStored(name: string): EngineError {
  return unavailable(`The corpus ${name} is not stored in this browser. Import it first.`);
}

export function unreadable(name: string, cause: unknown): EngineError {
  return unavailable(`The corpus ${name} cannot be opened from the browser's storage. Import it again.`, cause);
}

export function importedElsewhere(name: string): EngineError {
  const message = `Another tab is importing the corpus ${name}. Wait until it has finished.`;
  return new EngineError("corpus_unavailable", message, { retryAfter: 5 });
}

export function storageFull(name: string, needed: number | null, cause?: unknown): EngineError {
  const size = needed === null ? "" : ` It needs ${megabytes(needed)}.`;
  return unavailable(
    `The browser's storage is full: the corpus ${name} does not fit.${size} Remove a corpus, or free disk space.`,
    cause,
  );
}

export function brokenOff(name: string, done: number, total: number | null, cause?: unknown): EngineError {
  const of = total === null ? "" : ` of ${megabytes(total)}`;
  return unavailable(
    `The download of the corpus ${name} broke off after ${megabytes(done)}${of}. Import it again to go on from there.`,
    cause,
  );
}

export function wrongFile(name: string, expected: string, found: string): EngineError {
  return unavailable(
    `The file is not the corpus ${name} that was expected: its SHA-256 is ${found}, expected was ${expected}.`,
  );
}

function unavailable(message: string, cause?: unknown): EngineError {
  return new EngineError("corpus_unavailable", message, {}, cause);
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
