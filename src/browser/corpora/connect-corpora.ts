import { watchPeer } from "../../worker/peer-connection.ts";
import { type Endpoint, proxyCallback, toAbsoluteUrl, wrapService } from "../../worker/wire.ts";
import { CORPORA_SERVICE_NAME, type CorporaService } from "./corpora-service.ts";
import type { Corpora } from "./corpus-store.ts";

/**
 * Page side: the corpora that the browser stores, by way of the engine's worker, which alone has synchronous access to
 * files. An engine that is open keeps the corpus it has; a new worker opens the new one.
 * @param worker one that runs `headnote/worker/entry` or the shipped bundle
 *
 * @example
 * ```ts
 * import { connectCorpora } from "headnote/browser";
 *
 * const worker = new Worker(new URL("./engine.worker.js", import.meta.url), { type: "module" });
 * const corpora = connectCorpora(worker);
 * await corpora.import("starter", { url: "/starter.sqlite" });
 * console.log((await corpora.list()).map(({ name }) => name));
 * ```
 */
export function connectCorpora(worker: Endpoint): Corpora {
  const remote = wrapService<CorporaService>(worker, CORPORA_SERVICE_NAME);
  const { awaitAnswer: answered } = watchPeer(worker);
  let ids = 0;
  return {
    async import(name, source, { onProgress, signal } = {}) {
      const id = ids++;
      const abort = () => void remote.abort(id);
      signal?.addEventListener("abort", abort);
      const given = source instanceof Blob ? source : { ...source, url: toAbsoluteUrl(source.url) };
      const progress = proxyCallback(onProgress);
      return answered(() => remote.import(id, name, given, progress), signal).finally(() =>
        signal?.removeEventListener("abort", abort),
      );
    },
    list: () => answered(() => remote.list()),
    remove: (name) => answered(() => remote.remove(name)),
  };
}
