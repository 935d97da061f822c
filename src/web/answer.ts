import { useEffect, useState } from "preact/hooks";
import type { Engine } from "../contract/engine.ts";
import { engine, useCorpus } from "./engine.ts";

/** What a view knows of an answer that it asked the engine for. */
export interface Answer<Value> {
  /** The newest answer; that of the question before while the next one is on its way, null before the first. */
  readonly value: Value | null;
  readonly error: unknown;
  readonly isLoading: boolean;
}

const KEPT = 60;
const kept = new Map<string, unknown>();

/**
 * Asks the engine. `key` names the question: the same key is answered from memory, so that going back is immediate.
 * Null asks nothing.
 */
export function useAnswer<Value>(key: string | null, ask: (engine: Engine) => Promise<Value>): Answer<Value> {
  const corpus = useCorpus();
  const name = key === null ? null : `${corpus} ${key}`;
  const [state, setState] = useState<{ name: string | null; value: Value | null; error: unknown }>(() => ({
    name: null,
    value: null,
    error: null,
  }));
  useEffect(() => {
    if (name === null || kept.has(name)) return;
    let isWanted = true;
    engine()
      .then(ask)
      .then(
        (value) => {
          keep(name, value);
          if (isWanted) setState({ name, value, error: null });
        },
        (error: unknown) => {
          if (isWanted) setState({ name, value: null, error });
        },
      );
    return () => {
      isWanted = false;
    };
  }, [name]);
  useEffect(() => {
    if (name !== null && kept.has(name)) setState({ name, value: kept.get(name) as Value, error: null });
  }, [name]);
  if (name === null) return { value: null, error: null, isLoading: false };
  if (kept.has(name)) return { value: kept.get(name) as Value, error: null, isLoading: false };
  if (state.name === name) return { value: state.value, error: state.error, isLoading: false };
  return { value: state.value, error: null, isLoading: true };
}

function keep(name: string, value: unknown): void {
  kept.set(name, value);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
}
