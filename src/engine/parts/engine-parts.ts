import type * as ask from "../../ask/answer-question.ts";
import type * as check from "../../check/check-text.ts";
import type * as network from "../../citator/network/build-network.ts";
import type * as citationFormats from "./citation-formats.ts";

/** Code that only some verbs use: each function returns the module of one part, the same on every call. */
export interface EngineParts {
  /** `ask`: answers. */
  readonly ask: () => Promise<typeof ask>;
  /** `citations.check`: the check of a brief, with its tables. */
  readonly check: () => Promise<typeof check>;
  /** `citations.export`, `citations.styles` and `research.export`: the styles, with their tables. */
  readonly citationFormats: () => Promise<typeof citationFormats>;
  /** `citations.network`: the graph library. */
  readonly network: () => Promise<typeof network>;
}
