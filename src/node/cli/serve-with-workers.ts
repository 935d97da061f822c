import { type AddressInfo, createServer } from "node:net";
import { openLedger } from "../../credits/ledger.ts";
import { createMemoryLedgerStore } from "../../credits/memory-ledger-store.ts";
import type { RateLimit } from "../../http/rate-limiter.ts";
import { createRateLimiter } from "../../http/rate-limiter.ts";
import type { BuildProgress } from "../../ingest/report.ts";
import { openJournal } from "../journal/journal.ts";
import { openAccounts } from "../server/accounts.ts";
import { type ServerKey, toApiKeys } from "../server/server-keys.ts";
import { openServedEngine } from "../server/service-backend.ts";
import type { RunningServer } from "../server/start-server.ts";
import { startWorkers } from "../workers/worker-pool.ts";
import type { WorkerSettings } from "./serve-worker.ts";

/** How the main process of `headnote serve` runs its workers. */
export interface WorkersOptions {
  readonly count: number;
  readonly settings: Omit<WorkerSettings, "keys">;
  readonly keys: readonly ServerKey[];
  readonly journal?: string;
  readonly rateLimit?: RateLimit;
  readonly onNotice: (sentence: string) => void;
  /** Is called while what depends on several corpora is computed. */
  readonly onUnionProgress?: (progress: BuildProgress) => void;
  /** Milliseconds without an answer after which a worker is replaced. */
  readonly hangMs?: number;
}

/** A server whose calls are answered by worker processes. The engine is that of the main process. */
export type ServerWithWorkers = Pick<RunningServer, "url" | "key" | "controlToken" | "engine" | "close">;

/**
 * Starts worker processes that serve a corpus, with one ledger in this process.
 * @throws EngineError as `startServer` does
 */
export async function serveWithWorkers(options: WorkersOptions): Promise<ServerWithWorkers> {
  const { count, settings, keys, journal, rateLimit, onNotice, hangMs, onUnionProgress } = options;
  const now = Date.now;
  const store = journal === undefined ? null : await openJournal(journal, { now, onNotice });
  try {
    const ledger = await openLedger(store ?? createMemoryLedgerStore(), { now, newId: () => crypto.randomUUID() });
    await openAccounts(ledger, keys);
    const hashedKeys = (await toApiKeys(keys)).map((key) => ({ ...key, credits: 0 }));
    // Computed once, and kept beside the first corpus: every worker reads that file in place.
    if (typeof settings.corpus !== "string")
      await (await openServedEngine(settings.corpus, { ...(onUnionProgress && { onUnionProgress }) })).close();
    const port = settings.port || (await findFreePort(settings.host));
    const pool = await startWorkers({
      count,
      entry: new URL(import.meta.url.endsWith(".ts") ? "./serve-worker.ts" : "./serve-worker.js", import.meta.url),
      settings: { ...settings, port, keys: hashedKeys } satisfies WorkerSettings,
      ledger,
      limitRate: rateLimit && createRateLimiter(rateLimit, now),
      onNotice,
      hangMs,
    });
    const engine = await openServedEngine(settings.corpus, { appUrl: settings.appUrl ?? pool.url });
    return {
      url: pool.url,
      key: keys.find(({ secret }) => secret !== undefined)?.secret ?? null,
      controlToken: null,
      engine,
      async close() {
        await pool.close();
        await engine.close();
        await store?.close();
      },
    };
  } catch (error) {
    await store?.close();
    throw error;
  }
}

/** Returns a port that nobody listens on. */
function findFreePort(host: string | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, host, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
