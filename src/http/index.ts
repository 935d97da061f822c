export { type ApiKey, hashKey } from "./auth.ts";
export { createHandler, type Handler, type HandlerOptions } from "./handler.ts";
export type { RateLimit } from "./rate.ts";
