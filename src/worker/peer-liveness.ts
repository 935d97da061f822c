import { type Endpoint, wrapEngine } from "./wire.ts";

/** One promise per endpoint, shared by all its users. */
const disconnects = new WeakMap<Endpoint, Promise<void>>();

/**
 * Resolves when the other side is gone: a worker that was terminated, closed itself or crashed, or a port that was
 * closed if the browser reports that. Browsers do not report the end of a worker. Therefore its `terminate` is wrapped,
 * which also works before the worker runs, and the worker holds a lock, which the browser releases however the worker
 * ends.
 */
export function onPeerDisconnect(endpoint: Endpoint): Promise<void> {
  const known = disconnects.get(endpoint);
  if (known) return known;
  const gone = new Promise<void>((resolve) => {
    if (isWorker(endpoint)) {
      onTerminate(endpoint, resolve);
      waitForLockRelease(endpoint).then(resolve, () => undefined);
    } else endpoint.addEventListener("close", () => resolve());
  });
  disconnects.set(endpoint, gone);
  return gone;
}

function onTerminate(worker: Worker, gone: () => void): void {
  const terminate = worker.terminate.bind(worker);
  worker.terminate = () => {
    terminate();
    gone();
  };
}

/** Resolves when the worker releases its lock; never if the browser has no locks. */
async function waitForLockRelease(worker: Worker): Promise<void> {
  const lock = `headnote:life:${globalThis.crypto.randomUUID()}`;
  const { locks } = globalThis.navigator;
  if (locks === undefined || !(await wrapEngine(worker).holdLock(lock))) return new Promise(() => undefined);
  await locks.request(lock, { mode: "shared" }, () => undefined);
}

/** Acquires a lock in the worker for its lifetime. Resolves to false if the browser has no locks. */
export function holdLockWhileAlive(lock: string): Promise<boolean> {
  const locks = globalThis.navigator?.locks;
  if (locks === undefined) return Promise.resolve(false);
  return new Promise((resolve) => {
    const forLife = new Promise<never>(() => undefined);
    locks
      .request(lock, () => {
        resolve(true);
        return forLife;
      })
      .catch(() => resolve(false));
  });
}

function isWorker(endpoint: Endpoint): endpoint is Endpoint & Worker {
  return typeof Worker !== "undefined" && endpoint instanceof Worker;
}
