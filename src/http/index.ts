export type {
  HeavyFields,
  HeavyRule,
  InputFor,
  Operation,
  OperationRoute,
  Operations,
  ResponseFor,
} from "../contract/operations/operation.ts";
export type { RoutedOperation } from "../contract/operations/operations.ts";
export type { FixedPrice, PriceByRequest, PriceByResults, PriceRule } from "../contract/operations/price-rule.ts";
export type { RequestSchema } from "../contract/request/read-fields.ts";
export type { AllowedOrigins } from "./allowed-origins.ts";
export { type ApiKey, hashKey } from "./authenticator.ts";
export type { CallRecord } from "./call-record.ts";
export { createHandler, type Handler } from "./handler.ts";
export type { Connection, ForwardedCall, HandlerOptions, InjectedFault } from "./handler-options.ts";
export type { AreaDocumentation, OperationDocumentation } from "./openapi/docs/area-documentation.ts";
export type { QueueLimits } from "./queue/call-queue.ts";
export type { RateLimit } from "./rate-limiter.ts";
