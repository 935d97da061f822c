import type { CallContext } from "../../contract/engine.ts";
import type { NamedOperation } from "../../contract/operations/operation.ts";
import { LOCAL_ACCOUNT } from "../../credits/ledger.ts";

/** Adds an idempotency key to every call that costs credits, so that sending it again does not cost again. */
export function createIdempotencyKeys(newId: () => string) {
  /** Keys of streams that broke off, by their request: for the caller who sends the same request again. */
  const broken = new Map<string, string>();

  return {
    forCall(named: NamedOperation, context: CallContext): CallContext {
      return needsKey(named, context) ? { ...context, idempotencyKey: newId() } : context;
    },

    /** `onBreak` is to be called if the stream breaks off because its engine was lost. */
    forStream(named: NamedOperation, request: unknown, context: CallContext) {
      if (!needsKey(named, context)) return { context, onBreak: () => undefined };
      const id = JSON.stringify([named.name, context.account, request]);
      const idempotencyKey = broken.get(id) ?? newId();
      broken.delete(id);
      return { context: { ...context, idempotencyKey }, onBreak: () => void broken.set(id, idempotencyKey) };
    },
  };
}

/** A free operation needs none, and the owner of the process pays nothing at all. */
function needsKey({ operation }: NamedOperation, { account, idempotencyKey }: CallContext): boolean {
  return operation.price !== null && idempotencyKey === undefined && account !== undefined && account !== LOCAL_ACCOUNT;
}
