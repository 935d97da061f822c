export { type ApiKey, hashKey } from "./auth.ts";
export type { Call } from "./call.ts";
export type { RoutedName } from "./endpoints.ts";
export { type Connection, createHandler, type Handler, type HandlerOptions, type Interference } from "./handler.ts";
export type { RateLimit } from "./rate.ts";
