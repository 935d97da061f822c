import { EngineError } from "../errors.ts";
import { onPeerDisconnect } from "./peer-liveness.ts";
import type { Endpoint } from "./wire.ts";

/** The calls that await the other side; they end when it is gone. */
export interface PeerConnection {
  /** Returns what the other side answers, unless the caller or the connection ends first. */
  awaitAnswer<T>(answer: () => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** Ends the connection: pending and later calls fail with this error. */
  disconnect(error: EngineError): void;
}

/** Watches the other side of an endpoint. */
export function watchPeer(endpoint: Endpoint): PeerConnection {
  const waiting = new Set<(error: unknown) => void>();
  let lost: EngineError | undefined;

  function lose(error: EngineError): void {
    lost ??= error;
    for (const reject of waiting) reject(lost);
    waiting.clear();
  }

  // A worker whose script cannot be loaded, or that throws while it starts, never answers.
  endpoint.addEventListener("error", (event) => {
    const { message } = event as ErrorEvent;
    lose(new EngineError("corpus_unavailable", `The engine's worker failed: ${message || "it could not be loaded"}.`));
  });

  void onPeerDisconnect(endpoint).then(() =>
    lose(new EngineError("corpus_unavailable", "The engine's worker has ended, and with it what it was asked.")),
  );

  return {
    disconnect: lose,
    awaitAnswer: (answer, signal) =>
      new Promise((resolve, reject) => {
        if (lost) return reject(lost);
        if (signal?.aborted) return reject(signal.reason);
        const aborted = () => reject(signal?.reason);
        waiting.add(reject);
        signal?.addEventListener("abort", aborted);
        answer()
          .then(resolve, reject)
          .finally(() => {
            waiting.delete(reject);
            signal?.removeEventListener("abort", aborted);
          });
      }),
  };
}
