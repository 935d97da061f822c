export type { CallContext, ServedEngine } from "../contract/engine.ts";
export { EngineError, type ErrorCode, type ErrorDetails, type ValidationIssue } from "../errors.ts";
export { type ClientOptions, createClient } from "./client.ts";
