export { type ApiKey, hashKey } from "./auth.ts";
export type { CallRecord } from "./call.ts";
export type { RoutedOperation } from "./endpoints.ts";
export { type Connection, createHandler, type Handler, type HandlerOptions, type InjectedFault } from "./handler.ts";
export type { RateLimit } from "./rate.ts";
