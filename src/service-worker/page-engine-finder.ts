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
 * Creates a function that finds an engine among those of the site's pages. The end of a page is noticed at the next call, or at once
 * if the browser reports closed ports.
 * @param waitMs time that pages have to answer, in milliseconds
 */
export function createPageEngineFinder(
  scope: ServiceWorkerScope,
  waitMs: number,
): () => Promise<EngineRoute | undefined> {
  let offer: EngineOffer | undefined;
  const waiting = new Set<(offer: EngineOffer) => void>();

  scope.addEventListener("message", ({ data, ports: [port], source }) => {
    if (!isOfferMessage(data, ENGINE_OFFERED) || port === undefined) return;
    // The first answer is used.
    if (offer !== undefined) return port.close();
    const made = toEngineOffer(port, source?.id ?? "");
    offer = made;
    port.addEventListener("close", () => forget(made));
    for (const take of waiting) take(made);
    waiting.clear();
  });

  function forget(gone: EngineOffer): void {
    if (offer === gone) offer = undefined;
    gone.disconnect();
  }

  return async () => {
    if (offer !== undefined && (await scope.clients.get(offer.pageId)) === undefined) forget(offer);
    if (offer !== undefined) return offer;
    const pages = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
    if (pages.length === 0) return undefined;
    return new Promise((resolve) => {
      const late = setTimeout(() => {
        waiting.delete(take);
        resolve(undefined);
      }, waitMs);
      const take = (made: EngineOffer) => {
        clearTimeout(late);
        resolve(made);
      };
      waiting.add(take);
      for (const page of pages) page.postMessage(ENGINE_WANTED);
    });
  };
}

function toEngineOffer(port: MessagePort, page: string): EngineOffer {
  const lost = createEngineLostError();
  const { engine, lose } = connectEngine(port);
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

/** Creates the error for a site without any engine. */
export function createNoEngineError(): EngineError {
  return new EngineError("corpus_unavailable", "No open page of this site has an engine to answer with.", {
    retryAfter: 1,
  });
}
