export type {
  Ask,
  BareVerb,
  CallContext,
  Closable,
  ServedEngine,
  ServedEngineOf,
  ServedVerbsOf,
  Verb,
} from "../contract/engine.ts";
export type { Operation, OperationRoute, Operations } from "../contract/operations/operation.ts";
export type { InputOf, OperationName, ResponseOf } from "../contract/operations/operations.ts";
export { EngineError, type ErrorCode, type ErrorDetails, type ValidationIssue } from "../errors.ts";
export { type ClientOptions, type CustomClientOptions, createClient } from "./create-client.ts";
