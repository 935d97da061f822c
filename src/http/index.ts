export type { Operation, OperationRoute, Operations } from "../contract/operations/operation.ts";
export type { RoutedOperation } from "../contract/operations/operations.ts";
export { type ApiKey, hashKey } from "./authenticator.ts";
export type { CallRecord } from "./call-record.ts";
export { createHandler, type Handler } from "./handler.ts";
export type { Connection, HandlerOptions, InjectedFault } from "./handler-options.ts";
export type { RateLimit } from "./rate-limiter.ts";
