// The handlers of `engine.research`. Each file exports its handlers under the names of their verbs.
export * from "./explain.ts";
export * from "./export.ts";
export * from "./new-since.ts";
export * from "./search.ts";
export * from "./similar.ts";
export * from "./suggest.ts";
