import type { LoadProgress } from "../../worker/worker-settings.ts";
import type { Corpora, CorpusEntry, CorpusSource } from "./corpora.ts";

/** Name of the service that a worker offers. */
export const CORPORA_SERVICE_NAME = "corpora";

/** {@link Corpora} as functions whose arguments can be posted: an import's signal becomes `abort(id)`. */
export interface CorporaService {
  import(
    id: number,
    name: string,
    source: CorpusSource,
    onProgress?: (progress: LoadProgress) => void,
  ): Promise<CorpusEntry>;
  abort(id: number): void;
  list(): Promise<CorpusEntry[]>;
  remove(name: string): Promise<boolean>;
}

/** Creates the service in the worker. */
export function createCorporaService(corpora: () => Promise<Corpora>): CorporaService {
  const imports = new Map<number, AbortController>();
  return {
    async import(id, name, source, onProgress) {
      const controller = new AbortController();
      imports.set(id, controller);
      try {
        return await (await corpora()).import(name, source, { onProgress, signal: controller.signal });
      } finally {
        imports.delete(id);
      }
    },
    abort: (id) => imports.get(id)?.abort(),
    list: async () => (await corpora()).list(),
    remove: async (name) => (await corpora()).remove(name),
  };
}
