import type { Engine } from "../../contract/engine.ts";
import { openEngine } from "../../engine/open-engine.ts";
import { openCorpusFile } from "../files/corpus-file.ts";

/** Opens the corpus of a command for the time of its work. */
export async function withEngine(corpus: string, work: (engine: Engine) => Promise<void>): Promise<void> {
  const engine = await openEngine(openCorpusFile(corpus));
  try {
    await work(engine);
  } finally {
    await engine.close();
  }
}
