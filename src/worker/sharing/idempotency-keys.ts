import type { CallContext } from "../../contract/engine.ts";
import type { OperationName } from "../../contract/operations/operations.ts";
import { LOCAL_ACCOUNT } from "../../credits/ledger.ts";
import { VERB_PRICES } from "../../credits/verb-prices.ts";

/** Gives calls that cost an idempotency key of their own, so that sending them again does not cost again. */
export function createIdempotencyKeys(newId: () => string) {
  /** Keys of streams that broke off, by their request: for the caller who asks the same again. */
  const broken = new Map<string, string>();

  return {
    ofCall(name: OperationName, context: CallContext): CallContext {
      return needsKey(name, context) ? { ...context, idempotencyKey: newId() } : context;
    },

    /** `broke` is told when the stream breaks off through no fault of its own. */
    ofStream(name: OperationName, request: unknown, context: CallContext) {
      if (!needsKey(name, context)) return { context, broke: () => undefined };
      const id = JSON.stringify([name, context.account, request]);
      const idempotencyKey = broken.get(id) ?? newId();
      broken.delete(id);
      return { context: { ...context, idempotencyKey }, broke: () => void broken.set(id, idempotencyKey) };
    },
  };
}

/** What costs nothing needs none, and the owner of the process pays nothing for anything. */
function needsKey(name: OperationName, { account, idempotencyKey }: CallContext): boolean {
  return name in VERB_PRICES && idempotencyKey === undefined && account !== undefined && account !== LOCAL_ACCOUNT;
}
