import type * as v from "valibot";
import type { ErrorCode } from "../../errors.ts";
import type { RequestSchema } from "../request/read-fields.ts";
import type { PriceRule } from "./price-rule.ts";

/** The declaration of one verb. Its types, routes, metering, client and wire are derived from it. */
export interface Operation {
  readonly request: RequestSchema;
  /** True if callers may omit the request because all of its fields are optional. */
  readonly requestOptional?: true;
  /** Schema of the response body; of one event if the verb streams. */
  readonly response: v.GenericSchema;
  /** True if the verb answers with an async iterable of events. */
  readonly streams?: true;
  /**
   * Builds the response from the events of the area's verb `stream`. An operation that has it is served over HTTP and
   * is no verb of the engine.
   */
  readonly collect?: (events: AsyncIterable<never>) => Promise<unknown>;
  /** Null if the verb is not served over HTTP. `{name}` in the path is the request's field of that name. */
  readonly route: OperationRoute | null;
  /** Codes that the verb throws, in addition to those that its kind of request implies. */
  readonly errors?: readonly ErrorCode[];
  /** Null if the verb is free. */
  readonly price: PriceRule | null;
  /** Which calls may work for longer than a few milliseconds and wait for their turn on a server; absent: none. */
  readonly heavy?: HeavyRule;
  /**
   * Media types, without parameters, of the file in the response's `data`; it is sent as such to clients that accept
   * one.
   */
  readonly fileTypes?: readonly string[];
}

/** Fields that all qualify: a number above the limit, a text longer than it, or a value that equals text or Boolean. */
export type HeavyFields = Readonly<Record<string, number | string | boolean>>;

/** `true`: all calls are heavy. Otherwise those whose fields qualify, or, of a list, the fields of one of its entries. */
export type HeavyRule = true | HeavyFields | readonly HeavyFields[];

/** Method and path of an operation over HTTP. */
export interface OperationRoute {
  readonly method: "GET" | "POST";
  readonly path: string;
}

/** Operations by area, then by verb: `operations.citations.resolve`. */
export type Operations = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

/** The names of operations: `citations.resolve`, `research.search`, … */
export type OperationNameOf<Given extends Operations> = {
  readonly [Area in keyof Given & string]: `${Area}.${keyof Given[Area] & string}`;
}[keyof Given & string];

/** The operation of that name. */
export type OperationOf<Given extends Operations, Name> = Name extends `${infer Area}.${infer Verb}`
  ? Verb extends keyof Given[Area]
    ? Given[Area][Verb]
    : never
  : never;

/** A request as a caller writes it: defaults may be left out. */
export type InputFor<Given extends Operation> = v.InferInput<Given["request"]>;

/** A validated request, with its defaults filled in. */
export type RequestFor<Given extends Operation> = v.InferOutput<Given["request"]>;

/** The response body, or one event of the stream. */
export type ResponseFor<Given extends Operation> = v.InferOutput<Given["response"]>;

/** A verb under its name. */
export interface NamedVerb {
  /** `area.verb` */
  readonly name: string;
  readonly area: string;
  readonly verb: string;
  /** True if the verb answers with an async iterable. */
  readonly streams: boolean;
}

/** An operation under its name. */
export interface NamedOperation extends NamedVerb {
  readonly operation: Operation;
}

/** A named operation that has a route. */
export interface RoutedEndpoint extends NamedOperation {
  readonly route: OperationRoute;
}

/** Returns all operations in the order of their declarations. */
export function listOperations(operations: Operations): NamedOperation[] {
  return Object.entries(operations).flatMap(([area, verbs]) =>
    Object.entries(verbs).map(([verb, operation]) => ({
      name: `${area}.${verb}`,
      area,
      verb,
      streams: operation.streams === true,
      operation,
    })),
  );
}

/** Returns the operations that are served over HTTP, in the order in which their paths are matched. */
export function listEndpoints(operations: Operations): RoutedEndpoint[] {
  return listOperations(operations).flatMap((named) => {
    const { route } = named.operation;
    return route === null ? [] : [{ ...named, route }];
  });
}

/** Returns the operation of that name. */
export function findOperation<Given extends Operations, Name extends OperationNameOf<Given>>(
  operations: Given,
  name: Name,
): OperationOf<Given, Name>;
/** Returns the operation of that name; `undefined` if there is none. */
export function findOperation(operations: Operations, name: string): Operation | undefined;
/** Returns the operation of that name; `undefined` if there is none. */
export function findOperation(operations: Operations, name: string): Operation | undefined {
  const [area = "", verb = ""] = name.split(".");
  const verbs = Object.hasOwn(operations, area) ? operations[area] : undefined;
  return verbs && Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
}
