import type { Corpus } from "./port/corpus.ts";

/** What every verb of an engine, the check of texts and the answers to questions work with. */
export interface EngineContext {
  readonly corpus: Corpus;
  /** Address of the web application that the pages of cases are under, without a slash at its end. */
  readonly appUrl: string;
  /** Maximum number of cases that an expanded case adds to a network, per direction, after the first hop. */
  readonly fanOut?: number | undefined;
}
