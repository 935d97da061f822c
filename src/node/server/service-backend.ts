import type { Engine } from "../../contract/engine.ts";
import type { Corpus } from "../../corpus/port/corpus.ts";
import { type AccountLedger, type LedgerStore, openLedger } from "../../credits/ledger.ts";
import { createMemoryLedgerStore } from "../../credits/memory-ledger-store.ts";
import { createEngine } from "../../engine/create-engine.ts";
import { type EngineOptions, openEngine } from "../../engine/open-engine.ts";
import { EngineError } from "../../errors.ts";
import type { BuildProgress } from "../../ingest/report.ts";
import type { CorpusFile } from "../../store/file/corpus-file.ts";
import { openCorpusFile } from "../files/corpus-file.ts";
import { keepDistinctFiles } from "../files/distinct-files.ts";
import { createUnionFiles } from "../files/union-files.ts";
import { openAccounts } from "./accounts.ts";
import { createReplaceableEngine } from "./replaceable-engine.ts";
import { type CorpusChange, changeCorpora } from "./served-corpora.ts";
import type { ServerKey } from "./server-keys.ts";

/** A corpus to serve: the path of a corpus file, its bytes, or an open file; or the paths of several to serve as one. */
export type ServedCorpus = string | Uint8Array | CorpusFile | readonly string[];

/** A corpus to serve, or what opens one that is not in files. */
type BackendCorpus = ServedCorpus | (() => Promise<Corpus>);

/** Ledger and engine of a service; both can be replaced while calls run. */
export interface ServiceBackend {
  /** Delegates each call to the engine that is current when the call begins. */
  readonly engine: Engine;
  /** The current ledger. */
  readonly ledger: AccountLedger;
  /** Opens a new ledger with the opening balances, and an engine on the first corpus. */
  restart(): Promise<void>;
  /** Replaces the engine by one on other corpus files, on changed ones, or by a new one on the current corpus. */
  reload(corpus?: string | readonly string[] | CorpusChange): Promise<void>;
  /** Paths of the current corpus files; none if the corpus is not in files. */
  listCorpora(): readonly string[];
  /** Opens a further engine on corpus files, with the current ledger. The caller closes it. */
  openFurther(paths: readonly string[]): Promise<Engine>;
}

/** Options of a backend. */
export interface BackendOptions {
  readonly corpus: BackendCorpus;
  readonly keys: readonly ServerKey[];
  /** Keeps the ledger's entries; null keeps them in memory. */
  readonly store: LedgerStore | null;
  /** The ledger of another process or of several servers; `store` is not used then. */
  readonly sharedLedger?: AccountLedger | undefined;
  /** Is called with every debit that is durable, in thousandths of a credit. */
  readonly onDebit?: ((amount: number) => void) | undefined;
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
  const { keys, store, sharedLedger, onDebit, appUrl, onUnionProgress, now, newId } = options;

  async function openSeededLedger(): Promise<AccountLedger> {
    const own = sharedLedger ?? (await openLedger(store ?? createMemoryLedgerStore(), { now, newId }));
    const ledger = onDebit ? reportDebits(own, onDebit) : own;
    await openAccounts(ledger, keys);
    return ledger;
  }

  async function openEngineOn(corpus: BackendCorpus, ledger: AccountLedger): Promise<Engine> {
    if (typeof corpus === "function") return createEngine(await corpus(), { appUrl, ledger, now, newId });
    return openServedEngine(corpus, { appUrl, ledger, now, newId, ...(onUnionProgress && { onUnionProgress }) });
  }

  const first = dropRepeatedFiles(options.corpus);
  const current = { corpus: first, ledger: await openSeededLedger() };
  const serving = createReplaceableEngine(await openEngineOn(current.corpus, current.ledger));

  let lastChange: Promise<unknown> = Promise.resolve();
  /** Changes the engine after the changes that were ordered before: each begins with what the one before has left. */
  function inTurn(change: () => Promise<void>): Promise<void> {
    const changed = lastChange.then(change);
    lastChange = changed.catch(() => undefined);
    return changed;
  }

  return {
    engine: serving.engine,
    get ledger() {
      return current.ledger;
    },
    restart: () =>
      inTurn(async () => {
        const ledger = await openSeededLedger();
        const engine = await openEngineOn(first, ledger);
        Object.assign(current, { corpus: first, ledger });
        serving.replace(engine);
      }),
    reload: (change = {}) =>
      inTurn(async () => {
        const next = isChange(change) ? applyChange(current.corpus, change) : dropRepeatedFiles(change);
        serving.replace(await openEngineOn(next, current.ledger));
        current.corpus = next;
      }),
    listCorpora: () => listPaths(current.corpus),
    openFurther: (paths) => openEngineOn(paths.length === 1 ? paths[0]! : paths, current.ledger),
  };
}

/**
 * Opens an engine on a served corpus; what depends on several is kept beside the first.
 * @throws EngineError `corpus_unavailable` if a corpus cannot be opened
 */
export async function openServedEngine(corpus: ServedCorpus, options: EngineOptions): Promise<Engine> {
  if (!isInFiles(corpus)) return openEngine(corpus, options);
  const paths = listPaths(corpus);
  const files: CorpusFile[] = [];
  try {
    for (const path of paths) files.push(openCorpusFile(path));
    return await openEngine(files, { ...options, unionFiles: createUnionFiles(paths[0] ?? "") });
  } catch (error) {
    for (const file of files) file.close?.();
    throw error;
  }
}

/** @throws EngineError `validation_failed` if corpora that are not files are to be changed */
function applyChange(corpus: BackendCorpus, change: CorpusChange): BackendCorpus {
  if (change.add === undefined && change.remove === undefined) return corpus;
  const paths = listPaths(corpus);
  if (paths.length > 0) return changeCorpora(paths, change);
  throw new EngineError(
    "validation_failed",
    "The corpus is not in files that are served here. State all paths instead.",
  );
}

/** Returns a ledger that reports the debits that are durable. */
function reportDebits(ledger: AccountLedger, onDebit: (amount: number) => void): AccountLedger {
  return {
    ...ledger,
    async capture(hold, amount, answer) {
      const remaining = await ledger.capture(hold, amount, answer);
      onDebit(amount);
      return remaining;
    },
    async beginCapture(hold, amount) {
      const pending = await ledger.beginCapture(hold, amount);
      const commit: typeof pending.commit = async (answer) => {
        await pending.commit(answer);
        onDebit(amount);
      };
      return { ...pending, commit };
    },
  };
}

/** A file that is given twice, by whatever paths, is served once. */
function dropRepeatedFiles(corpus: BackendCorpus): BackendCorpus {
  return isInFiles(corpus) && typeof corpus !== "string" ? keepDistinctFiles(corpus) : corpus;
}

function listPaths(corpus: BackendCorpus): readonly string[] {
  return isInFiles(corpus) ? [corpus].flat() : [];
}

function isInFiles(corpus: BackendCorpus): corpus is string | readonly string[] {
  return typeof corpus === "string" || Array.isArray(corpus);
}

function isChange(change: string | readonly string[] | CorpusChange): change is CorpusChange {
  return typeof change === "object" && !Array.isArray(change);
}
