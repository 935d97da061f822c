import { type AddressInfo, createServer } from "node:net";
import { openLedger } from "../../credits/ledger.ts";
import { createMemoryLedgerStore } from "../../credits/memory-ledger-store.ts";
import type { RateLimit } from "../../http/rate-limiter.ts";
import { createRateLimiter } from "../../http/rate-limiter.ts";
import type { BuildProgress } from "../../ingest/report.ts";
import { createHeavySockets } from "../heavy/heavy-sockets.ts";
import { openJournal } from "../journal/journal.ts";
import { openAccounts } from "../server/accounts.ts";
import { type ServerKey, toApiKeys } from "../server/server-keys.ts";
import type { RunningServer } from "../server/start-server.ts";
import { formatAddress } from "../server-address.ts";
import { startWorkers } from "../workers/worker-pool.ts";
import type { CorpusDescription } from "./output/describe-corpus.ts";
import type { WorkerSettings } from "./serve-worker.ts";

/** How the main process of `headnote serve` runs its workers. */
export interface WorkersOptions {
  /** Processes that answer light calls; beside them run half as many for heavy ones, at least one. */
  readonly count: number;
  readonly settings: Omit<
    WorkerSettings,
    "keys" | "appUrl" | "heavySockets" | "ownSocket" | "isRateLimited" | "isDescribing"
  > & {
    readonly host: string;
    readonly port: number;
    readonly appUrl?: string;
  };
  readonly keys: readonly ServerKey[];
  readonly journal?: string;
  readonly rateLimit?: RateLimit;
  readonly onNotice: (sentence: string) => void;
  /** Is called while what depends on several corpora is computed. */
  readonly onUnionProgress?: (progress: BuildProgress) => void;
  /** Milliseconds without an answer after which a worker is replaced. */
  readonly hangMs?: number;
}

/** A server whose calls are answered by worker processes. */
export interface ServerWithWorkers extends Pick<RunningServer, "url" | "key" | "controlToken" | "close"> {
  readonly description: CorpusDescription;
}

/**
 * Starts worker processes that serve a corpus, with one ledger in this process.
 * @throws EngineError as `startServer` does
 */
export async function serveWithWorkers(options: WorkersOptions): Promise<ServerWithWorkers> {
  const { count, settings, keys, journal, rateLimit, onNotice, hangMs, onUnionProgress } = options;
  const { host } = settings;
  const now = Date.now;
  const store = journal === undefined ? null : await openJournal(journal, { now, onNotice });
  const sockets = createHeavySockets(Math.max(1, Math.floor(count / 2)));
  try {
    const ledger = await openLedger(store ?? createMemoryLedgerStore(), { now, newId: () => crypto.randomUUID() });
    await openAccounts(ledger, keys);
    const hashedKeys = (await toApiKeys(keys)).map((key) => ({ ...key, credits: 0 }));
    const port = settings.port || (await findFreePort(host));
    const appUrl = settings.appUrl ?? formatAddress(host, port);
    if (typeof settings.corpus !== "string") await prepareUnion(settings.corpus, onUnionProgress);
    const heavySockets = sockets.paths;
    const isRateLimited = rateLimit !== undefined;
    const shared = { ...settings, port, appUrl, keys: hashedKeys, heavySockets, isRateLimited, isDescribing: false };
    const light = { ...shared, ownSocket: null } satisfies WorkerSettings;
    const pool = await startWorkers({
      entry: new URL(import.meta.url.endsWith(".ts") ? "./serve-worker.ts" : "./serve-worker.js", import.meta.url),
      groups: [
        { count: 1, settings: { ...light, isDescribing: true } },
        { count: count - 1, settings: light },
        ...heavySockets.map((ownSocket) => ({
          count: 1,
          settings: { ...shared, ownSocket } satisfies WorkerSettings,
          isFrugal: true,
        })),
      ],
      ledger,
      limitRate: rateLimit && createRateLimiter(rateLimit, now),
      onNotice,
      hangMs,
    });
    return {
      url: pool.url,
      key: keys.find(({ secret }) => secret !== undefined)?.secret ?? null,
      controlToken: null,
      description: pool.description as CorpusDescription,
      async close() {
        await pool.close();
        await store?.close();
        sockets.remove();
      },
    };
  } catch (error) {
    await store?.close();
    sockets.remove();
    throw error;
  }
}

/** Computes what depends on several corpora and keeps it beside the first: every worker reads that file in place. */
async function prepareUnion(corpora: readonly string[], onProgress: WorkersOptions["onUnionProgress"]): Promise<void> {
  const { openServedEngine } = await import("../server/service-backend.ts");
  const engine = await openServedEngine(corpora, { ...(onProgress && { onUnionProgress: onProgress }) });
  await engine.close();
}

/** Returns a port that nobody listens on. */
function findFreePort(host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, host, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
