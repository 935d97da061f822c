import { connectCorpora } from "../browser/connect-corpora.ts";
import type { Corpora } from "../browser/corpora.ts";
import type { Engine } from "../contract/engine.ts";
import { connect } from "../worker/connect.ts";
import type { StoredCorpus } from "../worker/settings.ts";
import { useSyncExternalStore } from "./subscribe.ts";

/** The corpus that comes with the app; its name changes with its bytes, so that an older one is not taken for it. */
export const STARTER = `starter-${import.meta.env.VITE_STARTER_HASH ?? "dev"}`;

const STARTER_URL = "/corpora/starter.sqlite";
const CHOICE = "corpus";

/** An engine in a worker of its own, and what the browser stores beside it. */
interface Running {
  readonly worker: Worker;
  readonly engine: Engine;
  readonly corpora: Corpora;
}

let open = recall();
let running: Running | undefined;
const listeners = new Set<() => void>();

/** The engine over the open corpus; it is started at the first question. */
export async function engine(): Promise<Engine> {
  return start().engine;
}

/** The corpora that the browser stores. */
export function corpora(): Corpora {
  return start().corpora;
}

/** The name of the open corpus. */
export function useCorpus(): string {
  return useSyncExternalStore(subscribe, () => open);
}

/** Opens another stored corpus in place of the open one. It is remembered on this device. */
export function openCorpus(name: string): void {
  running?.worker.terminate();
  running = undefined;
  open = name;
  remember(name);
  for (const listener of listeners) listener();
}

function start(): Running {
  if (running) return running;
  const worker = new Worker(new URL("../browser/engine.worker.ts", import.meta.url), { type: "module" });
  const corpus: StoredCorpus = open === STARTER ? { name: STARTER, url: STARTER_URL } : { name: open };
  const connected = connect(worker, { settings: { corpus } });
  running = { worker, engine: connected, corpora: connectCorpora(worker) };
  void forgetOlderStarters(connected.ready, running.corpora);
  return running;
}

/** The starter corpora of earlier versions of the app are of no use once the new one is open. */
async function forgetOlderStarters(ready: Promise<void>, stored: Corpora): Promise<void> {
  try {
    await ready;
    for (const { name } of await stored.list())
      if (name.startsWith("starter-") && name !== STARTER) await stored.remove(name);
  } catch {
    // Whoever asks the engine is told what is wrong; another tab may be removing them too.
  }
}

function recall(): string {
  try {
    const name = localStorage.getItem(CHOICE);
    return name === null || name.startsWith("starter-") ? STARTER : name;
  } catch {
    return STARTER;
  }
}

function remember(name: string): void {
  try {
    localStorage.setItem(CHOICE, name);
  } catch {
    // Storage is closed to this page: the choice holds until it is left.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
