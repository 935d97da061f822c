import type * as ask from "../../ask/answer-question.ts";
import type * as check from "../../check/check-text.ts";
import type * as network from "../../citator/network/build-network.ts";

/** Code that only some verbs use: each function returns the module of one part, the same on every call. */
export interface EngineParts {
  /** `ask`: answers. */
  readonly ask: () => Promise<typeof ask>;
  /** `citations.check`: the check of a brief, with its tables. */
  readonly check: () => Promise<typeof check>;
  /** `citations.network`: the graph library. */
  readonly network: () => Promise<typeof network>;
}
