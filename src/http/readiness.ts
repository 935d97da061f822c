import type { ServedEngine } from "../contract/engine.ts";
import { EngineError } from "../errors.ts";

/**
 * Creates a function that returns the engine.
 * @throws EngineError `corpus_unavailable` while the engine is being opened, and if that failed; `route_not_found` if it
 * failed with that: the address selects a corpus that is not there
 */
export function trackReadiness(engine: ServedEngine | Promise<ServedEngine>): () => ServedEngine {
  if (!("then" in engine)) return () => engine;

  let requireEngine = (): ServedEngine => {
    throw new EngineError("corpus_unavailable", "The corpus is being opened.");
  };
  engine.then(
    (opened) => {
      requireEngine = () => opened;
    },
    (cause: unknown) => {
      requireEngine = () => {
        if (cause instanceof EngineError && cause.code === "route_not_found") throw cause;
        throw new EngineError("corpus_unavailable", "The corpus could not be opened.", {}, cause);
      };
    },
  );
  return () => requireEngine();
}
