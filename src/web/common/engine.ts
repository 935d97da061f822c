import { connectCorpora } from "../../browser/corpora/connect-corpora.ts";
import type { Corpora } from "../../browser/corpora/corpora.ts";
import type { Engine } from "../../contract/engine.ts";
import { connect } from "../../worker/connect.ts";
import type { StoredCorpus } from "../../worker/worker-settings.ts";
import { createStore, useExternalStore } from "./hooks/use-external-store.ts";
import { readPreference, storePreference } from "./preference.ts";

/** Name of the corpus that is part of the app. It changes with the corpus's bytes, so that an older one is not reused. */
export const STARTER_CORPUS_NAME = `starter-${import.meta.env.VITE_STARTER_HASH ?? "dev"}`;

const STARTER_CORPUS_URL = "/corpora/starter.sqlite";
const CORPUS_STORAGE_KEY = "corpus";

/** An engine in its worker, and the corpora that the browser stores. */
interface EngineConnection {
  readonly worker: Worker;
  readonly engine: Engine;
  readonly corpora: Corpora;
}

const openCorpusName = createStore(readStoredCorpusName());
let connection: EngineConnection | undefined;

/** Returns the engine over the open corpus; starts it on the first call. */
export async function getEngine(): Promise<Engine> {
  return startEngine().engine;
}

/** Returns the corpora that the browser stores. */
export function getCorpora(): Corpora {
  return startEngine().corpora;
}

/** Returns the name of the open corpus. */
export function useCorpusName(): string {
  return useExternalStore(openCorpusName);
}

/** Opens another stored corpus instead of the current one, and remembers the choice on this device. */
export function selectCorpus(name: string): void {
  connection?.worker.terminate();
  connection = undefined;
  storePreference(CORPUS_STORAGE_KEY, name);
  openCorpusName.set(name);
}

function startEngine(): EngineConnection {
  if (connection) return connection;
  const worker = new Worker(new URL("../../browser/engine.worker.ts", import.meta.url), { type: "module" });
  const name = openCorpusName.get();
  const corpus: StoredCorpus = name === STARTER_CORPUS_NAME ? { name, url: STARTER_CORPUS_URL } : { name };
  const connected = connect(worker, { settings: { corpus } });
  connection = { worker, engine: connected, corpora: connectCorpora(worker) };
  void removeOldStarterCorpora(connected.ready, connection.corpora);
  return connection;
}

/** Removes the starter corpora of earlier versions of the app once the new one is open. */
async function removeOldStarterCorpora(ready: Promise<void>, stored: Corpora): Promise<void> {
  try {
    await ready;
    for (const { name } of await stored.list())
      if (name.startsWith("starter-") && name !== STARTER_CORPUS_NAME) await stored.remove(name);
  } catch {
    // The views report an engine that failed to open; another tab may be removing the same corpora.
  }
}

function readStoredCorpusName(): string {
  const name = readPreference(CORPUS_STORAGE_KEY);
  return name === null || name.startsWith("starter-") ? STARTER_CORPUS_NAME : name;
}
