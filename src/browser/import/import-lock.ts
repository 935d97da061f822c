import { createImportInProgressError } from "../corpora/corpus-errors.ts";

/**
 * Runs `work` while no other tab changes the corpus of that name.
 * @throws EngineError `corpus_unavailable` at once if another tab does
 */
export function withImportLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  // A browser without locks has nothing to ask other tabs by.
  if (navigator.locks === undefined) return work();
  return navigator.locks.request(`headnote:import:${name}`, { ifAvailable: true }, async (lock) => {
    if (lock === null) throw createImportInProgressError(name);
    return work();
  });
}
