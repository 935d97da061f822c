export type { Closable, EngineOf, VerbsOf } from "../contract/engine.ts";
export type { Operation, OperationRoute, Operations } from "../contract/operations/operation.ts";
export { EngineError, type ErrorCode, type ErrorDetails } from "../errors.ts";
export {
  type Connected,
  type ConnectedEngine,
  type ConnectOptions,
  type CustomConnectOptions,
  connect,
} from "./connect.ts";
export { type ExposeOptions, expose, type OpenEngine } from "./expose.ts";
export { offerEngine } from "./offer-engine.ts";
export { type ShareOptions, shareEngine } from "./sharing/share-engine.ts";
export type { Endpoint } from "./wire.ts";
export type { LoadProgress, StoredCorpus, WorkerSettings } from "./worker-settings.ts";
