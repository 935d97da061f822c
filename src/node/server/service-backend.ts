import type { Engine } from "../../contract/engine.ts";
import { type CallLedger, type Ledger, type LedgerStore, openLedger } from "../../credits/ledger.ts";
import { createMemoryLedgerStore } from "../../credits/memory-ledger-store.ts";
import { openEngine } from "../../engine/open-engine.ts";
import type { BuildProgress } from "../../ingest/report.ts";
import type { CorpusFile } from "../../store/file/corpus-file.ts";
import { openCorpusFile } from "../files/corpus-file.ts";
import { createUnionFiles } from "../files/union-files.ts";
import { openAccounts } from "./accounts.ts";
import { createReplaceableEngine } from "./replaceable-engine.ts";
import type { ServerKey } from "./server-keys.ts";

/** A corpus to serve: the path of a corpus file, its bytes, or an open file; or the paths of several to serve as one. */
export type ServedCorpus = string | Uint8Array | CorpusFile | readonly string[];

/** Ledger and engine of a service; both can be replaced while calls run. */
export interface ServiceBackend {
  /** Delegates each call to the engine that is current when the call begins. */
  readonly engine: Engine;
  /** The current ledger. */
  readonly ledger: Ledger;
  /** Opens a new ledger with the opening balances, and an engine on the first corpus. */
  restart(): Promise<void>;
  /** Replaces the engine by one on another corpus file or several, or by a new one on the current corpus. */
  reload(corpus?: string | readonly string[]): Promise<void>;
}

/** Options of a backend. */
export interface BackendOptions {
  readonly corpus: ServedCorpus;
  readonly keys: readonly ServerKey[];
  /** Keeps the ledger's entries; null keeps them in memory. */
  readonly store: LedgerStore | null;
  /** The ledger of another process, instead of one of this process. */
  readonly remoteLedger?: CallLedger;
  readonly appUrl?: string;
  /** Is called while what depends on several corpora is computed. */
  readonly onUnionProgress?: ((progress: BuildProgress) => void) | undefined;
  /** Returns milliseconds since 1970. */
  readonly now: () => number;
  readonly newId: () => string;
}

/**
 * Opens ledger and engine.
 * @throws EngineError `corpus_unavailable` if the corpus cannot be opened
 */
export async function openBackend(options: BackendOptions): Promise<ServiceBackend> {
  const { keys, store, appUrl, onUnionProgress, now, newId } = options;

  async function openSeededLedger(): Promise<Ledger> {
    const ledger = await openLedger(store ?? createMemoryLedgerStore(), { now, newId });
    await openAccounts(ledger, keys);
    return ledger;
  }

  function openEngineOn(corpus: ServedCorpus, own: Ledger): Promise<Engine> {
    const shared = { appUrl, ledger: options.remoteLedger ?? own, now, newId };
    const settings = { ...shared, ...(onUnionProgress && { onUnionProgress }) };
    if (isPathList(corpus))
      return openEngine(corpus.map(openCorpusFile), { ...settings, unionFiles: createUnionFiles(corpus[0] ?? "") });
    return openEngine(typeof corpus === "string" ? openCorpusFile(corpus) : corpus, settings);
  }

  const current = { corpus: options.corpus, ledger: await openSeededLedger() };
  const serving = createReplaceableEngine(await openEngineOn(current.corpus, current.ledger));

  return {
    engine: serving.engine,
    get ledger() {
      return current.ledger;
    },
    async restart() {
      const ledger = await openSeededLedger();
      const engine = await openEngineOn(options.corpus, ledger);
      Object.assign(current, { corpus: options.corpus, ledger });
      serving.replace(engine);
    },
    async reload(corpus) {
      const next = corpus ?? current.corpus;
      serving.replace(await openEngineOn(next, current.ledger));
      current.corpus = next;
    },
  };
}

function isPathList(corpus: ServedCorpus): corpus is readonly string[] {
  return Array.isArray(corpus);
}
