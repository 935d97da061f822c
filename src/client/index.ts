export type { Ask, BareVerb, CallContext, ServedEngine, Verb } from "../contract/engine.ts";
export type { InputOf, OperationName, ResponseOf } from "../contract/operations/operations.ts";
export { EngineError, type ErrorCode, type ErrorDetails, type ValidationIssue } from "../errors.ts";
export { type ClientOptions, createClient } from "./create-client.ts";
