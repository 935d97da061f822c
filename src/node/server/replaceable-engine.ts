import type { Engine } from "../../contract/engine.ts";

/** An engine that another one can take the place of while it is being used. */
export interface ReplaceableEngine {
  /** Answers from whichever engine is in place when a verb is called. */
  readonly engine: Engine;
  /** Puts another engine in place. The former is closed when the last call on it has ended. */
  replace(next: Engine): void;
}

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

  /** The same shape as the engine, each verb looked up anew in every call. */
  function facade(shape: VerbTree, find: (engine: VerbTree) => VerbTree): VerbTree {
    const entries = Object.entries(shape).map(([name, part]) => [
      name,
      typeof part === "function"
        ? (...given: readonly unknown[]) => trackEnd(begin(), (find(inPlace())[name] as AnyVerb)(...given))
        : facade(part, (engine) => find(engine)[name] as VerbTree),
    ]);
    return Object.fromEntries(entries);
  }

  const inPlace = () => current.engine as unknown as VerbTree;
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

type AnyVerb = (...given: readonly unknown[]) => Promise<unknown> | AsyncIterable<unknown>;
type VerbTree = { readonly [name: string]: VerbTree | AnyVerb };

function closeIfIdle({ engine, calls, isReplaced }: EngineInUse): void {
  if (isReplaced && calls.size === 0) void engine.close();
}

/** What a verb gives, with a word when it has ended. */
function trackEnd(end: () => void, given: Promise<unknown> | AsyncIterable<unknown>) {
  if (!(Symbol.asyncIterator in given)) return given.finally(end);
  const events = given[Symbol.asyncIterator]();
  return {
    next: () =>
      events.next().then(
        (result) => {
          if (result.done) end();
          return result;
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
