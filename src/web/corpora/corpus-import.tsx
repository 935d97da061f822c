import { useEffect, useRef, useState } from "preact/hooks";
import type { CorpusSource } from "../../browser/corpora/corpora.ts";
import type { LoadProgress } from "../../worker/worker-settings.ts";
import { getCorpora } from "../common/engine.ts";
import { FileDrop } from "../common/file-drop.tsx";
import { ErrorNotice } from "../common/notices.tsx";
import { formatBytes } from "./format-bytes.ts";

const PROGRESS_INTERVAL_MS = 100;
const SHARED_CORPUS_URL = "/corpora/shared.sqlite";

/** Takes a corpus into this browser: from a file, or from the server where it shares one. It is checked before it counts. */
export function CorpusImport({ onTaken: onImported }: { readonly onTaken: () => Promise<void> }) {
  const [progress, setProgress] = useState<LoadProgress | null>(null);
  const [importedName, setImportedName] = useState("");
  const [error, setError] = useState<unknown>(null);
  const abortController = useRef<AbortController | null>(null);
  const isShared = useHasSharedCorpus();

  async function importCorpus(name: string, source: CorpusSource): Promise<void> {
    const controller = new AbortController();
    abortController.current = controller;
    setError(null);
    setImportedName("");
    setProgress({ phase: "download", done: 0, total: source instanceof Blob ? source.size : null });
    let shown = 0;
    // More often than it can be seen it need not be drawn.
    const onProgress = (now: LoadProgress) => {
      if (performance.now() - shown < PROGRESS_INTERVAL_MS) return;
      shown = performance.now();
      setProgress(now);
    };
    try {
      await getCorpora().import(name, source, { onProgress, signal: controller.signal });
      setImportedName(name);
    } catch (failure) {
      if (!controller.signal.aborted) setError(failure);
    }
    setProgress(null);
    await onImported();
  }

  return (
    <section aria-labelledby="take">
      <h2 id="take">Add a corpus</h2>
      <p class="lead">
        A file that <code>headnote build</code> made. It stays on this device.
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
      {progress ? (
        <div class="progress">
          <label>
            {PHASE_LABELS[progress.phase]} {formatBytes(progress.done)}
            {progress.total === null ? "" : ` of ${formatBytes(progress.total)}`}
            <progress value={progress.total === null ? undefined : progress.done} max={progress.total ?? 1} />
          </label>
          <button type="button" onClick={() => abortController.current?.abort()}>
            Stop
          </button>
        </div>
      ) : null}
      {error ? <ErrorNotice error={error} /> : null}
      <p role="status">{importedName === "" ? "" : `${importedName} is stored. Open it above.`}</p>
    </section>
  );
}

const PHASE_LABELS: Readonly<Record<LoadProgress["phase"], string>> = {
  download: "Taking in",
  check: "Checking",
  open: "Opening",
};

/** Whether the server lets its corpus be downloaded. */
function useHasSharedCorpus(): boolean {
  const [isShared, setShared] = useState(false);
  useEffect(() => {
    if (!navigator.onLine) return;
    fetch("/corpora/index.json")
      .then((response) => response.json() as Promise<{ readonly shared: boolean }>)
      .then(
        ({ shared }) => setShared(shared),
        // Without a network there is nothing to download from.
        () => setShared(false),
      );
  }, []);
  return isShared;
}
