import { type Endpoint, wrapEngine } from "./wire.ts";

/** One for each endpoint, however many look through it. */
const disconnects = new WeakMap<Endpoint, Promise<void>>();

/**
 * Resolves when the other side is gone: a worker that was terminated, closed itself or crashed, a port that was closed
 * where the browser tells of that. No event tells of a worker's end. So its `terminate` is listened to, which also
 * counts before it has begun to run; and it takes a lock, which is given to the next in line however it ends.
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

/** Resolves when the worker no longer holds a lock that it took; never where there are no locks. */
async function waitForLockRelease(worker: Worker): Promise<void> {
  const lock = `headnote:life:${globalThis.crypto.randomUUID()}`;
  const { locks } = globalThis.navigator;
  if (locks === undefined || !(await wrapEngine(worker).holdLock(lock))) return new Promise(() => undefined);
  await locks.request(lock, { mode: "shared" }, () => undefined);
}

/** Worker side: takes a lock and keeps it as long as the worker lives. False where there are no locks. */
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
