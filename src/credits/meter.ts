import { addCost, type CostField } from "../contract/cost.ts";
import type { CallContext } from "../contract/engine.ts";
import type { Operation } from "../contract/operations/operation.ts";
import type { AskEvent } from "../contract/schemas/ask.ts";
import { toKeyedRequest } from "./keyed-request.ts";
import { type AccountLedger, type Hold, LOCAL_ACCOUNT, toCredits, toMillis } from "./ledger.ts";
import type { KeyedRequest, StoredAnswer } from "./ledger-entry.ts";
import { computeMaxCost, listActualPrices, listPossiblePrices } from "./price-rules.ts";
import type { PriceOperation, Prices } from "./prices.ts";
import type { IdempotencyLock } from "./replay-cache.ts";

/** Where calls are paid from, and at which prices. */
export interface MeterOptions {
  readonly ledger: AccountLedger;
  readonly prices: Prices;
  /** Milliseconds; the source of `processingTimeMs`. */
  readonly now: () => number;
}

/** A call to be metered: its request is validated. */
export interface MeteredCall {
  /** `area.verb` */
  readonly name: string;
  readonly operation: Operation;
  readonly request: unknown;
  readonly call: CallContext;
  /** When the call arrived, by the meter's clock. */
  readonly started: number;
}

/** A response body before its cost is added. */
type Body = { readonly meta?: object };

/**
 * Runs one call: holds the most that it may cost, works, debits the actual cost, and adds it to the response. A call
 * that fails costs nothing. A call with an idempotency key is paid once, and runs once as long as its answer is kept.
 */
export async function meterCall(
  metered: MeteredCall,
  work: () => Body | Promise<Body>,
  { ledger, prices, now }: MeterOptions,
): Promise<unknown> {
  const { name, operation, request, call, started } = metered;
  const { account = LOCAL_ACCOUNT, idempotencyKey, signal } = call;

  const toAnswer = (body: Body, cost: number, remaining: number) =>
    addCost(operation.response, body, toCallCost(now() - started, cost, remaining));

  const pay = async (keyed?: KeyedRequest) => {
    const most = computeMaxCost(prices, listPossiblePrices(operation.price, request));
    const hold = await ledger.authorise(account, toMillis(most), name);
    try {
      const body = await work();
      const cost = sumMillis(prices, listActualPrices(operation.price, request, body));
      if (keyed === undefined) return toAnswer(body, cost, await ledger.capture(hold, cost));
      let answer = body;
      await ledger.capture(hold, cost, (remaining) => {
        answer = toAnswer(body, cost, remaining);
        return { key: keyed.key, hash: keyed.hash, body: answer };
      });
      return answer;
    } finally {
      await ledger.release(hold);
    }
  };

  if (idempotencyKey === undefined) return pay();
  const keyed = await toKeyedRequest(account, idempotencyKey, name, request);
  const answerAgain = async (paid: number) => {
    const answer = toAnswer(await work(), paid, await ledger.balance(account));
    await ledger.storeAnswer(account, name, { key: keyed.key, hash: keyed.hash, body: answer });
    return answer;
  };
  return ledger.runOnce(keyed, (paid) => (paid === undefined ? pay(keyed) : answerAgain(paid)), signal);
}

/** An event of an answer before its cost is added. */
export type AskEventWithoutCost =
  | Exclude<AskEvent, DoneEvent>
  | (Omit<DoneEvent, "data" | "meta"> & { readonly data: Omit<DoneEvent["data"], "meta"> });

type DoneEvent = Extract<AskEvent, { type: "done" }>;

/**
 * Runs one streamed call. Credits are held before the first event and debited, durably, before the first `chunk` (or a
 * `done` without one) is sent. A stream that fails or is cut before that costs nothing; afterwards the debit remains.
 *
 * Under an idempotency key a complete answer is stored, event by event, and replayed. An answer that was cut after its
 * debit is produced again under the same key without a second debit; its `done` states the cost of the key.
 */
export async function* meterStream(
  metered: MeteredCall,
  work: () => AsyncIterable<AskEventWithoutCost>,
  options: MeterOptions,
): AsyncGenerator<AskEvent, void> {
  const { name, request, call } = metered;
  const { account = LOCAL_ACCOUNT, idempotencyKey, signal } = call;
  const keyed = idempotencyKey === undefined ? undefined : await toKeyedRequest(account, idempotencyKey, name, request);
  const lock = keyed && (await options.ledger.acquire(keyed, signal));
  if (lock && "body" in lock) return yield* lock.body as AskEvent[];

  const payment = createStreamPayment(metered, keyed, lock?.paid, options);
  try {
    await payment.hold();
    for await (const event of work()) {
      if (event.type === "chunk" || event.type === "done") await payment.debit();
      if (event.type !== "done") {
        payment.record(event);
        yield event;
      } else yield await payment.complete(event);
    }
  } finally {
    await payment.release();
    await lock?.end(payment.outcome());
  }
}

/** The payment of one streamed answer. */
interface StreamPayment {
  /** Sets the price aside, unless an earlier stream under the same key paid it. */
  hold(): Promise<void>;
  /** Debits the price once; resolves when that is safe. */
  debit(): Promise<void>;
  /** Keeps an event for the replay. */
  record(event: AskEvent): void;
  /** Adds the cost to the last event and stores the complete answer. */
  complete(event: Extract<AskEventWithoutCost, { type: "done" }>): Promise<AskEvent>;
  /** Releases the hold if it was not debited. */
  release(): Promise<void>;
  /** Part of the stream that is stored under its idempotency key. */
  outcome(): Parameters<IdempotencyLock["end"]>[0];
}

function createStreamPayment(
  { name, operation, request, call, started }: MeteredCall,
  keyed: KeyedRequest | undefined,
  paidBefore: number | undefined,
  { ledger, prices, now }: MeterOptions,
): StreamPayment {
  const { account = LOCAL_ACCOUNT } = call;
  const price = sumMillis(prices, listActualPrices(operation.price, request, undefined));
  const toAnswer = (body?: unknown): StoredAnswer | undefined =>
    keyed && { key: keyed.key, hash: keyed.hash, ...(body !== undefined && { body }) };
  const recorded: AskEvent[] = [];
  let paid = paidBefore;
  let answer: readonly AskEvent[] | undefined;
  let held: Hold | undefined;
  return {
    async hold() {
      if (paid === undefined) held = await ledger.authorise(account, price, name);
    },
    async debit() {
      if (held === undefined || paid !== undefined) return;
      await ledger.capture(held, price, keyed && (() => toAnswer()));
      paid = price;
    },
    record(event) {
      if (keyed) recorded.push(event);
    },
    async complete(event) {
      const meta = toCallCost(now() - started, paid ?? 0, await ledger.balance(account));
      const done: AskEvent = { ...event, data: { ...event.data, meta }, meta };
      const body = [...recorded, done];
      const stored = toAnswer(body);
      if (stored) {
        await ledger.storeAnswer(account, name, stored);
        answer = body;
      }
      return done;
    },
    async release() {
      if (held) await ledger.release(held);
    },
    outcome: () => (answer ? { body: answer } : paid === undefined ? undefined : { paid }),
  };
}

function sumMillis(prices: Prices, due: readonly PriceOperation[]): number {
  return due.reduce((sum, price) => sum + toMillis(prices[price]), 0);
}

/** Returns the cost fields of a response. Amounts are thousandths of a credit. */
function toCallCost(elapsedMs: number, cost: number, remaining: number): Readonly<Record<CostField, number>> {
  return {
    processingTimeMs: Math.max(0, elapsedMs),
    creditsConsumed: toCredits(cost),
    creditsRemaining: toCredits(remaining),
  };
}
