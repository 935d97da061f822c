export { type ApiKey, hashKey } from "./authenticator.ts";
export type { CallRecord } from "./call-record.ts";
export type { RoutedOperation } from "./endpoints.ts";
export { type Connection, createHandler, type Handler, type HandlerOptions, type InjectedFault } from "./handler.ts";
export type { RateLimit } from "./rate-limiter.ts";
