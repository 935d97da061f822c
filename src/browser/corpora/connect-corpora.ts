import { watchPeer } from "../../worker/peer-connection.ts";
import { type Endpoint, proxyCallback, toAbsoluteUrl, wrapService } from "../../worker/wire.ts";
import type { Corpora } from "./corpora.ts";
import { CORPORA_SERVICE_NAME, type CorporaService } from "./corpora-service.ts";

/**
 * Connects a page to the corpora that the browser stores, through the engine's worker, because only workers have
 * synchronous access to files. An open engine keeps its corpus when it is replaced; a new worker opens the new one.
 * @param worker a worker that runs `headnote/worker/entry` or the bundle in `dist/bundle`
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
  const { awaitAnswer } = watchPeer(worker);
  let nextId = 0;
  return {
    async import(name, source, { onProgress, signal } = {}) {
      const id = nextId++;
      const abort = () => void remote.abort(id);
      signal?.addEventListener("abort", abort);
      const absoluteSource = source instanceof Blob ? source : { ...source, url: toAbsoluteUrl(source.url) };
      const progress = proxyCallback(onProgress);
      return awaitAnswer(() => remote.import(id, name, absoluteSource, progress), signal).finally(() =>
        signal?.removeEventListener("abort", abort),
      );
    },
    list: () => awaitAnswer(() => remote.list()),
    remove: (name) => awaitAnswer(() => remote.remove(name)),
  };
}
