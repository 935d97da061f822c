import { openEngine } from "../engine.ts";
import { EngineError } from "../errors.ts";
import { expose } from "../worker/expose.ts";

/** A worker that is all engine: `connect` says which corpus it opens. */
expose(async ({ corpus, ...options }) => {
  if (corpus instanceof ArrayBuffer || ArrayBuffer.isView(corpus)) return openEngine(corpus, options);
  throw new EngineError("corpus_unavailable", `The corpus ${corpus.name} is not stored in this browser.`);
});
