import type { Engine } from "../contract/engine.ts";
import { type EngineOptions, openEngineWithParts } from "../engine/open-engine.ts";
import { EAGER_PARTS } from "../engine/parts/eager-parts.ts";
import { EngineError } from "../errors.ts";

/** Maximum size in bytes of a corpus that a service worker opens: 32 MiB, because it keeps the whole corpus in memory. */
export const MAX_SERVICE_WORKER_CORPUS_BYTES = 32 * 2 ** 20;

/**
 * Opens an engine over a small corpus in the service worker.
 * @throws EngineError `payload_too_large` if the corpus is larger than {@link MAX_SERVICE_WORKER_CORPUS_BYTES}
 *
 * @example
 * ```ts
 * import { answerApi, openInServiceWorker } from "headnote/service-worker";
 *
 * answerApi({
 *   openFallback: async () => openInServiceWorker(await (await fetch("/starter.sqlite")).arrayBuffer()),
 * });
 * ```
 */
export async function openInServiceWorker(
  corpus: Uint8Array | ArrayBuffer,
  options: EngineOptions = {},
): Promise<Engine> {
  if (corpus.byteLength > MAX_SERVICE_WORKER_CORPUS_BYTES) {
    const size = Math.ceil(corpus.byteLength / 2 ** 20);
    throw new EngineError(
      "payload_too_large",
      `A service worker opens corpora of up to 32 MiB; this one has ${size}. Offer the engine of a page's worker instead.`,
    );
  }
  return openEngineWithParts(corpus, options, EAGER_PARTS);
}
