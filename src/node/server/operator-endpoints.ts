import type { CallMetrics, ProcessMetrics } from "../../cluster/metrics/call-metrics.ts";
import { EngineError } from "../../errors.ts";
import { type ApiKey, createAuthenticator } from "../../http/authenticator.ts";
import { toProblemResponse, toPublicError } from "../../http/problem-response.ts";
import type { ServedCluster } from "./served-cluster.ts";

/** What the endpoints of operators need. */
export interface OperatorServices {
  readonly keys: readonly ApiKey[];
  /** `null` if the package for them is not installed. */
  readonly metrics: CallMetrics | null;
  readonly cluster: ServedCluster | undefined;
  /** In a worker process, reads the metrics of all of them. */
  readonly readAllMetrics?: (() => Promise<readonly ProcessMetrics[]>) | undefined;
  readonly newId: () => string;
}

/**
 * Creates the endpoints for those who run a server: `/metrics` in the text format of Prometheus, for callers with a key,
 * and `/readyz`, which names the service that the server cannot reach. Returns undefined for any other request.
 */
export function createOperatorEndpoints({ keys, metrics, cluster, readAllMetrics, newId }: OperatorServices) {
  const authenticate = createAuthenticator(keys);

  async function answerMetrics(request: Request): Promise<Response> {
    try {
      await authenticate(request.headers.get("Authorization") ?? undefined);
      if (metrics === null) {
        const message = "Metrics need the package prom-client. Install it: npm install prom-client.";
        throw new EngineError("route_not_found", message);
      }
      const { text, type } = await metrics.render(await readAllMetrics?.());
      return new Response(text, { headers: { "Content-Type": type } });
    } catch (error) {
      return toProblemResponse(toPublicError(error), { requestId: newId(), where: "query", retryAfter: 5 });
    }
  }

  async function answerReadiness(): Promise<Response> {
    const missing = (await cluster?.listMissing()) ?? [];
    const status = missing.length === 0 ? "ok" : "unavailable";
    return Response.json({ status, missing }, { status: missing.length === 0 ? 200 : 503 });
  }

  return (request: Request): Promise<Response> | undefined => {
    if (request.method !== "GET") return undefined;
    const { pathname } = new URL(request.url);
    if (pathname === "/metrics") return answerMetrics(request);
    return pathname === "/readyz" ? answerReadiness() : undefined;
  };
}
