import { connectCorpora } from "../../browser/corpora/connect-corpora.ts";
import type { Corpora } from "../../browser/corpora/corpora.ts";
import type { Engine } from "../../contract/engine.ts";
import { type ConnectedEngine, connect } from "../../worker/connect.ts";
import type { LoadProgress, StoredCorpus } from "../../worker/worker-settings.ts";
import { createStore, useExternalStore } from "./hooks/use-external-store.ts";
import { readPreference, storePreference } from "./preference.ts";

/** Name of the corpus that is part of the app. It changes with the corpus's bytes, so that an older one is not reused. */
export const STARTER_CORPUS_NAME = `starter-${import.meta.env.VITE_STARTER_HASH ?? "dev"}`;

const STARTER_CORPUS_URL = "/corpora/starter.sqlite";
const CORPUS_STORAGE_KEY = "corpus";

/** Separates the names of corpora that are open as one; no name contains it. */
const NAME_SEPARATOR = "\n";

/** An engine in its worker, and the corpora that the browser stores. */
interface EngineConnection {
  readonly worker: Worker;
  readonly engine: ConnectedEngine;
  readonly corpora: Corpora;
}

const openCorpusNames = createStore(readStoredCorpusNames());
const joining = createStore<LoadProgress | null>(null);
let connection: EngineConnection | undefined;
/** The connection that is being prepared while the current one answers. */
let next: EngineConnection | undefined;

/** Returns the engine over the open corpora; starts it on the first call. */
export async function getEngine(): Promise<Engine> {
  return startEngine().engine;
}

/** Returns the corpora that the browser stores. */
export function getCorpora(): Corpora {
  return startEngine().corpora;
}

/** Returns the names of the open corpora, as one text that is another for every set. */
export function useCorpusName(): string {
  return useExternalStore(openCorpusNames);
}

/** Returns the names of the open corpora; several are open as one. */
export function useOpenCorpora(): readonly string[] {
  return useCorpusName().split(NAME_SEPARATOR);
}

/** Returns the progress of preparing other corpora; null if none are prepared. */
export function useJoinProgress(): LoadProgress | null {
  return useExternalStore(joining);
}

/** Opens another stored corpus instead of the current ones, and remembers the choice on this device. */
export function selectCorpus(name: string): void {
  stopPreparing();
  replaceConnection(undefined, name);
}

/**
 * Opens several stored corpora as one, and remembers the choice on this device. The current ones answer until the others
 * are ready. Rejects if they cannot be opened: the current ones then stay.
 */
export async function selectCorpora(names: readonly string[]): Promise<void> {
  const joined = names.join(NAME_SEPARATOR);
  stopPreparing();
  joining.set({ phase: "join", done: 0, total: null });
  const prepared = connectTo(names, (progress) => joining.set(progress));
  next = prepared;
  try {
    await prepared.engine.ready;
    if (next !== prepared) return;
    next = undefined;
    replaceConnection(prepared, joined);
  } catch (error) {
    if (next !== prepared) return;
    stopPreparing();
    throw error;
  } finally {
    if (next === undefined) joining.set(null);
  }
}

function stopPreparing(): void {
  next?.worker.terminate();
  next = undefined;
  joining.set(null);
}

function replaceConnection(other: EngineConnection | undefined, names: string): void {
  connection?.worker.terminate();
  connection = other;
  storePreference(CORPUS_STORAGE_KEY, names);
  openCorpusNames.set(names);
}

function startEngine(): EngineConnection {
  if (connection) return connection;
  connection = connectTo(openCorpusNames.get().split(NAME_SEPARATOR));
  void removeOldStarterCorpora(connection.engine.ready, connection.corpora);
  return connection;
}

function connectTo(names: readonly string[], onProgress?: (progress: LoadProgress) => void): EngineConnection {
  const worker = new Worker(new URL("../../browser/engine.worker.ts", import.meta.url), { type: "module" });
  const stored = names.map(
    (name): StoredCorpus => (name === STARTER_CORPUS_NAME ? { name, url: STARTER_CORPUS_URL } : { name }),
  );
  const [only, ...others] = stored as [StoredCorpus, ...StoredCorpus[]];
  const corpus = others.length === 0 ? only : stored;
  const engine = connect(worker, { settings: { corpus }, ...(onProgress && { onProgress }) });
  return { worker, engine, corpora: connectCorpora(worker) };
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

/** Reads the remembered names; the starter corpus of an earlier version of the app is the present one. */
function readStoredCorpusNames(): string {
  const names = (readPreference(CORPUS_STORAGE_KEY) ?? STARTER_CORPUS_NAME).split(NAME_SEPARATOR);
  return names.map((name) => (name.startsWith("starter-") ? STARTER_CORPUS_NAME : name)).join(NAME_SEPARATOR);
}
