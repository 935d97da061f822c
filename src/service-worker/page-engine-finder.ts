import { OPERATIONS } from "../contract/operations/operations.ts";
import { EngineError } from "../errors.ts";
import { connectEngine } from "../worker/connect.ts";
import { ENGINE_OFFERED, ENGINE_WANTED, isOfferMessage } from "../worker/offer-message.ts";
import { createEngineLostError, type EngineRoute } from "../worker/sharing/route-calls.ts";
import type { ServiceWorkerScope } from "./service-worker-scope.ts";

/** An engine that a page offers. */
interface EngineOffer extends EngineRoute {
  readonly pageId: string;
  disconnect(): void;
}

/**
 * Creates a function that finds an engine offered by one of the site's pages. A closed page is detected at the next call,
 * or at once if the browser reports closed ports.
 * @param timeoutMs milliseconds to wait for an offer
 */
export function createPageEngineFinder(
  scope: ServiceWorkerScope,
  timeoutMs: number,
): () => Promise<EngineRoute | undefined> {
  let offer: EngineOffer | undefined;
  const waiting = new Set<(offer: EngineOffer) => void>();

  scope.addEventListener("message", ({ data, ports: [port], source }) => {
    if (!isOfferMessage(data, ENGINE_OFFERED) || port === undefined) return;
    // The first offer is used.
    if (offer !== undefined) return port.close();
    const received = toEngineOffer(port, source?.id ?? "");
    offer = received;
    port.addEventListener("close", () => forget(received));
    for (const accept of waiting) accept(received);
    waiting.clear();
  });

  function forget(closed: EngineOffer): void {
    if (offer === closed) offer = undefined;
    closed.disconnect();
  }

  return async () => {
    if (offer !== undefined && (await scope.clients.get(offer.pageId)) === undefined) forget(offer);
    if (offer !== undefined) return offer;
    const pages = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
    if (pages.length === 0) return undefined;
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        waiting.delete(accept);
        resolve(undefined);
      }, timeoutMs);
      const accept = (received: EngineOffer) => {
        clearTimeout(timer);
        resolve(received);
      };
      waiting.add(accept);
      for (const page of pages) page.postMessage(ENGINE_WANTED);
    });
  };
}

function toEngineOffer(port: MessagePort, page: string): EngineOffer {
  const lost = createEngineLostError();
  // The handler validated the request by these operations; the page's worker need not do so again.
  const { engine, lose } = connectEngine(port, { operations: OPERATIONS });
  return {
    pageId: page,
    engine: Promise.resolve(engine),
    disconnectError: lost,
    disconnect() {
      lose(lost);
      port.close();
    },
  };
}

/** Creates the error for a call that no engine can answer. */
export function createNoEngineError(): EngineError {
  return new EngineError(
    "corpus_unavailable",
    "No open page of this site offers an engine. Open a page that does, and try again.",
    {
      retryAfter: 1,
    },
  );
}
