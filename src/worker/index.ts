export { type ConnectedEngine, type ConnectOptions, connect } from "./connect.ts";
export { expose, type OpenEngine } from "./expose.ts";
export type { Progress, StoredCorpus, WorkerSettings } from "./settings.ts";
export type { Endpoint } from "./wire.ts";
