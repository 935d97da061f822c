import { useEffect, useRef, useState } from "preact/hooks";
import type { CorpusSource } from "../../browser/corpora.ts";
import type { Progress } from "../../worker/settings.ts";
import { corpora } from "../engine.ts";
import { megabytes } from "./bytes.ts";
import { FileDrop } from "./file-drop.tsx";
import { Failed } from "./state.tsx";

const DRAW_MS = 100;
const SHARED_URL = "/corpora/shared.sqlite";

/** Takes a corpus into this browser: from a file, or from the server where it shares one. It is checked before it counts. */
export function TakeCorpus({ onTaken }: { readonly onTaken: () => Promise<void> }) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const [taken, setTaken] = useState("");
  const [error, setError] = useState<unknown>(null);
  const stop = useRef<AbortController | null>(null);
  const isShared = useShared();

  async function take(name: string, source: CorpusSource): Promise<void> {
    const controller = new AbortController();
    stop.current = controller;
    setError(null);
    setTaken("");
    setProgress({ phase: "download", done: 0, total: source instanceof Blob ? source.size : null });
    let shown = 0;
    // More often than it can be seen it need not be drawn.
    const onProgress = (now: Progress) => {
      if (performance.now() - shown < DRAW_MS) return;
      shown = performance.now();
      setProgress(now);
    };
    try {
      await corpora().import(name, source, { onProgress, signal: controller.signal });
      setTaken(name);
    } catch (failure) {
      if (!controller.signal.aborted) setError(failure);
    }
    setProgress(null);
    await onTaken();
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
        onFile={(file) => void take(file.name.replace(/\.sqlite$/i, ""), file)}
      />
      {isShared ? (
        <p>
          <button type="button" disabled={progress !== null} onClick={() => void take("shared", { url: SHARED_URL })}>
            Download the corpus of this server
          </button>
        </p>
      ) : null}
      {progress ? (
        <div class="progress">
          <label>
            {PHASES[progress.phase]} {megabytes(progress.done)}
            {progress.total === null ? "" : ` of ${megabytes(progress.total)}`}
            <progress value={progress.total === null ? undefined : progress.done} max={progress.total ?? 1} />
          </label>
          <button type="button" onClick={() => stop.current?.abort()}>
            Stop
          </button>
        </div>
      ) : null}
      {error ? <Failed error={error} /> : null}
      <p role="status">{taken === "" ? "" : `${taken} is stored. Open it above.`}</p>
    </section>
  );
}

const PHASES: Readonly<Record<Progress["phase"], string>> = {
  download: "Taking in",
  check: "Checking",
  open: "Opening",
};

/** Whether the server lets its corpus be downloaded. */
function useShared(): boolean {
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
