import { connectCorpora } from "../../browser/corpora/connect-corpora.ts";
import type { Corpora } from "../../browser/corpora/corpora.ts";
import type { Engine } from "../../contract/engine.ts";
import { connect } from "../../worker/connect.ts";
import type { StoredCorpus } from "../../worker/worker-settings.ts";
import { useExternalStore } from "./hooks/use-external-store.ts";

/** The corpus that comes with the app; its name changes with its bytes, so that an older one is not taken for it. */
export const STARTER_CORPUS_NAME = `starter-${import.meta.env.VITE_STARTER_HASH ?? "dev"}`;

const STARTER_CORPUS_URL = "/corpora/starter.sqlite";
const CORPUS_STORAGE_KEY = "corpus";

/** An engine in a worker of its own, and what the browser stores beside it. */
interface EngineConnection {
  readonly worker: Worker;
  readonly engine: Engine;
  readonly corpora: Corpora;
}

let openCorpusName = readStoredCorpusName();
let connection: EngineConnection | undefined;
const listeners = new Set<() => void>();

/** The engine over the open corpus; it is started at the first question. */
export async function getEngine(): Promise<Engine> {
  return startEngine().engine;
}

/** The corpora that the browser stores. */
export function getCorpora(): Corpora {
  return startEngine().corpora;
}

/** The name of the open corpus. */
export function useCorpusName(): string {
  return useExternalStore(subscribe, () => openCorpusName);
}

/** Opens another stored corpus in place of the open one. It is remembered on this device. */
export function selectCorpus(name: string): void {
  connection?.worker.terminate();
  connection = undefined;
  openCorpusName = name;
  storeCorpusName(name);
  for (const listener of listeners) listener();
}

function startEngine(): EngineConnection {
  if (connection) return connection;
  const worker = new Worker(new URL("../../browser/engine.worker.ts", import.meta.url), { type: "module" });
  const corpus: StoredCorpus =
    openCorpusName === STARTER_CORPUS_NAME
      ? { name: STARTER_CORPUS_NAME, url: STARTER_CORPUS_URL }
      : { name: openCorpusName };
  const connected = connect(worker, { settings: { corpus } });
  connection = { worker, engine: connected, corpora: connectCorpora(worker) };
  void removeOldStarterCorpora(connected.ready, connection.corpora);
  return connection;
}

/** The starter corpora of earlier versions of the app are of no use once the new one is open. */
async function removeOldStarterCorpora(ready: Promise<void>, stored: Corpora): Promise<void> {
  try {
    await ready;
    for (const { name } of await stored.list())
      if (name.startsWith("starter-") && name !== STARTER_CORPUS_NAME) await stored.remove(name);
  } catch {
    // Whoever asks the engine is told what is wrong; another tab may be removing them too.
  }
}

function readStoredCorpusName(): string {
  try {
    const name = localStorage.getItem(CORPUS_STORAGE_KEY);
    return name === null || name.startsWith("starter-") ? STARTER_CORPUS_NAME : name;
  } catch {
    return STARTER_CORPUS_NAME;
  }
}

function storeCorpusName(name: string): void {
  try {
    localStorage.setItem(CORPUS_STORAGE_KEY, name);
  } catch {
    // Storage is closed to this page: the choice holds until it is left.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
