import type { ServedEngine } from "../contract/engine.ts";
import { EngineError } from "../errors.ts";

/** Gives the engine, or throws `corpus_unavailable` while it is being opened and after that has failed. */
export function trackReadiness(engine: ServedEngine | Promise<ServedEngine>): () => ServedEngine {
  if (!("then" in engine)) return () => engine;

  let give = (): ServedEngine => {
    throw new EngineError("corpus_unavailable", "The corpus is being opened.");
  };
  engine.then(
    (opened) => {
      give = () => opened;
    },
    (cause: unknown) => {
      give = () => {
        throw new EngineError("corpus_unavailable", "The corpus could not be opened.", {}, cause);
      };
    },
  );
  return () => give();
}
