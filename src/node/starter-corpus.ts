import { fileURLToPath } from "node:url";
import type { CorpusFile } from "../store/file/corpus-file.ts";
import { openCorpusFile } from "./files/corpus-file.ts";
import { PACKAGE_ROOT } from "./package-root.ts";

/**
 * Path of the starter corpus that is part of the package: digests, written for Headnote, of several hundred US and Indian
 * cases, statutes and Acts.
 */
export const STARTER_CORPUS: string = fileURLToPath(new URL("dist/starter.sqlite", PACKAGE_ROOT));

/**
 * Opens the starter corpus that is part of the package.
 * @throws EngineError `corpus_unavailable` if the file is missing; in a checkout, `npm run build` creates it
 *
 * @example
 * ```ts
 * import { openEngine } from "headnote";
 * import { openStarterCorpus } from "headnote/node";
 *
 * const engine = await openEngine(openStarterCorpus());
 * const { data } = await engine.corpus.stats();
 * console.log(data.cases > 300); // true
 * await engine.close();
 * ```
 */
export function openStarterCorpus(): CorpusFile {
  return openCorpusFile(STARTER_CORPUS);
}
