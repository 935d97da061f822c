import { useRef, useState } from "preact/hooks";
import type { CorpusSource } from "../../browser/corpora/corpora.ts";
import type { LoadProgress } from "../../worker/worker-settings.ts";
import { useRequest } from "../common/hooks/use-request.ts";
import { throttle } from "../common/throttle.ts";
import { getCorpora } from "../engine/engine.ts";

/** Interval at which the progress is rendered. */
const PROGRESS_INTERVAL_MS = 100;

/** State of the import of a corpus. */
export interface CorpusImportState {
  /** Null while none runs. */
  readonly progress: LoadProgress | null;
  readonly error: unknown;
  /** Name of the corpus that was imported last; empty if none was. */
  readonly importedName: string;
  /** Stores a corpus on this device under a name. */
  importCorpus(name: string, source: CorpusSource): Promise<void>;
  /** Stops the import; what was downloaded is kept for the next one. */
  stop(): void;
}

/** Returns the state of the import of a corpus. @param onImported is called when an import has ended */
export function useCorpusImport(onImported: () => Promise<void>): CorpusImportState {
  const { error, run } = useRequest();
  const [progress, setProgress] = useState<LoadProgress | null>(null);
  const [importedName, setImportedName] = useState("");
  const abortController = useRef<AbortController | null>(null);

  async function importCorpus(name: string, source: CorpusSource): Promise<void> {
    const controller = new AbortController();
    abortController.current = controller;
    setImportedName("");
    setProgress({ phase: "download", done: 0, total: source instanceof Blob ? source.size : null });
    await run(async () => {
      const onProgress = throttle(setProgress, PROGRESS_INTERVAL_MS);
      try {
        await getCorpora().import(name, source, { onProgress, signal: controller.signal });
        setImportedName(name);
      } catch (failure) {
        if (!controller.signal.aborted) throw failure;
      }
    });
    setProgress(null);
    await onImported();
  }

  return { progress, error, importedName, importCorpus, stop: () => abortController.current?.abort() };
}
