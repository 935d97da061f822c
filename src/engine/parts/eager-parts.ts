import * as ask from "../../ask/answer-question.ts";
import * as check from "../../check/check-text.ts";
import * as network from "../../citator/network/build-network.ts";
import * as citationFormats from "./citation-formats.ts";
import type { EngineParts } from "./engine-parts.ts";

/** Imports every part with the engine, for places without `import()`: service workers. */
export const EAGER_PARTS: EngineParts = {
  ask: async () => ask,
  check: async () => check,
  citationFormats: async () => citationFormats,
  network: async () => network,
};
