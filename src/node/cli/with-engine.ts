import type { Engine } from "../../contract/engine.ts";
import { openCorpusFile } from "../files/corpus-file.ts";
import { createUnionFiles } from "../files/union-files.ts";
import { createUnionReporter } from "./output/progress-reporter.ts";

/** Opens a corpus, or several as one, runs `work` on its engine, and closes it, also if `work` throws. */
export async function withEngine(corpora: readonly string[], work: (engine: Engine) => Promise<void>): Promise<void> {
  const { openEngine } = await import("../../engine/open-engine.ts");
  const progress = createUnionReporter(process);
  // Corpora of several folders may have one name.
  const files = corpora.map((path) => ({ ...openCorpusFile(path), name: path }));
  const engine = await openEngine(files, {
    unionFiles: createUnionFiles(corpora[0]!),
    onUnionProgress: progress.report,
  });
  progress.stop();
  try {
    await work(engine);
  } finally {
    await engine.close();
  }
}
