// The handlers of `engine.citations`. Each file exports its handlers under the names of their verbs.
export * from "./case.ts";
export * from "./check.ts";
export * from "./edge-lists.ts";
export * from "./export.ts";
export * from "./history.ts";
export * from "./network.ts";
export * from "./path.ts";
export * from "./relying-on.ts";
export * from "./resolve.ts";
export * from "./search.ts";
export * from "./similar.ts";
export * from "./status.ts";
