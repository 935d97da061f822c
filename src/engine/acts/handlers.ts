// The handlers of `engine.acts`. Each file exports its handlers under the names of their verbs.
export * from "./amendments.ts";
export * from "./list.ts";
export * from "./text.ts";
