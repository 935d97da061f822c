import { useEffect, useState } from "preact/hooks";

/** A value outside the components that notifies its listeners of changes. */
export interface ExternalStore<Value> {
  get(): Value;
  /** Replaces the value and notifies the listeners. */
  set(value: Value): void;
  /** Adds a listener. Returns a function that removes it. */
  subscribe(listener: () => void): () => void;
}

/** Creates a store. */
export function createStore<Value>(initial: Value): ExternalStore<Value> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    get: () => current,
    set(value) {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Returns the value of a store, and renders the component again when it changes. */
export function useExternalStore<Value>(store: ExternalStore<Value>): Value {
  const [value, setValue] = useState(store.get);
  useEffect(() => {
    const update = () => setValue(() => store.get());
    update();
    return store.subscribe(update);
  }, [store]);
  return value;
}
