import type { Engine } from "../../contract/engine.ts";
import { type Ledger, openLedger, toCredits, toMillis } from "../../credits/ledger.ts";
import { createMemoryLedgerStore } from "../../credits/memory-ledger-store.ts";
import { openEngine } from "../../engine/open-engine.ts";
import { EngineError } from "../../errors.ts";
import type { CallRecord } from "../../http/call-record.ts";
import { CONTROL_PATH, createControlHandler } from "../../http/control/control-handler.ts";
import { createFaultInjector } from "../../http/control/fault-injector.ts";
import { createHandler, type Handler } from "../../http/handler.ts";
import type { HandlerOptions } from "../../http/handler-options.ts";
import type { CorpusFile } from "../../store/file/corpus-file.ts";
import { openCorpusFile } from "../files/corpus-file.ts";
import { openJournal } from "../journal/journal.ts";
import { STARTER_CORPUS } from "../starter-corpus.ts";
import { createEventLoopYield } from "./event-loop-yield.ts";
import { createReplaceableEngine } from "./replaceable-engine.ts";
import { createSeededIds } from "./seeded-ids.ts";
import { DEVELOPMENT_KEY, openAccounts, type ServerKey, toApiKeys } from "./server-keys.ts";

/** How a corpus is served; every field may be left out. */
export interface ServiceOptions
  extends Pick<HandlerOptions, "strict" | "rateLimit" | "cors" | "heartbeatMs" | "onError" | "onCall"> {
  /** Path of a corpus file, its bytes, or an open file. Default: the starter corpus that comes with the package. */
  readonly corpus?: string | Uint8Array | CorpusFile;
  /** Default: {@link DEVELOPMENT_KEY} alone. */
  readonly keys?: readonly ServerKey[];
  /**
   * Path of a journal that keeps balances and answers through restarts and crashes; the credits of a key are granted
   * when its account is new there. Default: none, the ledger ends with the service.
   */
  readonly journal?: string;
  /** Is told, in a sentence, what the journal had to do: cut off an unfinished entry, say. Default: nobody. */
  readonly onNotice?: (sentence: string) => void;
  /** Address of the web application that case pages are under. */
  readonly appUrl?: string;
  /** True serves `/__control/`: reset, credits, faults, recorded requests, another corpus. Default false. */
  readonly control?: boolean;
  /** Milliseconds that every answer is held back. Default 0. */
  readonly latencyMs?: number;
  /** Makes all ids, the same after every start and reset. Default: ids are random. */
  readonly seed?: number;
  /** Milliseconds since 1970, for the ledger, the rate limit and `processingTimeMs`. Default `Date.now`. */
  readonly now?: () => number;
  /** Makes request, stream and ledger ids. Default `crypto.randomUUID`, or ids from `seed`. */
  readonly newId?: () => string;
}

/** A corpus with its accounts, as a function from `Request` to `Response`; no socket is opened. */
export interface Service extends Handler {
  /** Answers from whichever corpus is in place. */
  readonly engine: Engine;
  /**
   * Gives every account its first balance again, forgets calls and faults, and answers from the first corpus; refused
   * where a journal keeps the balances. Calls under way end as they began.
   */
  reset(): Promise<void>;
  /** Answers from another corpus file, or from the same one opened anew. Calls under way end on the old one. */
  reload(corpus?: string): Promise<void>;
  /** Closes corpus and journal; no request may follow. */
  close(): Promise<void>;
}

/**
 * Opens a corpus with accounts and keys behind the `/api/v1` interface, without a socket: for in-process tests, msw,
 * and {@link startServer}.
 * @throws EngineError `corpus_unavailable` when the corpus cannot be opened, `validation_failed` when the journal cannot
 *
 * @example
 * ```ts
 * import { openService } from "headnote/node";
 *
 * const service = await openService({ keys: [{ name: "alice", secret: "gold", credits: 100 }] });
 * const response = await service.fetch(new Request("http://localhost/healthz"));
 * console.log(response.status); // 200
 * await service.close();
 * ```
 */
export async function openService(options: ServiceOptions = {}): Promise<Service> {
  const { keys = [DEVELOPMENT_KEY], now = Date.now, seed, control = false, onCall, onNotice, appUrl } = options;
  const hashedKeys = await toApiKeys(keys);
  const { corpus: first = STARTER_CORPUS } = options;
  let corpus = first;
  let makeId = createIdGenerator(options);
  const newId = () => makeId();
  const faults = createFaultInjector(options.latencyMs);
  let calls: readonly CallRecord[] = [];
  if (seed !== undefined && options.journal !== undefined) {
    throw new EngineError("validation_failed", "A journal needs ids that never repeat: leave out the seed.");
  }
  const journal = options.journal === undefined ? null : await openJournal(options.journal, { now, onNotice });
  let { ledger, engine } = await open().catch(async (error: unknown) => {
    await journal?.close();
    throw error;
  });
  const serving = createReplaceableEngine(engine);

  async function open() {
    const ledger = await openLedger(journal ?? createMemoryLedgerStore(), { now, newId });
    await openAccounts(ledger, keys);
    return { ledger, engine: await openOn(ledger, corpus) };
  }

  function openOn(ledger: Ledger, from: NonNullable<ServiceOptions["corpus"]>): Promise<Engine> {
    const file = typeof from === "string" ? openCorpusFile(from) : from;
    return openEngine(file, { appUrl, ledger, now, newId });
  }

  async function setBalance(account: string, credits: number): Promise<void> {
    const missing = toMillis(credits) - ledger.balance(account);
    if (missing > 0) await ledger.grant(account, missing, "control");
    if (missing >= 0) return;
    await ledger.capture(ledger.authorise(account, -missing, "control"), -missing);
  }

  async function reset(): Promise<void> {
    if (journal) throw new EngineError("validation_failed", "A ledger with a journal is not reset.");
    faults.clear();
    calls = [];
    corpus = first;
    if (seed !== undefined) makeId = createIdGenerator(options);
    ({ ledger, engine } = await open());
    serving.replace(engine);
  }

  async function reload(path?: string): Promise<void> {
    const next = path ?? corpus;
    serving.replace(await openOn(ledger, next));
    corpus = next;
  }

  const handler = createHandler(serving.engine, {
    ...options,
    keys: hashedKeys,
    now,
    newId,
    injectFault: faults.injectFault,
    yieldToEventLoop: createEventLoopYield(),
    onCall(call) {
      onCall?.(call);
      if (control) calls = [...calls.slice(-MAX_RECORDED_CALLS + 1), call];
    },
  });
  const accounts = new Set(hashedKeys.map(({ account }) => account));
  const controls =
    control &&
    createControlHandler(
      {
        faults,
        listCalls: () => calls,
        clearCalls() {
          calls = [];
        },
        reset,
        listBalances: () =>
          Object.fromEntries([...accounts].map((account) => [account, toCredits(ledger.balance(account))])),
        setBalance,
        reload,
      },
      newId,
    );

  return {
    engine: serving.engine,
    fetch: (request, connection) =>
      controls && new URL(request.url).pathname.startsWith(`${CONTROL_PATH}/`)
        ? controls.fetch(request)
        : handler.fetch(request, connection),
    reset,
    reload,
    async close() {
      await serving.engine.close();
      await journal?.close();
    },
  };
}

/** Recorded calls that are kept: the latest. */
const MAX_RECORDED_CALLS = 1000;

function createIdGenerator({ seed, newId }: ServiceOptions): () => string {
  return newId ?? (seed === undefined ? () => crypto.randomUUID() : createSeededIds(seed));
}
