import { useEffect, useRef, useState } from "preact/hooks";
import type { CorpusSource } from "../../browser/corpora/corpora.ts";
import type { LoadProgress } from "../../worker/worker-settings.ts";
import { FileDrop } from "../common/controls/file-drop.tsx";
import { getCorpora } from "../common/engine.ts";
import { useRequest } from "../common/hooks/use-request.ts";
import { ErrorNotice } from "../common/notices.tsx";
import { throttle } from "../common/throttle.ts";
import { ImportProgress } from "./import-progress.tsx";

/** Interval at which the progress is rendered. */
const PROGRESS_INTERVAL_MS = 100;
const SHARED_CORPUS_URL = "/corpora/shared.sqlite";

/** Imports a corpus from a file, or from the server if it shares one. The corpus is verified before it is stored. */
export function CorpusImport({ onImported }: { readonly onImported: () => Promise<void> }) {
  const { error, run } = useRequest();
  const [progress, setProgress] = useState<LoadProgress | null>(null);
  const [importedName, setImportedName] = useState("");
  const abortController = useRef<AbortController | null>(null);
  const isShared = useHasSharedCorpus();

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

  return (
    <section aria-labelledby="import">
      <h2 id="import">Add a corpus</h2>
      <p class="lead">
        A file that <code>headnote build</code> created. It stays on this device.
      </p>
      <FileDrop
        label="Choose a corpus file, or drop one here"
        accept=".sqlite"
        disabled={progress !== null}
        onFile={(file) => void importCorpus(file.name.replace(/\.sqlite$/i, ""), file)}
      />
      {isShared ? (
        <p>
          <button
            type="button"
            disabled={progress !== null}
            onClick={() => void importCorpus("shared", { url: SHARED_CORPUS_URL })}
          >
            Download the corpus of this server
          </button>
        </p>
      ) : null}
      {progress ? <ImportProgress progress={progress} onStop={() => abortController.current?.abort()} /> : null}
      {error ? <ErrorNotice error={error} /> : null}
      <p role="status">{importedName === "" ? "" : `${importedName} is stored. Open it above.`}</p>
    </section>
  );
}

/** Returns whether the server offers its corpus for download. */
function useHasSharedCorpus(): boolean {
  const [isShared, setShared] = useState(false);
  useEffect(() => {
    if (!navigator.onLine) return;
    fetch("/corpora/index.json")
      .then((response) => response.json() as Promise<{ readonly shared: boolean }>)
      .then(
        ({ shared }) => setShared(shared),
        // Without a network there is nothing to download.
        () => setShared(false),
      );
  }, []);
  return isShared;
}
