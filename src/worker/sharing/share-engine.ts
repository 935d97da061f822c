import type { Engine } from "../../contract/engine.ts";
import { EngineError } from "../../errors.ts";
import { connectEngine } from "../connect.ts";
import { exposeToPeer } from "../expose.ts";
import { joinElection } from "./leader-election.ts";
import { createEngineLostError, type EngineRoute, routeCalls } from "./route-calls.ts";

/** Which engine the tabs share. */
export interface ShareOptions {
  /** Tabs that give the same name share one engine. */
  readonly name: string;
  /** Opens the engine; called in the tab that leads, and only there. */
  readonly open: () => Promise<Engine>;
  /** Ids of tabs and idempotency keys. Default `crypto.randomUUID`. */
  readonly newId?: () => string;
}

/**
 * One engine for all tabs of an origin, in the worker of one of them; call it in each tab's worker. When the tab that
 * leads ends, another takes over: calls that were under way are answered by the new one, and paid for once. A stream
 * that was under way ends with `corpus_unavailable` and `retryAfter`; asking again costs nothing more.
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
        current.take({ engine }, () => undefined);
      },

      onFollower(channel, gone) {
        const { engine } = current.now()!;
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
        const { engine, lose } = connectEngine(channel);
        const leave = (error: EngineError) => {
          lose(error);
          channel.close();
        };
        const ready = engine.ready.then(() => engine);
        ready.catch(() => undefined);
        current.take({ engine: ready, disconnectError: lost }, () => leave(lost));
        left.addEventListener("abort", () => leave(new EngineError("corpus_unavailable", "The engine was closed.")));
      },
    },
  );

  await (await current.taken()).engine;
  return routeCalls({ findRoute: current.taken, close: async () => leaving.abort(), newId });
}

/** The one place where calls go at a time. Whoever waits at the one before is sent on. */
function createCurrentRoute() {
  let place: EngineRoute | undefined;
  let leave = () => {};
  let arrived: (place: EngineRoute) => void = () => undefined;
  const first = new Promise<EngineRoute>((resolve) => {
    arrived = resolve;
  });
  return {
    now: () => place,
    taken: () => place ?? first,
    take(next: EngineRoute, whenLost: () => void): void {
      const leaveBefore = leave;
      [place, leave] = [next, whenLost];
      arrived(next);
      leaveBefore();
    },
  };
}
