import { useEffect, useState } from "preact/hooks";
import type { Engine } from "../../../contract/engine.ts";
import { getEngine, useCorpusName } from "../engine.ts";

/** What a view knows of an answer that it asked the engine for. */
export interface EngineQueryState<Value> {
  /** The newest answer; that of the question before while the next one is on its way, null before the first. */
  readonly value: Value | null;
  readonly error: unknown;
  readonly isLoading: boolean;
}

const MAX_CACHED_RESULTS = 60;
const resultCache = new Map<string, unknown>();

/**
 * Asks the engine. `key` names the question: the same key is answered from memory, so that going back is immediate.
 * Null asks nothing.
 */
export function useEngineQuery<Value>(
  key: string | null,
  run: (engine: Engine) => Promise<Value>,
): EngineQueryState<Value> {
  const corpus = useCorpusName();
  const cacheKey = key === null ? null : `${corpus} ${key}`;
  const [state, setState] = useState<{ name: string | null; value: Value | null; error: unknown }>(() => ({
    name: null,
    value: null,
    error: null,
  }));
  useEffect(() => {
    if (cacheKey === null || resultCache.has(cacheKey)) return;
    let isCurrent = true;
    getEngine()
      .then(run)
      .then(
        (value) => {
          cacheResult(cacheKey, value);
          if (isCurrent) setState({ name: cacheKey, value, error: null });
        },
        (error: unknown) => {
          if (isCurrent) setState({ name: cacheKey, value: null, error });
        },
      );
    return () => {
      isCurrent = false;
    };
  }, [cacheKey]);
  useEffect(() => {
    if (cacheKey !== null && resultCache.has(cacheKey))
      setState({ name: cacheKey, value: resultCache.get(cacheKey) as Value, error: null });
  }, [cacheKey]);
  if (cacheKey === null) return { value: null, error: null, isLoading: false };
  if (resultCache.has(cacheKey)) return { value: resultCache.get(cacheKey) as Value, error: null, isLoading: false };
  if (state.name === cacheKey) return { value: state.value, error: state.error, isLoading: false };
  return { value: state.value, error: null, isLoading: true };
}

function cacheResult(cacheKey: string, value: unknown): void {
  resultCache.set(cacheKey, value);
  const [oldest] = resultCache.keys();
  if (resultCache.size > MAX_CACHED_RESULTS && oldest !== undefined) resultCache.delete(oldest);
}
