import { abortOnReturn } from "../async/abort-on-return.ts";
import { type AnyVerb, buildEngine } from "../contract/build-engine.ts";
import type { WithoutCost } from "../contract/cost.ts";
import type { CallContext, VerbsOf } from "../contract/engine.ts";
import {
  listOperations,
  type NamedOperation,
  type Operation,
  type Operations,
  type RequestFor,
  type ResponseFor,
} from "../contract/operations/operation.ts";
import { readRequest } from "../contract/request/read-request.ts";
import {
  type AskEventWithoutCost,
  type MeteredCall,
  type MeterOptions,
  meterCall,
  meterStream,
} from "../credits/meter.ts";

/** Handles one verb: receives a validated request and returns the response without its cost. */
export type HandlerOf<Given extends Operation, Context> = (
  context: Context,
  request: RequestFor<Given>,
  call: CallContext,
) => Given extends { readonly streams: true }
  ? AsyncIterable<WithoutEventCost<ResponseFor<Given>>>
  : WithoutCost<ResponseFor<Given>> | Promise<WithoutCost<ResponseFor<Given>>>;

/** An event of a stream; the cost is added to `done`. */
type WithoutEventCost<Event> = Event extends { type: "done" } ? Extract<AskEventWithoutCost, { type: "done" }> : Event;

/** The handlers of one area, by verb. Operations that are collected from a stream need none. */
export type AreaHandlersOf<Area extends Readonly<Record<string, Operation>>, Context> = {
  readonly [Verb in keyof Area as Area[Verb] extends { readonly collect: unknown } ? never : Verb]: HandlerOf<
    Area[Verb],
    Context
  >;
};

/** One handler per verb, by area. */
export type HandlersOf<Given extends Operations, Context> = {
  readonly [Area in keyof Given]: AreaHandlersOf<Given[Area], Context>;
};

/**
 * Creates the verbs of the operations: each validates its request once, is metered once and calls its handler.
 * @param context passed to every handler
 */
export function implement<const Given extends Operations, Context>(
  operations: Given,
  handlers: HandlersOf<Given, Context>,
  context: Context,
  meter: MeterOptions,
): VerbsOf<Given> {
  const findHandler = ({ area, verb }: NamedOperation) => (handlers as unknown as AnyHandlers<Context>)[area]?.[verb];
  const { close: _, ...verbs } = buildEngine(
    listOperations(operations),
    (named) => {
      const handler = findHandler(named) as AnyHandler<Context>;
      return named.streams ? createStream(named, handler, context, meter) : createVerb(named, handler, context, meter);
    },
    async () => undefined,
  );
  return verbs as unknown as VerbsOf<Given>;
}

type ResponseBody = ReturnType<Parameters<typeof meterCall>[1]>;
type AnyHandler<Context> = (context: Context, request: unknown, call: CallContext) => unknown;
type AnyHandlers<Context> = Readonly<Record<string, Readonly<Record<string, AnyHandler<Context>>>>>;

function createVerb<Context>(
  named: NamedOperation,
  handler: AnyHandler<Context>,
  context: Context,
  meter: MeterOptions,
): AnyVerb {
  return async (input, call = {}) => {
    const metered = beginCall(named, input, call, meter);
    return meterCall(metered, () => handler(context, metered.request, call) as ResponseBody, meter);
  };
}

function createStream<Context>(
  named: NamedOperation,
  handler: AnyHandler<Context>,
  context: Context,
  meter: MeterOptions,
): AnyVerb {
  return (input, call = {}) =>
    abortOnReturn(async function* (signal) {
      const metered = beginCall(named, input, { ...call, signal }, meter);
      const work = () => handler(context, metered.request, metered.call) as AsyncIterable<AskEventWithoutCost>;
      yield* meterStream(metered, work, meter);
    }, call.signal);
}

/**
 * Validates the request of a call.
 * @throws EngineError `validation_failed`; the reason of the signal if it is aborted
 */
function beginCall(
  { name, operation }: NamedOperation,
  input: unknown,
  call: CallContext,
  { now }: MeterOptions,
): MeteredCall {
  const started = now();
  const request = readRequest(operation.request, input, { where: "body" });
  call.signal?.throwIfAborted();
  return { name, operation, request, call, started };
}
