import { withCost } from "../contract/cost.ts";
import type { BareVerb, CallContext } from "../contract/engine.ts";
import { OPERATIONS, type OperationName, type RequestOf, type ResponseOf } from "../contract/operations.ts";
import { readRequest } from "../contract/read.ts";
import { EngineError } from "../errors.ts";
import { CHARGES, type Charge, dearest, type Unmetered } from "./charges.ts";
import { sha256 } from "./digest.ts";
import { type Ledger, LOCAL_ACCOUNT, toCredits, toMillis } from "./ledger.ts";
import type { Prices } from "./prices.ts";

/** What a verb does, apart from reading its request and being paid for. */
export type Work<Name extends OperationName> = (
  request: RequestOf<Name>,
  context: CallContext,
) => Promise<Unmetered<ResponseOf<Name>>>;

export type Works = { readonly [Name in OperationName]?: Work<Name> };

/** Verbs that read their request by the contract and are paid for. */
export type Metered<Given extends Works> = { readonly [Name in keyof Given & OperationName]: BareVerb<Name> };

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
export function metered<const Given extends Works>(works: Given, options: MeterOptions): Metered<Given> {
  const verbs = Object.entries(works).map(([name, work]) => [
    name,
    meter(name as OperationName, work as AnyWork, options),
  ]);
  return Object.fromEntries(verbs) as Metered<Given>;
}

function meter(name: OperationName, work: AnyWork, { ledger, prices, now }: MeterOptions) {
  const charge = (CHARGES[name] ?? FREE) as AnyCharge;

  return async (input?: unknown, context: CallContext = {}): Promise<unknown> => {
    const started = now();
    const { account = LOCAL_ACCOUNT, idempotencyKey, signal } = context;
    const request = readRequest(OPERATIONS[name].request, input, { where: "body" });
    signal?.throwIfAborted();

    const pay = async (keep?: (body: Body) => { key: string; hash: string; body: Body }) => {
      const hold = ledger.authorise(account, toMillis(dearest(prices, charge.possible(request))), name);
      try {
        const body = await work(request, context);
        const billed = charge.actual(request, body);
        const credits = billed === null ? 0 : prices[billed];
        let answer = body;
        await ledger.capture(hold, toMillis(credits), (remaining) => {
          answer = withCost(name, body, {
            processingTimeMs: now() - started,
            creditsConsumed: credits,
            creditsRemaining: toCredits(remaining),
          });
          return keep?.(answer);
        });
        return answer;
      } finally {
        ledger.release(hold);
      }
    };

    if (idempotencyKey === undefined) return pay();
    requireKey(idempotencyKey);
    const hash = await sha256(JSON.stringify([name, request]));
    const keyed = { account, key: idempotencyKey, hash };
    return ledger.once(keyed, () => pay((body) => ({ key: idempotencyKey, hash, body })));
  };
}

const FREE: Charge<OperationName> = { possible: () => [], actual: () => null };

const LONGEST_KEY = 255;

function requireKey(key: string): void {
  if (key.length > 0 && key.length <= LONGEST_KEY) return;
  const msg = `must have 1 to ${LONGEST_KEY} characters`;
  throw new EngineError("validation_failed", `Idempotency-Key: ${msg}.`, {
    issues: [{ loc: ["header", "Idempotency-Key"], msg, type: "string_length" }],
  });
}

type Body = { readonly meta?: object };
type AnyWork = (request: unknown, context: CallContext) => Promise<Body>;
type AnyCharge = {
  possible(request: unknown): Parameters<typeof dearest>[1];
  actual(request: unknown, body: Body): keyof Prices | null;
};
