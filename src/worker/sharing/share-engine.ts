import type { Engine } from "../../contract/engine.ts";
import { OPERATIONS } from "../../contract/operations/operations.ts";
import { EngineError } from "../../errors.ts";
import { connectEngine } from "../connect.ts";
import { exposeToPeer } from "../expose.ts";
import { joinElection } from "./leader-election.ts";
import { createEngineLostError, type EngineRoute, routeCalls } from "./route-calls.ts";

/** Options of the engine that tabs share. */
export interface ShareOptions {
  /** Tabs with the same name share one engine. */
  readonly name: string;
  /** Opens the engine; called in the tab that leads, and only there. */
  readonly open: () => Promise<Engine>;
  /** Ids of tabs and idempotency keys. Default `crypto.randomUUID`. */
  readonly newId?: () => string;
}

/**
 * Shares one engine among all tabs of an origin, in the worker of one of them; call it in each tab's worker. When the
 * leading tab ends, another takes over: pending calls are answered by the new engine and paid once. A pending stream
 * ends with `corpus_unavailable` and `retryAfter`; the same question again costs nothing more.
 *
 * Resolves when the engine answers. `close` leaves the others; the last one to leave closes the engine.
 *
 * @example
 * ```ts
 * import { openEngine } from "headnote";
 * import { expose, shareEngine } from "headnote/worker";
 *
 * const open = async () => openEngine(await (await fetch("/starter.sqlite")).arrayBuffer());
 * expose(shareEngine({ name: "starter", open }));
 * ```
 */
export async function shareEngine({ name, open, newId = () => crypto.randomUUID() }: ShareOptions): Promise<Engine> {
  const leaving = new AbortController();
  const { signal: left } = leaving;
  const current = createCurrentRoute();

  await joinElection(
    { name, tabId: newId(), leaveSignal: left },
    {
      onElected() {
        const engine = open();
        // A tab that cannot open the engine does not keep the others from trying.
        engine.catch(() => leaving.abort());
        left.addEventListener("abort", () => void engine.then((opened) => opened.close()).catch(() => undefined));
        current.set({ engine }, () => undefined);
      },

      onFollower(channel, gone) {
        const { engine } = current.current()!;
        const end = exposeToPeer(channel, () => engine);
        const leave = () => {
          end();
          channel.close();
        };
        void gone.then(leave);
        left.addEventListener("abort", leave);
      },

      onLeader(channel) {
        const lost = createEngineLostError();
        const { engine, lose } = connectEngine(channel, { operations: OPERATIONS });
        const leave = (error: EngineError) => {
          lose(error);
          channel.close();
        };
        const ready = engine.ready.then(() => engine);
        ready.catch(() => undefined);
        current.set({ engine: ready, disconnectError: lost }, () => leave(lost));
        left.addEventListener("abort", () => leave(new EngineError("corpus_unavailable", "The engine was closed.")));
      },
    },
  );

  await (await current.whenSet()).engine;
  return routeCalls({ findRoute: current.whenSet, close: async () => leaving.abort(), newId });
}

/** Creates the single current route. Setting another one ends the calls on the former. */
function createCurrentRoute() {
  let place: EngineRoute | undefined;
  let leave = () => {};
  let arrived: (place: EngineRoute) => void = () => undefined;
  const first = new Promise<EngineRoute>((resolve) => {
    arrived = resolve;
  });
  return {
    current: () => place,
    whenSet: () => place ?? first,
    set(next: EngineRoute, whenLost: () => void): void {
      const leaveBefore = leave;
      [place, leave] = [next, whenLost];
      arrived(next);
      leaveBefore();
    },
  };
}
