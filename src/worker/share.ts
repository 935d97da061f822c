import type { CallContext, Engine } from "../contract/engine.ts";
import type { OperationName } from "../contract/operations.ts";
import { type EngineVerbs, engineOf } from "../engine/arrange.ts";
import { EngineError } from "../errors.ts";
import { connectEngine } from "./connect.ts";
import { exposeTo } from "./expose.ts";
import { takePart } from "./leadership.ts";
import { retryKeys } from "./retry-keys.ts";
import { verbOf } from "./serve-calls.ts";
import { fromBatches } from "./stream.ts";
import { STREAMED } from "./wire.ts";

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
 * leads ends, another takes over: calls that were under way are answered by the new one, and those that cost carry an
 * idempotency key, so that none is paid for twice. A stream that was under way ends with `corpus_unavailable` and
 * `retryAfter`; the same request again goes on under the key of the first.
 *
 * Resolves when the engine answers. `close` leaves the others; the last one to leave closes the engine.
 */
export async function shareEngine({ name, open, newId = () => crypto.randomUUID() }: ShareOptions): Promise<Engine> {
  const leaving = new AbortController();
  const keys = retryKeys(newId);
  let place: Place | undefined;
  let arrived: (place: Place) => void = () => undefined;
  let coming = nextPlace();

  function nextPlace(): Promise<Place> {
    return new Promise((resolve) => {
      arrived = resolve;
    });
  }

  /** From now on calls go there; whoever waits at the old place is sent on. */
  function turnTo(next: Place): void {
    const before = place;
    place = next;
    arrived(next);
    coming = nextPlace();
    before?.lose();
  }

  await takePart(
    { name, me: newId(), left: leaving.signal },
    {
      lead() {
        const engine = open();
        // A tab that cannot open the engine does not keep the others from trying.
        engine.catch(() => leaving.abort());
        leaving.signal.addEventListener(
          "abort",
          () => void engine.then((opened) => opened.close()).catch(() => undefined),
        );
        turnTo({ engine, lost: undefined, lose: () => undefined });
      },
      serve(channel, gone) {
        const { engine } = place!;
        const end = exposeTo(channel, engine);
        const leave = () => {
          end();
          channel.close();
        };
        void gone.then(leave);
        leaving.signal.addEventListener("abort", leave);
      },
      follow(channel) {
        const lost = lostLeader();
        const { engine, lose } = connectEngine(channel);
        const ready = engine.ready.then(() => engine);
        ready.catch(() => undefined);
        turnTo({
          engine: ready,
          lost,
          lose() {
            lose(lost);
            channel.close();
          },
        });
        leaving.signal.addEventListener("abort", () => {
          lose(new EngineError("corpus_unavailable", "The engine was closed."));
          channel.close();
        });
      },
    },
  );

  function verb(verbName: OperationName) {
    return async (request?: unknown, given: CallContext = {}): Promise<unknown> => {
      const context = keys.ofCall(verbName, given);
      for (;;) {
        const at = place ?? (await coming);
        try {
          return await verbOf(await at.engine, verbName)(request, context);
        } catch (error) {
          if (at.lost === undefined || error !== at.lost) throw error;
        }
      }
    };
  }

  function stream(verbName: OperationName) {
    return (request?: unknown, given: CallContext = {}): AsyncIterable<unknown> => {
      const { context, broke } = keys.ofStream(verbName, request, given);
      let at: Place | undefined;
      let items: AsyncIterator<unknown> | undefined;
      return fromBatches(
        async () => {
          at = place ?? (await coming);
          const stream = verbOf(await at.engine, verbName)(request, context) as AsyncIterable<unknown>;
          items = stream[Symbol.asyncIterator]();
        },
        async () => {
          try {
            const { done, value } = await items!.next();
            return { items: done ? [] : [value], done: done === true };
          } catch (error) {
            if (error === at?.lost) broke();
            throw error;
          }
        },
        () => void items?.return?.(),
      );
    };
  }

  const verbs = new Proxy({} as EngineVerbs, {
    get: (_, verbName: OperationName) => (STREAMED.has(verbName) ? stream(verbName) : verb(verbName)),
  });
  const { engine } = place ?? (await coming);
  await engine;
  return engineOf(verbs, async () => leaving.abort());
}

/** Where calls go: this tab's own engine, or the connection to that of another tab. */
interface Place {
  readonly engine: Promise<Engine>;
  /** The error with which calls end that wait there when the other tab has ended. */
  readonly lost: EngineError | undefined;
  lose(): void;
}

function lostLeader(): EngineError {
  const message = "The tab that ran the engine has closed. Another one takes over; try again.";
  return new EngineError("corpus_unavailable", message, { retryAfter: 1 });
}
