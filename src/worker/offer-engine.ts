import { ENGINE_OFFERED, ENGINE_WANTED, isOfferMessage } from "./offer-message.ts";
import { type Endpoint, openPort } from "./wire.ts";

/**
 * Page side: lets the site's service worker answer `/api/v1` with the engine of this page's worker, whenever it asks
 * for one; it forgets when it is stopped, and asks again.
 * @param worker the same that the page connects to
 * @returns what withdraws the offer
 *
 * @example
 * ```ts
 * import { offerEngine } from "headnote/worker";
 *
 * const worker = new Worker(new URL("./engine.worker.js", import.meta.url), { type: "module" });
 * await navigator.serviceWorker.register("/service-worker.js", { type: "module" });
 * const withdraw = offerEngine(worker);
 * ```
 */
export function offerEngine(worker: Endpoint, container: ServiceWorkerContainer = navigator.serviceWorker): () => void {
  const answer = ({ data, source }: MessageEvent) => {
    if (!isOfferMessage(data, ENGINE_WANTED) || source === null) return;
    (source as ServiceWorker).postMessage(ENGINE_OFFERED, [openPort(worker)]);
  };
  container.addEventListener("message", answer);
  container.startMessages();
  return () => container.removeEventListener("message", answer);
}
