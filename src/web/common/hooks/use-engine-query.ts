import { useEffect, useState } from "preact/hooks";
import type { Engine } from "../../../contract/engine.ts";
import { getEngine, useConnectionCount, useCorpusName } from "../../engine/engine.ts";

/** State of a query to the engine. */
export interface EngineQueryState<Value> {
  /** The latest answer; that of the previous request while the next one is running; null before the first one. */
  readonly value: Value | null;
  readonly error: unknown;
  readonly isLoading: boolean;
}

const MAX_CACHED_RESULTS = 60;
const resultCache = new Map<string, unknown>();

/**
 * Runs a query on the engine and renders the component again with its answer. The answer to the same request is cached,
 * so that going back is immediate.
 * @param name names the query in the cache; queries of one name have answers of one type
 * @param request null runs nothing
 */
export function useEngineQuery<Request, Value>(
  name: string,
  request: Request | null,
  run: (engine: Engine, request: Request) => Promise<Value>,
): EngineQueryState<Value> {
  const corpus = useCorpusName();
  const connection = useConnectionCount();
  const cacheKey = request === null ? null : `${corpus} ${name} ${JSON.stringify(request)}`;
  const [state, setState] = useState<{ key: string | null; value: Value | null; error: unknown }>(() => ({
    key: null,
    value: null,
    error: null,
  }));
  useEffect(() => {
    if (cacheKey === null || request === null || resultCache.has(cacheKey)) return;
    let isCurrent = true;
    const isDecided = corpus !== "";
    getEngine()
      // Until it is decided which corpora are open, only a failure is of interest: this component is rendered again then.
      .then((engine) => (isDecided ? run(engine, request) : new Promise<never>(() => undefined)))
      .then(
        (value) => {
          cacheResult(cacheKey, value);
          if (isCurrent) setState({ key: cacheKey, value, error: null });
        },
        (error: unknown) => {
          if (isCurrent) setState({ key: cacheKey, value: null, error });
        },
      );
    return () => {
      isCurrent = false;
    };
  }, [cacheKey, connection]);
  useEffect(() => {
    if (cacheKey !== null && resultCache.has(cacheKey))
      setState({ key: cacheKey, value: readCachedResult(cacheKey), error: null });
  }, [cacheKey]);
  if (cacheKey === null) return { value: null, error: null, isLoading: false };
  if (resultCache.has(cacheKey)) return { value: readCachedResult(cacheKey), error: null, isLoading: false };
  if (state.key === cacheKey) return { value: state.value, error: state.error, isLoading: false };
  return { value: state.value, error: null, isLoading: true };
}

/** The cast is safe because queries of one name have answers of one type. */
function readCachedResult<Value>(cacheKey: string): Value {
  return resultCache.get(cacheKey) as Value;
}

function cacheResult(cacheKey: string, value: unknown): void {
  resultCache.set(cacheKey, value);
  const [oldest] = resultCache.keys();
  if (resultCache.size > MAX_CACHED_RESULTS && oldest !== undefined) resultCache.delete(oldest);
}
