import { createTurnQueue } from "../../async/turns.ts";
import { openCallMetrics, type ProcessMetrics } from "../../cluster/metrics/call-metrics.ts";
import type { Engine } from "../../contract/engine.ts";
import { type AccountLedger, toCredits } from "../../credits/ledger.ts";
import { EngineError } from "../../errors.ts";
import { createAuthenticator, hashKey } from "../../http/authenticator.ts";
import { CONTROL_PATH, createControlHandler } from "../../http/control/control-handler.ts";
import { createFaultInjector } from "../../http/control/fault-injector.ts";
import { createHandler, type Handler } from "../../http/handler.ts";
import type { HandlerOptions } from "../../http/handler-options.ts";
import { createRateLimiter } from "../../http/rate-limiter.ts";
import type { BuildProgress } from "../../ingest/report.ts";
import { openJournal } from "../journal/journal.ts";
import { STARTER_CORPUS } from "../starter-corpus.ts";
import { listBalances, setBalance } from "./accounts.ts";
import { createCallRecorder } from "./call-recorder.ts";

import { createIdSource } from "./id-source.ts";
import { createOperatorEndpoints } from "./operator-endpoints.ts";
import type { ServedCluster } from "./served-cluster.ts";
import {
  type CorpusChange,
  createSelections,
  formatSelection,
  nameServedFiles,
  readSelection,
} from "./served-corpora.ts";
import { DEVELOPMENT_KEY, type ServerKey, toApiKeys } from "./server-keys.ts";
import { openBackend, type ServedCorpus } from "./service-backend.ts";

/** Options of a service; every field is optional. */
export interface ServiceOptions
  extends Pick<HandlerOptions, "strict" | "rateLimit" | "queue" | "cors" | "heartbeatMs" | "onError" | "onCall"> {
  /**
   * Path of a corpus file, its bytes, or an open file; or the paths of several corpora to serve as one. Default: the
   * starter corpus that comes with the package.
   */
  readonly corpus?: ServedCorpus;
  /** Is called while what depends on several corpora is computed. */
  readonly onUnionProgress?: (progress: BuildProgress) => void;
  /** Default: {@link DEVELOPMENT_KEY} alone. */
  readonly keys?: readonly ServerKey[];
  /**
   * Path of a journal that keeps balances and answers through restarts and crashes; a key's credits are granted when its
   * account is new in the journal. Default: none, the ledger is kept in memory.
   */
  readonly journal?: string;
  /** Receives a sentence about a repair of the journal, for instance a torn entry that was cut off. Default: does nothing. */
  readonly onNotice?: (sentence: string) => void;
  /** Base address of the web application that shows case pages. */
  readonly appUrl?: string;
  /** Whether to serve `/__control/`: reset, credits, faults, recorded requests, another corpus. Default false. */
  readonly control?: boolean;
  /** Token that `/__control/` requires, as `Authorization: Bearer TOKEN`. Default: none is required. */
  readonly controlToken?: string;
  /** Milliseconds by which every answer is delayed. Default 0. */
  readonly latencyMs?: number;
  /** Seed of all ids, which are then the same after every start and reset. Default: ids are random. */
  readonly seed?: number;
  /** Returns milliseconds since 1970, for the ledger, the rate limit and `processingTimeMs`. Default `Date.now`. */
  readonly now?: () => number;
  /** Creates request, stream and ledger ids. Default `crypto.randomUUID`, or ids from `seed`. */
  readonly newId?: () => string;
}

/** A corpus with its accounts, as a function from `Request` to `Response`; no socket is opened. */
export interface Service extends Handler {
  /** Delegates each call to the engine of the current corpus. */
  readonly engine: Engine;
  /**
   * Restores the opening balances, clears recorded calls and faults, and answers from the first corpus. Calls that are
   * running end on the engine that they began on.
   * @throws EngineError `validation_failed` if a journal keeps the balances
   */
  reset(): Promise<void>;
  /**
   * Answers from another corpus file or several, from the same ones with one added or removed, or opens the same ones
   * again. Until they are ready the former engine answers, and calls that are running end on it. Changes that are ordered
   * at the same time are made one after another.
   * @throws EngineError `corpus_unavailable` if a file cannot be opened, `validation_failed` if a change is not possible;
   * the former engine then remains
   */
  reload(corpus?: string | readonly string[] | CorpusChange): Promise<void>;
  /** Returns the paths of the corpus files that it answers from, in their order; none if they are not files. */
  listCorpora(): readonly string[];
  /** Closes corpus and journal. Must be the last call. */
  close(): Promise<void>;
}

/** Opens a corpus with accounts and keys as a function over `/api/v1` requests, without a socket. */
export function openService(options: ServiceOptions = {}): Promise<Service> {
  return openServiceWith(options, {});
}

/** What a service shares with other processes. */
export interface SharedServices extends Pick<HandlerOptions, "limitRate" | "isForwarded" | "forwardHeavyCall"> {
  /** In a worker process, the ledger of the main process. */
  readonly ledger?: AccountLedger;
  /** In a worker process, takes the reader of its metrics and returns that of all workers. */
  readonly shareMetrics?: (read: () => Promise<ProcessMetrics>) => () => Promise<readonly ProcessMetrics[]>;
  /** Whether no other code runs in this process. Default false */
  readonly ownsProcess?: boolean;
  /** A cluster that holds corpus or ledger instead of files; the service closes it. */
  readonly cluster?: ServedCluster | undefined;
}

/** Opens a service as {@link openService} does, with services of other processes. */
export async function openServiceWith(options: ServiceOptions, shared: SharedServices): Promise<Service> {
  const { corpus = STARTER_CORPUS, keys = [DEVELOPMENT_KEY], now = Date.now, control = false, onCall } = options;
  const { cluster } = shared;
  const hashedKeys = (await cluster?.shareKeys?.(await toApiKeys(keys))) ?? (await toApiKeys(keys));
  const ids = createIdSource(options);
  const newId = () => ids.newId();
  const metrics = await openCallMetrics();
  const journal = await openServiceJournal(options, now);
  const { appUrl, onUnionProgress } = options;
  const backend = await openBackend({
    corpus: cluster?.openCorpus ?? corpus,
    keys,
    store: journal,
    sharedLedger: shared.ledger ?? cluster?.ledger,
    onDebit: (amount) => metrics?.addCredits(toCredits(amount)),
    appUrl,
    onUnionProgress,
    now,
    newId,
  }).catch(async (error: unknown) => {
    await journal?.close();
    throw error;
  });
  cluster?.onChange(() => reload());
  const faults = createFaultInjector(options.latencyMs);
  const calls = createCallRecorder();

  async function reset(): Promise<void> {
    if (journal || cluster?.ledger) {
      const message =
        "The balances are kept elsewhere, where a reset would not restore them. Start the service without a journal.";
      throw new EngineError("validation_failed", message);
    }
    faults.clear();
    calls.clear();
    ids.restart();
    await backend.restart();
    selections.closeAll();
  }

  /** What selections have open may be replaced, or no longer served. */
  async function reload(corpus?: Parameters<typeof backend.reload>[0]): Promise<void> {
    await backend.reload(corpus);
    selections.closeAll();
  }

  const limitRate = shared.limitRate ?? (options.rateLimit && createRateLimiter(options.rateLimit, now));
  const handlerOptions: HandlerOptions = {
    ...options,
    keys: hashedKeys,
    limitRate,
    isForwarded: shared.isForwarded,
    forwardHeavyCall: shared.forwardHeavyCall,
    now,
    newId,
    newServiceId: () => ids.newServiceId(),
    injectFault: faults.injectFault,
    yieldToEventLoop: createTurnQueue(),
    onCall(call) {
      onCall?.(call);
      metrics?.addCall(call);
      if (control) calls.record(call);
    },
  };
  const handler = createHandler(backend.engine, handlerOptions);
  const selections = createSelections(() => nameServedFiles(backend.listCorpora()), backend.openFurther);
  const selectionHandlers = new WeakMap<Engine, Handler>();

  /** Returns options for a handler over some of the corpora; the path that selects them is forwarded too. */
  function toSelectionOptions(names: readonly string[]): HandlerOptions {
    const { forwardHeavyCall: forward } = handlerOptions;
    const prefix = formatSelection(names);
    return forward
      ? { ...handlerOptions, forwardHeavyCall: (call) => forward({ ...call, path: prefix + call.path }) }
      : handlerOptions;
  }

  async function openSelection(names: readonly string[]): Promise<Handler> {
    const opening = selections.open(names);
    const engine = await opening.catch(() => undefined);
    const known = engine && selectionHandlers.get(engine);
    if (known) return known;
    const opened = createHandler(opening, toSelectionOptions(names));
    if (engine) selectionHandlers.set(engine, opened);
    // The handler learns in the next turn that the engine is open, or why it is not.
    await Promise.resolve();
    return opened;
  }

  const accounts = new Set(hashedKeys.map(({ account }) => account));
  const controls =
    control &&
    createControlHandler(
      {
        faults,
        listCalls: calls.list,
        clearCalls: calls.clear,
        reset,
        listBalances: () => listBalances(backend.ledger, accounts),
        setBalance: (account, credits) => setBalance(backend.ledger, account, credits),
        reload,
        listCorpora: backend.listCorpora,
      },
      { newId: () => ids.newServiceId(), authenticate: await createControlAuthenticator(options.controlToken) },
    );

  const answerOperator = createOperatorEndpoints({
    keys: hashedKeys,
    metrics,
    cluster,
    readAllMetrics: metrics ? shared.shareMetrics?.(metrics.read) : undefined,
    newId: () => ids.newServiceId(),
  });

  return {
    engine: backend.engine,
    fetch: async (request, connection) => {
      if (controls && new URL(request.url).pathname.startsWith(`${CONTROL_PATH}/`)) return controls.fetch(request);
      const own = answerOperator(request);
      if (own) return own;
      const end = shared.isForwarded ? undefined : metrics?.begin();
      try {
        const selected = readSelection(request);
        if (!selected) return await handler.fetch(request, connection);
        return await (await openSelection(selected.names)).fetch(selected.request, connection);
      } finally {
        end?.();
      }
    },
    reset,
    reload,
    listCorpora: backend.listCorpora,
    async close() {
      selections.closeAll();
      await backend.engine.close();
      await journal?.close();
      await cluster?.close();
    },
  };
}

async function createControlAuthenticator(token: string | undefined) {
  if (token === undefined) return null;
  return createAuthenticator([{ name: "control", account: "control", hash: await hashKey(token) }]);
}

async function openServiceJournal({ journal, seed, onNotice }: ServiceOptions, now: () => number) {
  if (journal === undefined) return null;
  if (seed !== undefined) {
    const message =
      "A journal needs ids that never repeat, and a seed repeats them. Leave out the seed or the journal.";
    throw new EngineError("validation_failed", message);
  }
  return openJournal(journal, { now, onNotice });
}
