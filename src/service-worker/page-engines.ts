import { EngineError } from "../errors.ts";
import { connectEngine } from "../worker/connect.ts";
import { isMessage, OFFERED, WANTED } from "../worker/offer.ts";
import { lostPlace, type Place } from "../worker/route.ts";
import type { ServiceWorkerScope } from "./scope.ts";

/** An engine that a page offers. */
interface Offer extends Place {
  readonly page: string;
  lose(): void;
}

/**
 * Finds an engine among those of the site's pages. A page that is gone is noticed at the next call, or, where the
 * browser tells of closed ports, at once.
 * @param waitMs how long pages have to answer
 */
export function pageEngines(scope: ServiceWorkerScope, waitMs: number): () => Promise<Place | undefined> {
  let offer: Offer | undefined;
  const waiting = new Set<(offer: Offer) => void>();

  scope.addEventListener("message", ({ data, ports: [port], source }) => {
    if (!isMessage(data, OFFERED) || port === undefined) return;
    // The first to answer will do.
    if (offer !== undefined) return port.close();
    const made = toOffer(port, source?.id ?? "");
    offer = made;
    port.addEventListener("close", () => forget(made));
    for (const take of waiting) take(made);
    waiting.clear();
  });

  function forget(gone: Offer): void {
    if (offer === gone) offer = undefined;
    gone.lose();
  }

  return async () => {
    if (offer !== undefined && (await scope.clients.get(offer.page)) === undefined) forget(offer);
    if (offer !== undefined) return offer;
    const pages = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
    if (pages.length === 0) return undefined;
    return new Promise((resolve) => {
      const late = setTimeout(() => {
        waiting.delete(take);
        resolve(undefined);
      }, waitMs);
      const take = (made: Offer) => {
        clearTimeout(late);
        resolve(made);
      };
      waiting.add(take);
      for (const page of pages) page.postMessage(WANTED);
    });
  };
}

function toOffer(port: MessagePort, page: string): Offer {
  const lost = lostPlace();
  const { engine, lose } = connectEngine(port);
  return {
    page,
    engine: Promise.resolve(engine),
    lost,
    lose() {
      lose(lost);
      port.close();
    },
  };
}

/** What is told where there is no engine at all. */
export function noEngine(): EngineError {
  return new EngineError("corpus_unavailable", "No open page of this site has an engine to answer with.", {
    retryAfter: 1,
  });
}
