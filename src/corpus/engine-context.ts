import type { Corpus } from "./port/corpus.ts";

/** Context of every verb of an engine, of the check of texts and of the answers to questions. */
export interface EngineContext {
  readonly corpus: Corpus;
  /** Address of the web application that the pages of cases are under, without a slash at its end. */
  readonly appUrl: string;
  /** Maximum number of cases that an expanded case adds to a network, per direction, after the first hop. */
  readonly fanOut?: number | undefined;
}
