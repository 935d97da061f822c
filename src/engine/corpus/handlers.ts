// The handlers of `engine.corpus`. Each file exports its handlers under the names of their verbs.
export * from "./stats.ts";
