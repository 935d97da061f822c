import type { Engine } from "../contract/engine.ts";
import { connect } from "../worker/connect.ts";
import { useSyncExternalStore } from "./subscribe.ts";

/** The corpus that the app reads. */
export interface OpenCorpus {
  /** Empty for the starter corpus. */
  readonly id: string;
}

const open: OpenCorpus = { id: "" };
const listeners = new Set<() => void>();
let running: Promise<Engine> | undefined;

/** The engine over the open corpus, started at the first question; it runs in a worker of its own. */
export function engine(): Promise<Engine> {
  running ??= start();
  return running;
}

export function useCorpus(): OpenCorpus {
  return useSyncExternalStore(subscribe, () => open);
}

async function start(): Promise<Engine> {
  const worker = new Worker(new URL("../browser/engine.worker.ts", import.meta.url), { type: "module" });
  const response = await fetch("/corpora/starter.sqlite");
  return connect(worker, { settings: { corpus: await response.arrayBuffer() } });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
