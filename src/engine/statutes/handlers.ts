// The handlers of `engine.statutes`. Each file exports its handlers under the names of their verbs.
export * from "./codes.ts";
export * from "./search.ts";
export * from "./section.ts";
export * from "./states.ts";
