import type { Engine } from "../../contract/engine.ts";
import { openEngine } from "../../engine/open-engine.ts";
import type { OpenEngine } from "../../worker/expose.ts";
import { shareEngine } from "../../worker/sharing/share-engine.ts";
import type { StoredCorpus, WorkerSettings } from "../../worker/worker-settings.ts";
import { openBrowserLedger } from "../storage/browser-ledger.ts";
import type { CorpusEntry } from "./corpora.ts";
import { createNotStoredError } from "./corpus-errors.ts";
import type { CorpusStore } from "./corpus-store.ts";
import { openCorpusStore } from "./open-corpus-store.ts";

/** Opens the engine that a page requests: over bytes, or over a stored corpus that all tabs share. */
export const openRequestedEngine: OpenEngine = async ({ corpus, share = true, credits, ...options }, onProgress) => {
  const open = async (file: Parameters<typeof openEngine>[0]) =>
    openEngine(file, { ...options, ledger: credits && (await openBrowserLedger(credits)) });
  if (corpus instanceof ArrayBuffer || ArrayBuffer.isView(corpus)) return open(corpus);

  const { name, sha256 } = await ensureStored(corpus, options, onProgress);
  const openFile = async (): Promise<Engine> => {
    const file = await (await getCorpusStore()).open(name);
    const { size } = file;
    onProgress({ phase: "open", done: 0, total: size });
    try {
      const engine = await open(file);
      onProgress({ phase: "open", done: size, total: size });
      return engine;
    } catch (error) {
      file.close?.();
      throw error;
    }
  };
  // The hash is part of the name, because a replaced corpus needs another engine.
  return share ? shareEngine({ name: `${name}:${sha256}`, open: openFile }) : openFile();
};

/** Returns the stored corpus of a name; downloads it if it is missing. Tabs that start together wait for the first one. */
async function ensureStored(
  { name, url, sha256 }: StoredCorpus,
  options: Pick<WorkerSettings, "wasmUrl">,
  onProgress: Parameters<OpenEngine>[1],
): Promise<CorpusEntry> {
  const corpora = await getCorpusStore(options);
  return navigator.locks.request(`headnote:open:${name}`, async () => {
    const stored = (await corpora.list()).find((entry) => entry.name === name);
    if (stored) return stored;
    if (url === undefined) throw createNotStoredError(name);
    return corpora.import(name, { url, sha256 }, { onProgress });
  });
}

let openingStore: Promise<CorpusStore> | undefined;

/** Returns the store of this worker; opens it on the first call. */
export function getCorpusStore(options: Pick<WorkerSettings, "wasmUrl"> = {}): Promise<CorpusStore> {
  openingStore ??= openCorpusStore(options);
  return openingStore;
}
