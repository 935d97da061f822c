import type { Engine } from "../../contract/engine.ts";
import { type EngineOptions, openEngine } from "../../engine/open-engine.ts";
import type { CorpusFile } from "../../store/file/corpus-file.ts";
import type { OpenEngine } from "../../worker/expose.ts";
import { shareEngine } from "../../worker/sharing/share-engine.ts";
import type { StoredCorpus, WorkerSettings } from "../../worker/worker-settings.ts";
import { openBrowserLedger } from "../storage/browser-ledger.ts";
import type { CorpusEntry } from "./corpora.ts";
import { createNotStoredError } from "./corpus-errors.ts";
import type { CorpusStore } from "./corpus-store.ts";
import { openCorpusStore } from "./open-corpus-store.ts";

/** Opens the engine that a page requests: over bytes, or over stored corpora that all tabs share. */
export const openRequestedEngine: OpenEngine = async ({ corpus, share = true, credits, ...options }, onProgress) => {
  const open = async (source: Parameters<typeof openEngine>[0], more: EngineOptions = {}) =>
    openEngine(source, { ...options, ...more, ledger: credits && (await openBrowserLedger(credits)) });
  if (corpus instanceof ArrayBuffer || ArrayBuffer.isView(corpus)) return open(corpus);

  const wanted = "name" in corpus ? [corpus] : corpus;
  const entries: CorpusEntry[] = [];
  for (const one of wanted) entries.push(await ensureStored(one, options, onProgress));
  const openFiles = async (): Promise<Engine> => {
    const { open: openStored, unionFiles } = await getCorpusStore();
    const files: CorpusFile[] = [];
    try {
      for (const { name } of entries) files.push(await openStored(name));
      const size = files.reduce((sum, file) => sum + file.size, 0);
      onProgress({ phase: "open", done: 0, total: size });
      const engine = await open(files, {
        unionFiles,
        onUnionProgress: ({ done, total }) => onProgress({ phase: "join", done, total }),
      });
      onProgress({ phase: "open", done: size, total: size });
      return engine;
    } catch (error) {
      for (const file of files) file.close?.();
      throw error;
    }
  };
  // The hashes are part of the name, because a replaced corpus needs another engine.
  const name = entries.map((entry) => `${entry.name}:${entry.sha256}`).join("+");
  return share && canShare() ? shareEngine({ name, open: openFiles }) : openFiles();
};

/** Tabs share an engine by a lock and by channels, which some browsers do not have. */
function canShare(): boolean {
  return navigator.locks !== undefined && typeof BroadcastChannel !== "undefined";
}

/** Runs `work` while no other tab holds the lock; at once if the browser has no locks. */
function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  return navigator.locks === undefined ? work() : navigator.locks.request(name, work);
}

/** Returns the stored corpus of a name; downloads it if it is missing. Tabs that start together wait for the first one. */
async function ensureStored(
  { name, url, sha256 }: StoredCorpus,
  options: Pick<WorkerSettings, "wasmUrl">,
  onProgress: Parameters<OpenEngine>[1],
): Promise<CorpusEntry> {
  const corpora = await getCorpusStore(options);
  return withLock(`headnote:open:${name}`, async () => {
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
