import { connectCorpora } from "../../browser/corpora/connect-corpora.ts";
import type { Corpora } from "../../browser/corpora/corpora.ts";
import { type ConnectedEngine, connect } from "../../worker/connect.ts";
import type { LoadProgress, StoredCorpus } from "../../worker/worker-settings.ts";
import { STARTER_CORPUS_NAME } from "./open-set.ts";

const STARTER_CORPUS_URL = "/corpora/starter.sqlite";

/** A worker that manages the corpora which the browser stores. */
export interface StorageWorker {
  readonly worker: Worker;
  readonly corpora: Corpora;
}

/** A worker with an engine over stored corpora. */
export interface EngineWorker extends StorageWorker {
  readonly engine: ConnectedEngine;
}

/** Starts a worker that opens no engine. */
export function startStorageWorker(): StorageWorker {
  const worker = new Worker(new URL("../../browser/engine.worker.ts", import.meta.url), { type: "module" });
  return { worker, corpora: connectCorpora(worker) };
}

/** Starts a worker that opens stored corpora as one; the corpus of the app is downloaded if it is not stored. */
export function startEngineWorker(
  names: readonly string[],
  onProgress?: (progress: LoadProgress) => void,
): EngineWorker {
  const { worker, corpora } = startStorageWorker();
  const stored = names.map(
    (name): StoredCorpus => (name === STARTER_CORPUS_NAME ? { name, url: STARTER_CORPUS_URL } : { name }),
  );
  const [only, ...others] = stored as [StoredCorpus, ...StoredCorpus[]];
  const corpus = others.length === 0 ? only : stored;
  const engine = connect(worker, { settings: { corpus }, ...(onProgress && { onProgress }) });
  return { worker, engine, corpora };
}
