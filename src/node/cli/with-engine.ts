import type { Engine } from "../../contract/engine.ts";
import { openEngine } from "../../engine/open-engine.ts";
import { openCorpusFile } from "../files/corpus-file.ts";

/** Opens a corpus, runs `work` on its engine, and closes it, also if `work` throws. */
export async function withEngine(corpus: string, work: (engine: Engine) => Promise<void>): Promise<void> {
  const engine = await openEngine(openCorpusFile(corpus));
  try {
    await work(engine);
  } finally {
    await engine.close();
  }
}
