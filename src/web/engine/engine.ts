import type { Corpora } from "../../browser/corpora/corpora.ts";
import type { Engine } from "../../contract/engine.ts";
import type { LoadProgress } from "../../worker/worker-settings.ts";
import { createStore, useExternalStore } from "../common/hooks/use-external-store.ts";
import { carryCorpora } from "../common/location.ts";
import { type EngineWorker, type StorageWorker, startEngineWorker, startStorageWorker } from "./engine-worker.ts";
import { decideOpenSet, listLinkNames, type OpenSet, rememberDeviceNames, STARTER_CORPUS_NAME } from "./open-set.ts";
import { connectToServer } from "./server-engine.ts";

/** What is open; null until that is decided, or if nothing can be opened. */
const openSet = createStore<OpenSet | null>(null);
/** Counts the connections that ended while the page was kept for "back", so that unanswered queries run again. */
const connectionCount = createStore(0);
const joining = createStore<LoadProgress | null>(null);
let deciding: Promise<OpenSet> | undefined;
let serverEngine: Promise<Engine> | undefined;
let engineWorker: EngineWorker | undefined;
let storageWorker: StorageWorker | undefined;
/** The connection that is being prepared while the current one answers. */
let next: EngineWorker | undefined;

/** Returns the engine over the open corpora; decides on the first call which these are. */
export async function getEngine(): Promise<Engine> {
  deciding ??= decideFirst();
  await deciding;
  const { place, names } = openSet.get()!;
  if (place === "server") {
    serverEngine ??= connectToServer(names);
    return serverEngine;
  }
  return startDeviceEngine(names).engine;
}

/** Returns the corpora that the browser stores. */
export function getCorpora(): Corpora {
  if (engineWorker) return engineWorker.corpora;
  storageWorker ??= startStorageWorker();
  return storageWorker.corpora;
}

/** Returns what is open, as one text that is another for every set; empty until that is decided. */
export function useCorpusName(): string {
  const set = useOpenSet();
  return set === null ? "" : [set.place, ...set.names].join("\n");
}

/** Returns the open corpora; null until they are decided. */
export function useOpenSet(): OpenSet | null {
  return useExternalStore(openSet);
}

/** Returns the number of connections that have ended; a query that was not answered runs again when it changes. */
export function useConnectionCount(): number {
  return useExternalStore(connectionCount);
}

/** Returns the progress of preparing other corpora; null if none are prepared. */
export function useJoinProgress(): LoadProgress | null {
  return useExternalStore(joining);
}

/** Opens a stored corpus instead of the current ones, and remembers the choice on this device. */
export function selectCorpus(name: string): void {
  stopPreparing();
  replaceSet({ place: "device", names: [name] }, undefined);
}

/** Opens some of the corpora that the server serves instead of the current ones. */
export function selectServedCorpora(names: readonly string[]): void {
  stopPreparing();
  replaceSet({ place: "server", names }, undefined);
}

/**
 * Opens several stored corpora as one, and remembers the choice on this device. The current ones answer until the others
 * are ready. Rejects if they cannot be opened: the current ones then stay.
 */
export async function selectCorpora(names: readonly string[]): Promise<void> {
  stopPreparing();
  joining.set({ phase: "join", done: 0, total: null });
  const prepared = startEngineWorker(names, (progress) => joining.set(progress));
  next = prepared;
  try {
    await prepared.engine.ready;
    if (next !== prepared) return;
    next = undefined;
    replaceSet({ place: "device", names }, prepared);
  } catch (error) {
    if (next !== prepared) return;
    stopPreparing();
    throw error;
  } finally {
    if (next === undefined) joining.set(null);
  }
}

/**
 * Ends the workers when the page is left, and starts them when the browser shows it again. A page that is kept for "back"
 * would otherwise hold the locks by which tabs share an engine, and the next page would wait for it. Called once.
 */
export function releaseEngineWhileHidden(): void {
  addEventListener("pagehide", endWorkers);
  addEventListener("pageshow", ({ persisted }) => persisted && connectionCount.set(connectionCount.get() + 1));
}

function endWorkers(): void {
  stopPreparing();
  engineWorker?.worker.terminate();
  storageWorker?.worker.terminate();
  engineWorker = undefined;
  storageWorker = undefined;
}

async function decideFirst(): Promise<OpenSet> {
  try {
    const set = await decideOpenSet(async () => (await getCorpora().list()).map(({ name }) => name));
    await showSet(set);
    return set;
  } catch (error) {
    connectionCount.set(connectionCount.get() + 1);
    throw error;
  }
}

function stopPreparing(): void {
  next?.worker.terminate();
  next = undefined;
  joining.set(null);
}

function replaceSet(set: OpenSet, prepared: EngineWorker | undefined): void {
  endWorkers();
  engineWorker = prepared;
  serverEngine = undefined;
  deciding = Promise.resolve(set);
  if (set.place === "device") rememberDeviceNames(set.names);
  void showSet(set);
}

async function showSet(set: OpenSet): Promise<void> {
  openSet.set(set);
  carryCorpora(await listLinkNames(set));
}

function startDeviceEngine(names: readonly string[]): EngineWorker {
  if (engineWorker) return engineWorker;
  engineWorker = startEngineWorker(names);
  void removeOldStarterCorpora(engineWorker);
  return engineWorker;
}

/** Removes the starter corpora of earlier versions of the app once the new one is open. */
async function removeOldStarterCorpora({ engine, corpora }: EngineWorker): Promise<void> {
  try {
    await engine.ready;
    for (const { name } of await corpora.list())
      if (name.startsWith("starter-") && name !== STARTER_CORPUS_NAME) await corpora.remove(name);
  } catch {
    // The views report an engine that failed to open; another tab may be removing the same corpora.
  }
}
