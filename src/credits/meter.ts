import { withCost } from "../contract/cost.ts";
import type { BareVerb, CallContext } from "../contract/engine.ts";
import { OPERATIONS, type OperationName, type RequestOf, type ResponseOf } from "../contract/operations/operations.ts";
import { readRequest } from "../contract/request/read-request.ts";
import type { AskEvent, AskInput, AskRequest } from "../contract/schemas/ask.ts";
import { toKeyedRequest } from "./keyed-request.ts";
import { type Hold, type KeyedRequest, type Ledger, LOCAL_ACCOUNT, toCredits, toMillis } from "./ledger.ts";
import type { Prices } from "./prices.ts";
import type { IdempotencyLock } from "./replay-cache.ts";
import { computeMaxCost, priceAsk, VERB_PRICES, type VerbPrice, type WithoutCost } from "./verb-prices.ts";

/** What a verb does, apart from reading its request and being paid for. */
export type VerbHandler<Name extends OperationName> = (
  request: RequestOf<Name>,
  context: CallContext,
) => Promise<WithoutCost<ResponseOf<Name>>>;

export type Handlers = { readonly [Name in OperationName]?: VerbHandler<Name> };

/** Verbs that read their request by the contract and are paid for. */
export type MeteredVerbs<Given extends Handlers> = { readonly [Name in keyof Given & OperationName]: BareVerb<Name> };

export interface MeterOptions {
  readonly ledger: Ledger;
  readonly prices: Prices;
  /** Milliseconds; the source of `processingTimeMs`. */
  readonly now: () => number;
}

/**
 * Wraps each piece of work as a verb of the engine: read the request, set aside the most it may cost, work, debit
 * what it did cost, and say so in `meta`. A call that fails costs nothing.
 */
export function meterVerbs<const Given extends Handlers>(works: Given, options: MeterOptions): MeteredVerbs<Given> {
  const verbs = Object.entries(works).map(([name, work]) => [
    name,
    meterVerb(name as OperationName, work as AnyHandler, options),
  ]);
  return Object.fromEntries(verbs) as MeteredVerbs<Given>;
}

function meterVerb(name: OperationName, work: AnyHandler, { ledger, prices, now }: MeterOptions) {
  const charge = (VERB_PRICES[name] ?? FREE) as AnyVerbPrice;

  return async (input?: unknown, context: CallContext = {}): Promise<unknown> => {
    const started = now();
    const { account = LOCAL_ACCOUNT, idempotencyKey, signal } = context;
    const request = readRequest(OPERATIONS[name].request, input, { where: "body" });
    signal?.throwIfAborted();

    const pay = async (keyed?: KeyedRequest) => {
      const hold = ledger.authorise(account, toMillis(computeMaxCost(prices, charge.possible(request))), name);
      try {
        const body = await work(request, context);
        const cost = charge.actual(request, body).reduce((sum, operation) => sum + toMillis(prices[operation]), 0);
        let answer = body;
        await ledger.capture(hold, cost, (remaining) => {
          answer = withCost(name, body, {
            processingTimeMs: Math.max(0, now() - started),
            creditsConsumed: toCredits(cost),
            creditsRemaining: toCredits(remaining),
          });
          return keyed && { key: keyed.key, hash: keyed.hash, body: answer };
        });
        return answer;
      } finally {
        ledger.release(hold);
      }
    };

    if (idempotencyKey === undefined) return pay();
    const keyed = await toKeyedRequest(account, idempotencyKey, name, request);
    return ledger.runOnce(keyed, () => pay(keyed), signal);
  };
}

/** An event of an answer before the meter has written what the call cost. */
export type AskEventWithoutCost =
  | Exclude<AskEvent, DoneEvent>
  | (Omit<DoneEvent, "data" | "meta"> & { readonly data: Omit<DoneEvent["data"], "meta"> });

/** What answers a question, apart from reading the request and being paid for. */
export type StreamHandler = (request: AskRequest, context: CallContext) => AsyncIterable<AskEventWithoutCost>;

/** A verb that answers in events. What is wrong with the request is thrown before the first of them. */
export type StreamVerb = (request: AskInput, context?: CallContext) => AsyncGenerator<AskEvent, void>;

/**
 * Wraps a streamed answer as a verb of the engine. Credits are set aside before the first event and debited, durably,
 * before the first `chunk` (or a `done` without one) leaves. A stream that fails or is cut before that costs nothing;
 * afterwards the debit stays.
 *
 * Under an idempotency key a complete answer is kept, event by event, and told again as it was. An answer that was cut
 * after its debit is worked out again under the same key without a second debit; its `done` says what the key has cost.
 */
export function meterStream(work: StreamHandler, { ledger, prices, now }: MeterOptions): StreamVerb {
  const name = "ask.stream";

  return async function* (input, context = {}) {
    const started = now();
    const { account = LOCAL_ACCOUNT, idempotencyKey, signal } = context;
    const request = readRequest(OPERATIONS[name].request, input, { where: "body" });
    signal?.throwIfAborted();
    const keyed =
      idempotencyKey === undefined ? undefined : await toKeyedRequest(account, idempotencyKey, name, request);
    const turn = keyed && (await ledger.acquire(keyed, signal));
    if (turn && "body" in turn) return yield* turn.body as AskEvent[];

    const price = toMillis(prices[priceAsk(request)]);
    const told: AskEvent[] = [];
    let paid = turn?.paid;
    let outcome: Parameters<IdempotencyLock["end"]>[0];
    let hold: Hold | undefined;
    try {
      if (paid === undefined) hold = ledger.authorise(account, price, name);
      else outcome = { paid };
      for await (const event of work(request, context)) {
        if (hold && paid === undefined && (event.type === "chunk" || event.type === "done")) {
          await ledger.capture(hold, price, () => keyed && { key: keyed.key, hash: keyed.hash });
          paid = price;
          outcome = { paid };
        }
        if (event.type !== "done") {
          if (keyed) told.push(event);
          yield event;
          continue;
        }
        const meta = {
          processingTimeMs: Math.max(0, now() - started),
          creditsConsumed: toCredits(paid ?? 0),
          creditsRemaining: toCredits(ledger.balance(account)),
        };
        const done: AskEvent = { ...event, data: { ...event.data, meta }, meta };
        if (keyed) {
          const body = [...told, done];
          await ledger.storeAnswer(account, name, { key: keyed.key, hash: keyed.hash, body });
          outcome = { body };
        }
        yield done;
      }
    } finally {
      if (hold) ledger.release(hold);
      turn?.end(outcome);
    }
  };
}

const FREE: VerbPrice<OperationName> = { possible: () => [], actual: () => [] };

type DoneEvent = Extract<AskEvent, { type: "done" }>;
type Body = { readonly meta?: object };
type AnyHandler = (request: unknown, context: CallContext) => Promise<Body>;
type AnyVerbPrice = {
  possible(request: unknown): Parameters<typeof computeMaxCost>[1];
  actual(request: unknown, body: Body): readonly (keyof Prices)[];
};
