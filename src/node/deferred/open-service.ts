import type { Service, ServiceOptions } from "../server/open-service.ts";

/**
 * Opens a corpus with accounts and keys as a function over `/api/v1` requests, without a socket: for in-process tests, msw,
 * and {@link startServer}.
 * @throws EngineError `corpus_unavailable` if the corpus cannot be opened, `validation_failed` if the journal cannot
 *
 * @example
 * ```ts
 * import { openService } from "headnote/node";
 *
 * const service = await openService({ keys: [{ name: "alice", secret: "gold", credits: 100 }] });
 * const response = await service.fetch(new Request("http://localhost/healthz"));
 * console.log(response.status); // 200
 * await service.close();
 * ```
 */
export async function openService(options: ServiceOptions = {}): Promise<Service> {
  const deferred = await import("../server/open-service.ts");
  return deferred.openService(options);
}
