import type { Engine } from "../../contract/engine.ts";

/** An engine that can be replaced while it is in use. */
export interface ReplaceableEngine {
  /** Delegates each call to the engine that is current when the call begins. */
  readonly engine: Engine;
  /** Makes another engine current. The former one is closed when its last call has ended. */
  replace(next: Engine): void;
}

/** Creates a replaceable engine; `first` is current. */
export function createReplaceableEngine(first: Engine): ReplaceableEngine {
  let current: EngineInUse = { engine: first, calls: new Set(), isReplaced: false };

  function begin(): () => void {
    const used = current;
    const call = {};
    used.calls.add(call);
    return () => {
      used.calls.delete(call);
      closeIfIdle(used);
    };
  }

  /** Returns functions in the shape of the engine that look up each verb in the current engine per call. */
  function facade(shape: VerbTree, find: (engine: VerbTree) => VerbTree): VerbTree {
    const entries = Object.entries(shape).map(([name, part]) => [
      name,
      typeof part === "function"
        ? (...args: readonly unknown[]) => trackEnd(begin(), (find(getCurrent())[name] as AnyVerb)(...args))
        : facade(part, (engine) => find(engine)[name] as VerbTree),
    ]);
    return Object.fromEntries(entries);
  }

  const getCurrent = () => current.engine as unknown as VerbTree;
  const { close: _, ...verbs } = first;
  const engine = facade(verbs as unknown as VerbTree, (whole) => whole) as unknown as Omit<Engine, "close">;
  return {
    engine: { ...engine, close: () => current.engine.close() },
    replace(next) {
      const former = current;
      current = { engine: next, calls: new Set(), isReplaced: false };
      former.isReplaced = true;
      closeIfIdle(former);
    },
  };
}

interface EngineInUse {
  readonly engine: Engine;
  readonly calls: Set<object>;
  isReplaced: boolean;
}

type AnyVerb = (...args: readonly unknown[]) => Promise<unknown> | AsyncIterable<unknown>;
type VerbTree = { readonly [name: string]: VerbTree | AnyVerb };

function closeIfIdle({ engine, calls, isReplaced }: EngineInUse): void {
  if (isReplaced && calls.size === 0) void engine.close();
}

/** Returns the promise or the events of a verb, and calls `end` when they have ended. */
function trackEnd(end: () => void, result: Promise<unknown> | AsyncIterable<unknown>) {
  if (!(Symbol.asyncIterator in result)) return result.finally(end);
  const events = result[Symbol.asyncIterator]();
  return {
    next: () =>
      events.next().then(
        (step) => {
          if (step.done) end();
          return step;
        },
        (error: unknown) => {
          end();
          throw error;
        },
      ),
    async return() {
      const ended = await events.return?.();
      end();
      return ended ?? { done: true as const, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
